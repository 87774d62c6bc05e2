import list from './list';
import settings from './settings';

export default {list, settings};
