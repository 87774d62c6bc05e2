export {rehypeStaticHtml} from './rehypeStaticHtml';
