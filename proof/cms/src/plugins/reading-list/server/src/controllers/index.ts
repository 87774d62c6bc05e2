import list from './list';
import panel from './panel';

export default {list, panel};
