import {namesIn, type CoverageList} from './list';

const S3 = '@strapi/provider-upload-aws-s3/dist/index.d.ts';
const S3_KEYS = '@strapi/provider-upload-aws-s3/dist/utils.js';
const LOCAL = '@strapi/provider-upload-local/dist/index.js';
const SEND = 'koa-send/index.js';
const CLOUDINARY = 'cloudinary/types/index.d.ts';

/** Options that Strapi sets for `koa-send`. */
const OWN: ReadonlySet<string> = new Set(['root', 'maxAge']);

/** Options of the Media Library providers. */
export const UPLOAD_PROVIDER_LISTS: readonly CoverageList[] = [
  {
    name: 'providers.upload-s3',
    page: 'cms/configurations/media-library-providers/amazon-s3',
    column: 'Option',
    source: `${S3}, ${S3_KEYS}`,
    read: (cmsDir) => {
      const below = (prefix: string, type: string): string[] =>
        namesIn(cmsDir, S3, /^ {4}(\w+)\??:/gm, new RegExp(`interface ${type} \\{([\\s\\S]*?)\\n\\}`)).map(
          (name) => `${prefix}.${name}`,
        );
      const parents = new Set(['providerConfig.encryption', 'providerConfig.multipart']);
      return [
        ...namesIn(cmsDir, S3, /(\w+)(?=,| \})/g, /init\(\{([^}]*)\.\.\./).filter((name) => name !== 'providerConfig'),
        's3Options.credentials',
        ...namesIn(cmsDir, S3_KEYS, /(\w+): s3Options\.credentials\.\w+/g).map((name) => `s3Options.credentials.${name}`),
        ...below('s3Options.params', 'AWSParams'),
        ...below('providerConfig', 'ProviderConfig').filter((name) => !parents.has(name)),
        ...below('providerConfig.encryption', 'EncryptionConfig'),
        ...below('providerConfig.multipart', 'MultipartConfig'),
      ];
    },
  },
  {
    name: 'providers.upload-local',
    page: 'cms/configurations/media-library-providers/local-upload',
    column: 'Option',
    source: `${LOCAL}, ${SEND}, koa-static/index.js`,
    read: (cmsDir) => [
      ...namesIn(cmsDir, LOCAL, /(\w+):/g, /init \(\{([^}]*)\}/),
      ...[...namesIn(cmsDir, SEND, /opts\.(\w+)/g), ...namesIn(cmsDir, 'koa-static/index.js', /opts\.(\w+)/g)]
        .filter((name) => !OWN.has(name))
        .map((name) => `localServer.${name}`),
    ],
  },
  {
    name: 'providers.upload-cloudinary',
    page: 'cms/configurations/media-library-providers/cloudinary',
    column: 'Option',
    source: CLOUDINARY,
    read: (cmsDir) => namesIn(cmsDir, CLOUDINARY, /^ +(\w+)\?:/gm, /interface ConfigOptions \{([^}]*)\}/),
  },
];
