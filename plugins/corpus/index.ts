/** The docs of this site: the corpus with the site's components, in the order of its sidebars. */
export {breakingChangesOf, BREAKING_CHANGES} from './breakingChanges';
export {loadedCorpus, type LoadedCorpus, type PlacedPage} from './loaded';
export {createCorpusReader, parseCorpus, sharedCorpusReader} from './reader';
export {renderingFiles} from './site';
