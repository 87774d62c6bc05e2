export {default} from '../../landing';
