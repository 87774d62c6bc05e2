/** The interactive query builder of the REST API: turns a query into a URL, and explains, copies, shares, and sends it. */
export {default as QueryBuilder} from './QueryBuilder';
