import type {Core, UID} from '@strapi/strapi';
import {errors} from '@strapi/utils';

const LIST = 'plugin::reading-list.list' as UID.ContentType;

export default ({strapi}: {strapi: Core.Strapi}) => ({
  findOf(reader: string) {
    return strapi.documents(LIST).findMany({
      filters: {reader: {documentId: reader}},
      populate: {books: {fields: ['title']}},
    });
  },

  async create(reader: string, name: string, books: string[]) {
    const {isOpen} = await strapi.plugin('reading-list').service('settings').get();
    if (!isOpen) throw new errors.ForbiddenError('New lists are closed');

    const max = strapi.plugin('reading-list').config<number>('maxBooks');
    if (books.length > max) throw new errors.ValidationError(`A list can have at most ${max} books`);

    return strapi.documents(LIST).create({data: {name, reader, books}});
  },

  remove(documentId: string) {
    return strapi.documents(LIST).delete({documentId});
  },

  count() {
    return strapi.documents(LIST).count({});
  },
});
