export {default} from '../landing';
