/** The door of Ask AI. What it gives away is small; the modal, its Markdown and its engines load on first intent. */
export {default as AskAi} from './AskAi';
export {default as AskAiButton} from './AskAiButton';
