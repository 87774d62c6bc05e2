/** Lists of changes as checklists, whose progress the browser keeps. */
export {useDoneChecks} from './doneChecks';
export {markdownOf} from './markdownOf';
export {default as Progress} from './Progress';
