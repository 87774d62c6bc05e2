import {callKind} from '../../../packages/docs-proof/src/samples/kinds';
import {callIdentity} from '../../../packages/docs-proof/src/samples/pairs';
import {parseNote} from '../../../packages/docs-proof/src/samples/note';
import type {Sample} from '../../types';

/** Whether a call leaves the content unchanged. */
export function isReading(call: Sample): boolean {
  switch (callKind(call)) {
    case 'http':
    case 'curl':
      return /^(?:GET|HEAD)\n/.test(callIdentity(call) ?? '');
    case 'graphql':
      return !/\bmutation\b/.test(call.text);
    case 'note': {
      const note = parseNote(call.text, call.hints.file !== undefined).call;
      return note.kind === 'boots' || (note.kind === 'http' && /^(?:GET|HEAD)\s/.test(note.text));
    }
    default:
      return false;
  }
}

/** Registrations in the running app aren't undone when the content is restored. */
const REGISTERS = /\.(?:use|subscribe|set|register|extend|on|once|add\w*)\(/;

export function changesApp(call: Sample): boolean {
  const kind = callKind(call);
  return (kind === 'snippet' || kind === 'note') && REGISTERS.test(call.text);
}
