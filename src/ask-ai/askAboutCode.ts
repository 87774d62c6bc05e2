import {openAskAi} from './modalState';

/** Leaves room for what readers add. */
const MAX_CODE_LENGTH = 3000;

/** Opens Ask AI with a question about a block of code, which readers can change before they send it. */
export function askAboutCode(code: string): void {
  openAskAi('code', `Explain this code:\n\n${code.length > MAX_CODE_LENGTH ? `${code.slice(0, MAX_CODE_LENGTH)}…` : code}`);
}
