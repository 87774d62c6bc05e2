import {createHash} from 'node:crypto';
import path from 'node:path';
import {expect, it} from 'vitest';
import * as z from 'zod';
import {parseCorpus} from '../corpus';
import {readSkills, skillFiles} from './skillFiles';

const files = skillFiles(readSkills(parseCorpus(path.join(import.meta.dirname, '../../docs')), '5.54.0'));
const textAt = (url: string): string => files.find((file) => file.url === url)?.text() ?? '';

const index = z
  .object({
    $schema: z.string(),
    skills: z.array(
      z.object({name: z.string(), type: z.string(), description: z.string(), url: z.string(), digest: z.string()}).strict(),
    ),
  })
  .strict()
  .parse(JSON.parse(textAt('/.well-known/agent-skills/index.json')));
const skills = index.skills.map((skill) => ({...skill, text: textAt(skill.url)}));

it('lists at least nine skills in an index that follows discovery 0.2.0', () => {
  expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(skills.length).toBeGreaterThanOrEqual(9);
  expect(new Set(skills.map(({name}) => name)).size).toBe(skills.length);
});

it.each(skills)(
  'offers $name with a name, a description, and the digest of its bytes',
  ({name, type, description, digest, text}) => {
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(name.length).toBeLessThanOrEqual(64);
    expect(type).toBe('skill-md');
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(1024);
    expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
  },
);

it.each(skills)(
  'writes $name with its name and description at the top, in less than 1,200 words',
  ({name, description, text}) => {
    expect(
      text.startsWith(
        `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\nmetadata:\n  strapi: "5.54.0"\n---\n\n# `,
      ),
    ).toBe(true);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(1200);
    expect(text).not.toMatch(/<[A-Z]|\{\/\*/);
  },
);

it('serves the overview at /skill.md, with a link to every other skill', () => {
  const overview = textAt('/skill.md');
  expect(overview).toBe(textAt('/.well-known/agent-skills/strapi/SKILL.md'));
  for (const {name} of skills) if (name !== 'strapi') expect(overview).toContain(`\`${name}\``);
});
