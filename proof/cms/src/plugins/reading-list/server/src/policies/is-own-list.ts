import type {Core, UID} from '@strapi/strapi';
import type {Context} from 'koa';

export default async (ctx: Pick<Context, 'state' | 'params'>, _config: unknown, {strapi}: {strapi: Core.Strapi}) => {
  const {user} = ctx.state;
  if (!user) return false;

  const found = await strapi.documents('plugin::reading-list.list' as UID.ContentType).count({
    filters: {documentId: ctx.params.id, reader: {documentId: user.documentId}},
  });
  return found > 0;
};
