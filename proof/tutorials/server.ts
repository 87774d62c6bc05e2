import path from 'node:path';

/** Matches a command that starts Strapi and keeps running. */
export const isServer =
  /^(?:[A-Z_]+=\S+ )*(?:npx |npm run |npm |yarn |pnpm )?(?:run )?(?:strapi )?(?:develop|dev|start)(?: --[\w-]+)*$/;

/** What a server prints when it accepts requests. */
export const STARTED = 'Strapi started successfully';

/** Whether `strapi develop` restarts when the file changes. The ignore list is in @strapi/strapi/dist/src/node/develop.js. */
export function isWatched(name: string): boolean {
  const isLeftOut =
    /^\.\.|(?:^|\/)\.|^src\/admin\/|(?:^|\/)(?:node_modules|documentation|build|dist|logs?|public|exports)(?:\/|$)|\.d\.ts$|\.log$/;
  return !isLeftOut.test(path.posix.normalize(name));
}
