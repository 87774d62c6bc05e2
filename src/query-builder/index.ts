/** The interactive query builder of the REST API: a query becomes an address, explained, copied, shared and sent. */
export {default as QueryBuilder} from './QueryBuilder';
