export {firstPaintWork} from './firstPaint';
export {rehypeFirstScreen} from './rehypeFirstScreen';
