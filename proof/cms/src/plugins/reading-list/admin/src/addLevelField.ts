import type {StrapiApp} from '@strapi/strapi/admin';
import {PluginIcon} from './components/PluginIcon';
import {PLUGIN_ID} from './pluginId';

export const addLevelField = ({customFields}: StrapiApp) =>
  customFields.register({
    name: 'level',
    pluginId: PLUGIN_ID,
    type: 'string',
    icon: PluginIcon,
    intlLabel: {id: 'reading-list.level.label', defaultMessage: 'Reading level'},
    intlDescription: {id: 'reading-list.level.description', defaultMessage: 'How hard a book is to read'},
    components: {
      Input: () => import('./components/LevelInput').then(({LevelInput}) => ({default: LevelInput})),
    },
    options: {
      base: [
        {
          // @ts-expect-error The type has only the built-in names, while the panel also accepts "options.…".
          name: 'options.hasExpert',
          type: 'checkbox',
          intlLabel: {id: 'reading-list.level.expert', defaultMessage: 'Offer the level Expert'},
          description: {id: 'reading-list.level.expert.hint', defaultMessage: 'For books that need prior knowledge'},
          defaultValue: false,
        },
      ],
      advanced: [
        {
          sectionTitle: {id: 'global.settings', defaultMessage: 'Settings'},
          items: [
            {
              name: 'required',
              type: 'checkbox',
              intlLabel: {id: 'form.attribute.item.requiredField', defaultMessage: 'Required field'},
              description: {
                id: 'form.attribute.item.requiredField.description',
                defaultMessage: "You won't be able to create an entry if this field is empty",
              },
            },
          ],
        },
      ],
    },
  });
