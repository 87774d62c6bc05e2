import type {Core, UID} from '@strapi/strapi';

export default async ({strapi}: {strapi: Core.Strapi}) => {
  await strapi.service('admin::permission').actionProvider.registerMany([
    {section: 'plugins', displayName: 'Read', uid: 'read', pluginName: 'reading-list'},
    {section: 'plugins', displayName: 'Change settings', uid: 'settings', pluginName: 'reading-list'},
  ]);

  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    async beforeDelete({params}) {
      await strapi.db.query('plugin::reading-list.list' as UID.ContentType).deleteMany({where: {reader: params.where}});
    },
  });
};
