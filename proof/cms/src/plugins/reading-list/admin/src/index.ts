import type {ContentManagerPlugin} from '@strapi/content-manager/strapi-admin';
import {PuzzlePiece} from '@strapi/icons';
import type {PluginDefinition} from '@strapi/strapi/admin';
import {ListsLink} from './components/ListsLink';
import {PluginIcon} from './components/PluginIcon';
import {extendContentManager} from './content-manager';
import {addShopColumn} from './content-manager/addShopColumn';
import {addLevelField} from './addLevelField';
import {CAN_CHANGE_SETTINGS, CAN_READ} from './permissions';
import {PLUGIN_ID} from './pluginId';
import {copied, saveCopied} from './store';
import {SUMMARY_HOOK} from './summaryHook';
import {getTranslation} from './utils/getTranslation';
import {prefixKeys} from './utils/prefixKeys';

const plugin: PluginDefinition = {
  register(app) {
    app.addMenuLink({
      to: `plugins/${PLUGIN_ID}`,
      icon: PluginIcon,
      intlLabel: {id: getTranslation('plugin.name'), defaultMessage: 'Reading lists'},
      Component: () => import('./pages/HomePage'),
      permissions: CAN_READ,
      position: 3,
    });

    app.addSettingsLink(
      {id: PLUGIN_ID, intlLabel: {id: getTranslation('plugin.name'), defaultMessage: 'Reading lists'}},
      {
        id: 'configuration',
        to: PLUGIN_ID,
        intlLabel: {id: getTranslation('settings.link'), defaultMessage: 'Configuration'},
        Component: () => import('./pages/SettingsPage'),
        permissions: CAN_CHANGE_SETTINGS,
      },
    );

    app.widgets.register({
      id: 'summary',
      pluginId: PLUGIN_ID,
      icon: PuzzlePiece,
      title: {id: getTranslation('plugin.name'), defaultMessage: 'Reading lists'},
      component: async () => (await import('./components/SummaryWidget')).SummaryWidget,
      permissions: CAN_READ,
    });

    addLevelField(app);
    app.createHook(SUMMARY_HOOK);
    app.addReducers({[PLUGIN_ID]: copied});
    app.addMiddlewares([saveCopied]);
    app.registerPlugin({id: PLUGIN_ID, name: PLUGIN_ID});
  },

  bootstrap({getPlugin, registerHook}) {
    const contentManager = getPlugin('content-manager');

    contentManager.injectComponent('listView', 'actions', {name: 'lists-link', Component: ListsLink});
    extendContentManager(contentManager.apis as ContentManagerPlugin['config']['apis']);
    registerHook('Admin/CM/pages/ListView/inject-column-in-table', addShopColumn);
  },

  registerTrads({locales}) {
    return Promise.all(
      locales.map(async (locale) => {
        try {
          const {default: data} = await import(`./translations/${locale}.json`);
          return {locale, data: prefixKeys(data)};
        } catch {
          return {locale, data: {}};
        }
      }),
    );
  },
};

export default plugin;
