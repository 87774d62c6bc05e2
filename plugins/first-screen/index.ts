export {rehypeFirstScreen} from './rehypeFirstScreen';
