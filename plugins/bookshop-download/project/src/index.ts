import type {Core} from '@strapi/strapi';
import {seed} from './seed';

export default {
  /** Creates the content at the first start. From then on, it's yours: what you change or delete isn't created again. */
  async bootstrap({strapi}: {strapi: Core.Strapi}) {
    const store = strapi.store({type: 'app', name: 'bookshop'});
    if (await store.get({key: 'seeded'})) return;
    strapi.log.info('Creating the content of the bookshop …');
    await seed(strapi);
    await store.set({key: 'seeded', value: true});
  },
};
