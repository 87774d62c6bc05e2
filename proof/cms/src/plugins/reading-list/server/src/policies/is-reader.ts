import type {Context} from 'koa';

/** API tokens have no user, and so no lists. */
export default (ctx: Pick<Context, 'state'>) => Boolean(ctx.state.user);
