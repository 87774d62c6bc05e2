/** A kind of name, with a page of its own below `/reference`. */
export interface Kind {
  /** `environment-variables` */
  id: string;
  title: string;
  /** A sentence about its contents, for the overview. */
  about: string;
  /** Matches a list and a name of it: `telemetry.switches uuid`. */
  matches: RegExp;
}

/** A name has the first kind that matches. */
export const KINDS: readonly Kind[] = [
  {
    id: 'environment-variables',
    title: 'Environment variables',
    about: 'What Strapi and the files of a new project read from the environment.',
    matches: /^(?:environment|admin-panel\.variables) | STRAPI_/,
  },
  {
    id: 'settings',
    title: 'Settings',
    about: 'Keys of the files in config, settings of plugins, and options of the admin panel.',
    matches:
      /^(?:config\.(?!methods|types)|plugins\.|graphql\.options|migrations\.|users-permissions\.settings|telemetry\.|admin-app(?:\.config)? )/,
  },
  {
    id: 'middlewares-providers',
    title: 'Middlewares, providers, and their options',
    about: 'Middlewares, upload and email providers with their options, and sign-in providers.',
    matches: /^(?:middlewares|providers\.|users-permissions\.providers)/,
  },
  {
    id: 'commands',
    title: 'Commands, generators, and codemods',
    about: 'Commands of Strapi, Strapi Cloud, the upgrade tool, and the Plugin SDK.',
    matches: /^(?:cli\.(?:strapi|cloud|upgrade|sdk-plugin|generators)|codemods) /,
  },
  {id: 'flags', title: 'Flags', about: 'Flags of all commands.', matches: /^cli\./},
  {id: 'events', title: 'Events', about: 'Events that webhooks send.', matches: /^webhooks\.events /},
  {id: 'errors', title: 'Errors', about: 'Error classes of Strapi and of its client library.', matches: /^(?:client\.)?errors /},
  {
    id: 'hooks',
    title: 'Hooks',
    about: 'Lifecycle hooks, functions that Strapi calls, and hooks and zones of the admin panel.',
    matches: /^(?:lifecycles|admin-panel\.hooks|src\.functions|content-manager\.injection-zones) /,
  },
  {
    id: 'permissions',
    title: 'Permissions',
    about: 'Actions that a role in the admin panel can have, and built-in conditions.',
    matches: /^permissions\./,
  },
  {
    id: 'routes',
    title: 'Routes and operations',
    about: 'Routes of the REST API, and operations of the GraphQL API.',
    matches: /^(?:rest\.(?:routes|upload|i18n)|graphql\.operations) /,
  },
  {
    id: 'parameters',
    title: 'Parameters, operators, and options',
    about: 'Parameters of each API, filter operators, and options of functions, routes, and jobs.',
    matches:
      /^(?:\S+\.parameters|\S+\.operators|rest\.filters|client\.options|backend\.route\S+|cron\.(?:options|fields)|rbac\.conditions|transactions\.|admin-panel\.widgets\.options)/,
  },
  {
    id: 'methods',
    title: 'Methods and functions',
    about: 'Functions that code calls or overrides, in the backend, the admin panel, and a frontend.',
    matches:
      /^(?:\S+\.methods|\S+\.functions|backend\.|admin-panel\.(?:api|app)|content-manager\.apis|cron\.job|admin-app\.bootstrap)/,
  },
  {
    id: 'content-model',
    title: 'Schemas and types',
    about: 'Keys of a schema, field types with their options, and types of the configuration.',
    matches: /^(?:schema\.keys|attributes|config\.types)/,
  },
  {
    id: 'admin-panel',
    title: 'Languages, widgets, and colors of the admin panel',
    about: 'Codes of its languages, its widgets, and the keys and colors of its theme.',
    matches: /^(?:admin-app\.locales|admin-panel\.widgets|theme)/,
  },
];
