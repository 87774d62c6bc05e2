export {QueryBuilder} from '../../query-builder';
