/** The public entry point of Ask AI. It is small: the modal, its Markdown, and its engines load on first intent. */
export {default as AskAi} from './AskAi';
export {default as AskAiButton} from './AskAiButton';
export {askAboutCode} from './askAboutCode';
export {hasAiService} from './aiService';
