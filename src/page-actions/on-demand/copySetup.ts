import {trackEvent} from '@site/src/analytics';
import {copyText} from '../../lib/clipboard';
import type {CopySetup} from './editorSetups';
import {tellOutcome, type Message, type Tell} from './Notice';

/** Copies what connects an editor to the docs and shows the reader the result. */
export function copySetup(setup: CopySetup, tell: Tell): void {
  void copy(setup).then((message) => tellOutcome(message, tell));
}

async function copy({label, text, copied}: CopySetup): Promise<Message> {
  try {
    await copyText(text);
    trackEvent('MCP Setup Copied', {editor: label});
    return {text: copied};
  } catch {
    return {text: `The browser blocked copying. Copy it here: ${text}`, isFailure: true};
  }
}
