import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Secrets with a form that no other text has. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'an access key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'an API key of Google': /\bAIza[\w-]{35}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{60,})\b/,
  'a token of GitLab': /\bglpat-[\w-]{20}/,
  'a token of npm': /\bnpm_[0-9A-Za-z]{36}\b/,
  'a token of Slack': /\bxox[abeoprs]-[\w-]{20,}/,
  'a key of SendGrid': /\bSG\.[\w-]{22}\.[\w-]{43}/,
  'a key of Stripe': /\b[rs]k_(?:live|test)_[0-9A-Za-z]{20,}/,
  'a key of OpenAI or Anthropic': /\bsk-(?:proj-|ant-)?[\w-]{32,}/,
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[\w+/]{32}/,
  'a JSON web token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]+/,
};

/** The header of all tokens that Strapi signs, and the payload of users 1 and 2 of the docs' samples, whose server is gone. */
const SAMPLES = /^eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9\.eyJ1c2VySWQiOiI[xy]In0\./;

const TEXT = /\.(?:css|html|js|json|map|md|svg|txt|webmanifest|xml)$/;

/** Reports texts of a built site that look like secrets, with a line for each file. */
export function findSecrets(buildDir: string): string[] {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => TEXT.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join(buildDir, name), 'utf8');
      const found = secretsIn(text);
      return found.length === 0
        ? []
        : [`${path.join(buildDir, name)}: contains ${found.join(' and ')}. Revoke it, and write a placeholder instead.`];
    });
}

/** Names what looks like a secret, with how it begins. */
export function secretsIn(text: string): string[] {
  return Object.entries(SECRETS).flatMap(([kind, pattern]) => {
    const matches = [...text.matchAll(new RegExp(pattern, 'g'))].map(([match]) => match);
    const secret = matches.find((match) => !SAMPLES.test(match));
    return secret === undefined ? [] : [`${kind} ("${secret.slice(0, 12)}…")`];
  });
}
