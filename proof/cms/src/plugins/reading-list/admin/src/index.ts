import type {StrapiApp} from '@strapi/strapi/admin';
import {PluginIcon} from './components/PluginIcon';
import {PLUGIN_ID} from './pluginId';

const plugin: StrapiApp['appPlugins'][string] = {
  register(app) {
    app.addMenuLink({
      to: `plugins/${PLUGIN_ID}`,
      icon: PluginIcon,
      intlLabel: {id: `${PLUGIN_ID}.plugin.name`, defaultMessage: 'Reading lists'},
      Component: () => import('./pages/HomePage'),
      permissions: [{action: 'plugin::reading-list.read', subject: null}],
    });

    app.registerPlugin({id: PLUGIN_ID, name: PLUGIN_ID});
  },
};

export default plugin;
