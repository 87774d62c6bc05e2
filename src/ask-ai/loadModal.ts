import {onIntent} from '@site/src/lib/onIntent';

const importModal = () => import('./modal/AskAiModal');

/** Can be called again after a failure. */
export const loadModal = async () => (await importModal()).default;

/** For the buttons that open the modal. */
export const askAiIntent = onIntent(async () => (await importModal()).prepareAnswers());
