import {parseNote} from 'docs-proof/samples/note';
import type {Sample} from 'docs-proof/types';

/** Whether a call leaves the content unchanged. */
export function isReading(call: Sample): boolean {
  switch (call.calls) {
    case 'http':
    case 'curl':
      return /^(?:GET|HEAD)\n/.test(call.request ?? '');
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
  const kind = call.calls;
  return (kind === 'snippet' || kind === 'note') && REGISTERS.test(call.text);
}
