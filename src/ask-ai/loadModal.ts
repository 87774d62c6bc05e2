/** Can be tried again when it fails. */
export const loadModal = () => import('./modal/AskAiModal');

/** For hover, focus and touch: a failure shows when the modal is really opened. */
export function prepareAskAi(): void {
  loadModal().then(
    ({prepareAnswers}) => prepareAnswers(),
    () => {},
  );
}
