import type {Core} from '@strapi/strapi';
import {errors} from '@strapi/utils';
import type {Context} from 'koa';

export default ({strapi}: {strapi: Core.Strapi}) => ({
  async summary(ctx: Context) {
    const lists = await strapi.plugin('reading-list').service('list').count();
    ctx.body = {lists, maxBooks: strapi.plugin('reading-list').config('maxBooks')};
  },

  async getSettings(ctx: Context) {
    ctx.body = await strapi.plugin('reading-list').service('settings').get();
  },

  async updateSettings(ctx: Context) {
    const {isOpen} = ctx.request.body ?? {};
    if (typeof isOpen !== 'boolean') throw new errors.ValidationError('isOpen must be true or false');

    ctx.body = await strapi.plugin('reading-list').service('settings').set({isOpen});
  },
});
