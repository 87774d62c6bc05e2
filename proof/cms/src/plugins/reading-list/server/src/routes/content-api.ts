const ofReader = {policies: ['is-reader'], middlewares: ['plugin::reading-list.no-store']};

export default () => ({
  type: 'content-api',
  routes: [
    {method: 'GET', path: '/lists', handler: 'list.find', config: ofReader},
    {method: 'POST', path: '/lists', handler: 'list.create', config: ofReader},
    {method: 'DELETE', path: '/lists/:id', handler: 'list.delete', config: {policies: ['is-own-list']}},
  ],
});
