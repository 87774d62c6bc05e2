import schema from './list/schema.json';

export default {
  list: {schema},
};
