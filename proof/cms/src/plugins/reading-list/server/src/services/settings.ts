import type {Core} from '@strapi/strapi';

export interface Settings {
  isOpen: boolean;
}

export default ({strapi}: {strapi: Core.Strapi}) => {
  const store = () => strapi.store({type: 'plugin', name: 'reading-list', key: 'settings'});

  return {
    async get() {
      return ((await store().get({})) ?? {isOpen: true}) as Settings;
    },

    async set(settings: Settings) {
      await store().set({value: settings});
      return settings;
    },
  };
};
