export default () => ({
  type: 'content-api',
  routes: [
    {method: 'GET', path: '/lists', handler: 'list.find', config: {middlewares: ['plugin::reading-list.no-store']}},
    {method: 'POST', path: '/lists', handler: 'list.create'},
    {method: 'DELETE', path: '/lists/:id', handler: 'list.delete', config: {policies: ['is-own-list']}},
  ],
});
