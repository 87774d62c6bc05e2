/** Everything behind the buttons; loads when one is about to be used. */
export {tellCopiedPage} from './copyPage';
export {tellCopiedLink} from './copySectionLink';
export {default as PageMenu} from './PageMenu';
export {fetchMarkdown} from './fetchMarkdown';
