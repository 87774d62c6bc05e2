import type {Core} from '@strapi/strapi';

export default ({strapi}: {strapi: Core.Strapi}) => {
  strapi.customFields.register({
    name: 'level',
    plugin: 'reading-list',
    type: 'string',
    inputSize: {default: 4, isResizable: true},
  });

  strapi.documents.use((context, next) => {
    const {data} = context.params as {data?: {name?: unknown}};

    if (String(context.uid) === 'plugin::reading-list.list' && typeof data?.name === 'string') {
      data.name = data.name.trim();
    }

    return next();
  });
};
