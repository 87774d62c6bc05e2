/** Copying, linking, sharing, and rating a page. The menu and the form are loaded when a reader points at them. */
export {default as PageActions} from './PageActions';
export {default as PageFeedback} from './feedback/PageFeedback';
export {loadOnDemand} from './loadOnDemand';
