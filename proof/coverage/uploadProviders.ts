import {membersOf} from './declarations';
import {names, namesIn, type CoverageLists} from './list';

const S3 = '@strapi/provider-upload-aws-s3/dist/index.d.ts';
const S3_KEYS = '@strapi/provider-upload-aws-s3/dist/utils.js';
const LOCAL = '@strapi/provider-upload-local/dist/index.js';
const SEND = 'koa-send/index.js';

/** Options that have options themselves. */
const S3_OBJECTS: ReadonlySet<string> = new Set(['providerConfig.encryption', 'providerConfig.multipart']);

/** Options that Strapi sets for `koa-send`. */
const OWN: ReadonlySet<string> = new Set(['root', 'maxAge']);

/** Options of the Media Library providers. */
export const UPLOAD_PROVIDER_LISTS: CoverageLists = {
  'providers.upload-s3': {
    page: 'cms/configurations/media-library-providers/amazon-s3',
    column: 'Option',
    source: `${S3}, ${S3_KEYS}`,
    read: (cmsDir) => [
      ...namesIn(cmsDir, S3, /(\w+)(?=,| \})/g, /init\(\{([^}]*)\.\.\./).filter((name) => name !== 'providerConfig'),
      's3Options.credentials',
      ...namesIn(cmsDir, S3_KEYS, /(\w+): s3Options\.credentials\.\w+/g).map((name) => `s3Options.credentials.${name}`),
      ...membersOf(cmsDir, S3, 'AWSParams', 's3Options.params.'),
      ...membersOf(cmsDir, S3, 'ProviderConfig', 'providerConfig.').filter((name) => !S3_OBJECTS.has(name)),
      ...membersOf(cmsDir, S3, 'EncryptionConfig', 'providerConfig.encryption.'),
      ...membersOf(cmsDir, S3, 'MultipartConfig', 'providerConfig.multipart.'),
    ],
  },
  'providers.upload-local': {
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
  'providers.upload-cloudinary': {
    page: 'cms/configurations/media-library-providers/cloudinary',
    column: 'Option',
    source: 'cloudinary/types/index.d.ts',
    read: names(/^ +(\w+)\?:/gm, /interface ConfigOptions \{([^}]*)\}/),
  },
};
