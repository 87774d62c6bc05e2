/** Everything behind the buttons; loads when one is about to be used. */
export {copyPage} from './copyPage';
export {copySectionLink} from './copySectionLink';
export {default as PageMenu} from './PageMenu';
export {fetchMarkdown} from './fetchMarkdown';
