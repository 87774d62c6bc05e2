const allowed = (action: string) => ({
  policies: [
    'admin::isAuthenticatedAdmin',
    {name: 'admin::hasPermissions', config: {actions: [`plugin::reading-list.${action}`]}},
  ],
});

export default () => ({
  type: 'admin',
  routes: [
    {method: 'GET', path: '/summary', handler: 'panel.summary', config: allowed('read')},
    {method: 'GET', path: '/settings', handler: 'panel.getSettings', config: allowed('settings')},
    {method: 'PUT', path: '/settings', handler: 'panel.updateSettings', config: allowed('settings')},
  ],
});
