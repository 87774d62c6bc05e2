/** The door of what readers can do with a page: copy, link, hand on, rate. Menu and form load on first intent. */
export {default as PageActions} from './PageActions';
export {default as PageFeedback} from './feedback/PageFeedback';
export {loadOnDemand} from './loadOnDemand';
