import type {Core, UID} from '@strapi/strapi';
import {errors} from '@strapi/utils';
import type {Context} from 'koa';

export default ({strapi}: {strapi: Core.Strapi}) => {
  const lists = () => strapi.plugin('reading-list').service('list');
  const clean = (data: unknown, ctx: Context) =>
    strapi.contentAPI.sanitize.output(data, strapi.contentType('plugin::reading-list.list' as UID.ContentType), {
      auth: ctx.state.auth,
    });

  return {
    async find(ctx: Context) {
      const found = await lists().findOf(ctx.state.user.documentId);
      ctx.body = {data: await clean(found, ctx)};
    },

    async create(ctx: Context) {
      const {name, books = []} = ctx.request.body?.data ?? {};
      if (typeof name !== 'string' || !Array.isArray(books)) throw new errors.ValidationError('A list needs a name');

      const list = await lists().create(ctx.state.user.documentId, name, books);
      ctx.status = 201;
      ctx.body = {data: await clean(list, ctx)};
    },

    async delete(ctx: Context) {
      await lists().remove(ctx.params.id);
      ctx.status = 204;
    },
  };
};
