import {itemsOf, namesIn, type CoverageList} from './list';

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
          ({key}) => `${prefix}.${key}`,
        );
      const parents = new Set(['providerConfig.encryption', 'providerConfig.multipart']);
      return itemsOf([
        ...namesIn(cmsDir, S3, /(\w+)(?=,| \})/g, /init\(\{([^}]*)\.\.\./)
          .map(({key}) => key)
          .filter((key) => key !== 'providerConfig'),
        's3Options.credentials',
        ...namesIn(cmsDir, S3_KEYS, /(\w+): s3Options\.credentials\.\w+/g).map(({key}) => `s3Options.credentials.${key}`),
        ...below('s3Options.params', 'AWSParams'),
        ...below('providerConfig', 'ProviderConfig').filter((key) => !parents.has(key)),
        ...below('providerConfig.encryption', 'EncryptionConfig'),
        ...below('providerConfig.multipart', 'MultipartConfig'),
      ]);
    },
  },
  {
    name: 'providers.upload-local',
    page: 'cms/configurations/media-library-providers/local-upload',
    column: 'Option',
    source: `${LOCAL}, ${SEND}, koa-static/index.js`,
    read: (cmsDir) =>
      itemsOf([
        ...namesIn(cmsDir, LOCAL, /(\w+):/g, /init \(\{([^}]*)\}/).map(({key}) => key),
        ...[...namesIn(cmsDir, SEND, /opts\.(\w+)/g), ...namesIn(cmsDir, 'koa-static/index.js', /opts\.(\w+)/g)]
          .filter(({key}) => !OWN.has(key))
          .map(({key}) => `localServer.${key}`),
      ]),
  },
  {
    name: 'providers.upload-cloudinary',
    page: 'cms/configurations/media-library-providers/cloudinary',
    column: 'Option',
    source: CLOUDINARY,
    read: (cmsDir) => namesIn(cmsDir, CLOUDINARY, /^ +(\w+)\?:/gm, /interface ConfigOptions \{([^}]*)\}/),
  },
];
