/**
 * The allow-list of settings. A key that the type of a place doesn't declare is rejected, even if the type has an index
 * signature, unless the place is listed here.
 */
export interface Shape {
  /** A TypeScript type, as in the bookshop's code. */
  type: string;
  /** The package that declares or reads these keys. */
  source: string;
}

/** By file name in `config/`. Other files belong to the app. */
export const FILES: Readonly<Record<string, Shape>> = {
  server: {type: `import('@strapi/strapi').Core.Config.Server`, source: '@strapi/types/dist/core/config/server.d.ts'},
  admin: {type: `import('@strapi/strapi').Core.Config.Admin`, source: '@strapi/types/dist/core/config/admin.d.ts'},
  api: {type: `import('@strapi/strapi').Core.Config.Api`, source: '@strapi/types/dist/core/config/api.d.ts'},
  database: {type: `import('@strapi/strapi').Core.Config.Database`, source: '@strapi/types/dist/core/config/database.d.ts'},
  features: {type: `import('@strapi/strapi').Core.Config.Features`, source: '@strapi/types/dist/core/config/features.d.ts'},
  typescript: {type: `import('@strapi/strapi').Core.Config.TypeScript`, source: '@strapi/types/dist/core/config/typescript.d.ts'},
};

/** Places in a file whose declared type is too broad, by path. */
export const PLACES: Readonly<Record<string, Shape>> = {
  'server.http.serverOptions': {
    type: `import('http').ServerOptions`,
    source: '@strapi/core/dist/services/server/http-server.js gives them to http.createServer() of Node.js',
  },
  'server.logger.config': {
    type: `import('winston').LoggerOptions`,
    source: '@strapi/core/dist/Strapi.js gives them to winston.createLogger()',
  },
  'server.webhooks': {
    type: `{populateRelations?: boolean; defaultHeaders?: Record<string, string>}`,
    source: '@strapi/types/dist/core/config/server.d.ts, @strapi/core/dist/services/webhook-runner.js',
  },
  'server.cron.tasks': {type: 'unknown', source: 'named by the app'},
  'admin.auth.options': {
    type: `import('jsonwebtoken').SignOptions`,
    source: '@strapi/admin gives them to jsonwebtoken.sign()',
  },
  'admin.auth.sessions.options': {
    type: `import('jsonwebtoken').SignOptions`,
    source: '@strapi/admin gives them to jsonwebtoken.sign()',
  },
  'admin.auth.providers': {type: 'unknown[]', source: 'Passport strategies, which are made by code'},
  'admin.forgotPassword.emailTemplate': {
    type: '{subject?: string; text?: string; html?: string}',
    source: '@strapi/admin/dist/server/server/src/config/email-templates/forgot-password.js',
  },
  'database.connection': {
    type: `import('knex').Knex.Config`,
    source: '@strapi/database/dist/connection.js gives it to knex()',
  },
  'database.connection.connection': {
    type: `{filename?: string; host?: string; port?: number; database?: string; user?: string; password?: string; schema?: string;
      connectionString?: string; uri?: string; timezone?: string; charset?: string; socketPath?: string; application_name?: string;
      keepAlive?: boolean; connectionTimeoutMillis?: number; statement_timeout?: number; connectTimeout?: number; ssl?: boolean | {rejectUnauthorized?:
      boolean; key?: string; cert?: string; ca?: string; capath?: string; cipher?: string; passphrase?: string; servername?: string}}`,
    source: '@strapi/types/dist/core/config/database.d.ts, the drivers pg, mysql2 and better-sqlite3',
  },
};

/**
 * Settings of plugins: those in a plugin's defaults, and those that its code reads. Their declared type is `unknown`.
 */
export const PLUGINS: Readonly<Record<string, Shape & {package: string}>> = {
  'users-permissions': {
    package: '@strapi/plugin-users-permissions',
    type: `{jwtSecret?: string; jwt?: import('jsonwebtoken').SignOptions; jwtManagement?: 'legacy-support' | 'refresh';
      sessions?: {accessTokenLifespan?: number; maxRefreshTokenLifespan?: number; idleRefreshTokenLifespan?: number;
        maxSessionLifespan?: number; idleSessionLifespan?: number; httpOnly?: boolean;
        cookie?: {name?: string; secure?: boolean; sameSite?: 'strict' | 'lax' | 'none' | boolean; path?: string; domain?: string;
          maxAge?: number}};
      ratelimit?: {enabled?: boolean; interval?: number | {sec?: number; min?: number; hour?: number; day?: number; week?: number;
        month?: number; year?: number}; max?: number; delayAfter?: number; timeWait?: number | {sec?: number; min?: number};
        prefixKey?: string; whitelist?: unknown; store?: unknown; handler?: unknown};
      layout?: {user?: {actions?: Record<string, string>}}; register?: {allowedFields?: string[]};
      validationRules?: {validatePassword?: unknown}; callback?: {validate?: unknown}}`,
    source:
      'dist/server/config.js, controllers/auth.js, middlewares/rateLimit.js, utils/refresh-cookie-options.js of the package',
  },
  upload: {
    package: '@strapi/upload',
    type: `{enabled?: boolean; provider?: string; providerOptions?: unknown; sizeLimit?: number; actionOptions?: {upload?: unknown;
      uploadStream?: unknown; delete?: unknown}; sharp?: {cache?: boolean | object; concurrency?: number}; concurrentUploadSize?: number;
      concurrentUploadRequests?: number; breakpoints?: Record<string, number>; security?: {allowedTypes?: string[];
      deniedTypes?: string[]}}`,
    source: 'dist/server/config.js, services/image-manipulation.js, utils/mime-validation.js of the package',
  },
  email: {
    package: '@strapi/email',
    type: `{provider?: string; providerOptions?: unknown; settings?: {defaultFrom?: string; defaultReplyTo?: string; testAddress?:
      string}; ratelimit?: {enabled?: boolean; interval?: number | {sec?: number; min?: number; hour?: number; day?: number}; max?: number;
      delayAfter?: number; timeWait?: number | {sec?: number; min?: number}; prefixKey?: string; whitelist?: unknown;
      store?: unknown}}`,
    source: 'dist/server/config.js, controllers/email.js, middlewares/rateLimit.js of the package',
  },
  graphql: {
    package: '@strapi/plugin-graphql',
    type: `{shadowCRUD?: boolean; endpoint?: string; subscriptions?: boolean; maxLimit?: number; defaultLimit?: number; depthLimit?:
      number; playgroundAlways?: boolean; landingPage?: unknown; v4CompatibilityMode?: boolean;
      generateArtifacts?: boolean; artifacts?: {schema?: boolean | string; typegen?: boolean | string};
      apolloServer?: import('@apollo/server').ApolloServerOptions<object>}`,
    source: 'dist/server/config/default-config.js, bootstrap.js, services/content-api/index.js of the package',
  },
  documentation: {
    package: '@strapi/plugin-documentation',
    type: `{openapi?: string; info?: {version?: string; title?: string; description?: string; termsOfService?: string; contact?:
      {name?: string; email?: string; url?: string}; license?: {name?: string; url?: string}}; 'x-strapi-config'?: {plugins?: string[] |
      null; mutateDocumentation?: unknown}; servers?: unknown[]; externalDocs?: {description?: string; url?: string};
      security?: unknown[]; paths?: unknown; components?: unknown; tags?: unknown[]}`,
    source: 'dist/server/config/default-plugin-config.js of the package, OpenAPI 3.0',
  },
  sentry: {
    package: '@strapi/plugin-sentry',
    type: `{dsn?: string | null; sendMetadata?: boolean; init?: import('@sentry/node').NodeOptions}`,
    source: 'dist/server/config.js of the package, @sentry/node',
  },
  i18n: {package: '@strapi/i18n', type: '{}', source: 'the package reads no settings'},
  'content-manager': {package: '@strapi/content-manager', type: '{}', source: 'the package reads no settings'},
  'content-type-builder': {package: '@strapi/content-type-builder', type: '{}', source: 'dist/server/config.js of the package'},
  'content-releases': {package: '@strapi/content-releases', type: '{}', source: 'the package reads no settings'},
  'review-workflows': {package: '@strapi/review-workflows', type: '{}', source: 'the package reads no settings'},
  'color-picker': {package: '@strapi/plugin-color-picker', type: '{}', source: 'the package reads no settings'},
  cloud: {package: '@strapi/plugin-cloud', type: '{}', source: 'the package reads no settings'},
};

/** Options of the built-in middlewares, by name after `strapi::`. */
export const MIDDLEWARES: Readonly<Record<string, Shape>> = {
  body: {type: `import('koa-body').KoaBodyMiddlewareOptions`, source: '@strapi/core/dist/middlewares/body.d.ts'},
  compression: {
    type: `{filter?: unknown; threshold?: number | string; defaultEncoding?: string; br?: false | import('zlib').BrotliOptions;
      gzip?: false | import('zlib').ZlibOptions; deflate?: false | import('zlib').ZlibOptions}`,
    source: 'koa-compress/lib/index.js, koa-compress/lib/encodings.js',
  },
  cors: {type: `import('@strapi/core/dist/middlewares/cors').Config`, source: '@strapi/core/dist/middlewares/cors.d.ts'},
  errors: {type: '{}', source: '@strapi/core/dist/middlewares/errors.js'},
  favicon: {type: `{path?: string; maxAge?: number}`, source: '@strapi/core/dist/middlewares/favicon.js'},
  ip: {
    type: `Extract<import('koa-ip').KoaIPOptions, {handler?: unknown; whitelist?: unknown; blacklist?: unknown}>`,
    source: '@strapi/core/dist/middlewares/ip.d.ts',
  },
  logger: {type: '{}', source: '@strapi/core/dist/middlewares/logger.js'},
  poweredBy: {type: `{poweredBy?: string}`, source: '@strapi/core/dist/middlewares/powered-by.d.ts'},
  public: {type: `{maxAge?: number}`, source: '@strapi/core/dist/middlewares/public.js'},
  query: {type: `import('qs').IParseOptions`, source: '@strapi/core/dist/middlewares/query.js'},
  responseTime: {type: '{}', source: '@strapi/core/dist/middlewares/response-time.js'},
  responses: {type: `{handlers?: unknown}`, source: '@strapi/core/dist/middlewares/responses.js'},
  security: {
    type: `NonNullable<Parameters<import('koa-helmet').KoaHelmet>[0]>`,
    source: '@strapi/core/dist/middlewares/security.d.ts',
  },
  session: {type: `Partial<import('koa-session').SessionOptions>`, source: '@strapi/core/dist/middlewares/session.d.ts'},
};
