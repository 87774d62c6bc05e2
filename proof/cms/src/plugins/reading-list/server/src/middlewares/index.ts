import type {Context, Next} from 'koa';

/** Shared caches, such as a CDN, must not keep one reader's lists for another. */
const noStore = () => async (ctx: Context, next: Next) => {
  await next();
  ctx.set('Cache-Control', 'private, no-store');
};

export default {'no-store': noStore};
