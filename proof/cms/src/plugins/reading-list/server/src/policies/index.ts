import isOwnList from './is-own-list';

export default {'is-own-list': isOwnList};
