import {membersOf} from './declarations';
import {namesIn, product, textIn, withDefaults, type CoverageLists, type Item} from './list';

const PROVIDER = '@strapi/provider-email-';
const NODEMAILER = '@types/nodemailer/lib';
const MAILGUN = 'mailgun.js/Types/MailgunClient/MailgunClientOptions.d.ts';

/** Keys of an interface, indented by four spaces. */
const KEYS = /^ {4}(\w+)(?:\?|:|\()/gm;
const INDENTED_KEYS = /^ {8}(\w+)(?:\?|:|\()/gm;

/** Files that contain defaults, such as `options.port || 25`. */
const DEFAULTS: Readonly<Record<string, readonly string[]>> = {
  sendmail: [`${PROVIDER}sendmail/dist/direct-smtp.js`],
  Nodemailer: ['nodemailer/lib/smtp-connection/index.js', 'nodemailer/lib/smtp-pool/index.js'],
};

/** Options of each provider, by the heading of their table. */
const OPTIONS: Readonly<Record<string, (cmsDir: string) => string[]>> = {
  sendmail: (cmsDir) => {
    const file = `${PROVIDER}sendmail/dist/types.d.ts`;
    return [
      ...namesIn(cmsDir, file, KEYS, /interface ProviderSendmailOptions \{([^]*?)\n\}/).filter((key) => key !== 'dkim'),
      ...namesIn(cmsDir, file, /(\w+)\??:/g, /dkim\?: boolean \| \{([^}]*)\}/).map((key) => `dkim.${key}`),
    ];
  },
  // Nodemailer's types repeat the fields of an email, which it doesn't read from these options, and omit "dkim" and "proxy".
  Nodemailer: (cmsDir) => [
    ...namesIn(cmsDir, `${NODEMAILER}/smtp-connection/index.d.ts`, INDENTED_KEYS, /interface Options \{([^]*?)\n {4}\}/),
    ...namesIn(cmsDir, `${NODEMAILER}/smtp-pool/index.d.ts`, INDENTED_KEYS, /interface Options extends [^{]*\{([^]*?)\n {4}\}/),
    ...namesIn(cmsDir, `${PROVIDER}nodemailer/dist/index.js`, /if \(options\.(dkim|proxy)\) features/g),
  ],
  'Amazon SES': (cmsDir) => {
    const file = `${PROVIDER}amazon-ses/dist/utils.js`;
    return [
      ...namesIn(cmsDir, file, /(\w+),/g, /const \{([^}]*)\.\.\.clientConfig \} = providerOptions/),
      ...namesIn(cmsDir, file, /providerOptions\.(\w+)/g),
      ...namesIn(cmsDir, file, /credentials\.(\w+)/g, /const explicitCredentials = ([^;]*);/).map((key) => `credentials.${key}`),
    ].filter((key) => key !== 'credentials');
  },
  Mailgun: (cmsDir) => [
    ...namesIn(cmsDir, `${PROVIDER}mailgun/dist/index.js`, /providerOptions\.(\w+)/g),
    ...membersOf(cmsDir, MAILGUN, 'MailgunClientOptions'),
  ],
  SendGrid: (cmsDir) => namesIn(cmsDir, `${PROVIDER}sendgrid/dist/index.js`, /providerOptions\.(\w+)/g),
};

/** Options of the email providers. */
export const EMAIL_PROVIDER_LISTS: CoverageLists = {
  'providers.email': {
    page: 'cms/configurations/email-providers',
    column: 'Provider option',
    inHeading: Object.keys(OPTIONS).join('|'),
    source: `${PROVIDER}*, ${NODEMAILER}, ${MAILGUN}`,
    read: (cmsDir) =>
      Object.entries(OPTIONS).flatMap(([provider, read]) =>
        withDefaults(read(cmsDir), readDefaults(cmsDir, DEFAULTS[provider] ?? [])).map((item): Item =>
          typeof item === 'string' ? `${provider} ${item}` : [`${provider} ${item[0]}`, item[1]],
        ),
      ),
  },
};

/** Strings, numbers, and products of numbers, including those from named constants. */
function readDefaults(cmsDir: string, files: readonly string[]): Map<string, string> {
  const defaults = new Map<string, string>();
  for (const text of files.map((file) => textIn(cmsDir, file)))
    for (const [, key = '', value = ''] of text.matchAll(/options\.(\w+)\)? \|\| (\d+|'[^']+'|[A-Z_]+)/g)) {
      const [, constant = value] = new RegExp(`const ${value} = ([\\d *]+);`).exec(text) ?? [];
      defaults.set(key, /^\d/.test(constant) ? String(product(constant)) : constant.replaceAll("'", ''));
    }
  return defaults;
}
