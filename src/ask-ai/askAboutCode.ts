import {openAskAi} from './modalState';
import {questionAbout} from './questionAbout';

/** Opens Ask AI with a question about a block of code, which readers can change before they send it. */
export function askAboutCode(code: string): void {
  openAskAi('code', questionAbout(code));
}
