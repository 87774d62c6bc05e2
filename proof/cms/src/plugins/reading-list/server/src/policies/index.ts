import isOwnList from './is-own-list';
import isReader from './is-reader';

export default {'is-own-list': isOwnList, 'is-reader': isReader};
