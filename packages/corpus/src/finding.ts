import {inspect} from 'node:util';
import {VFileMessage} from 'vfile-message';

/** A fault in a file, with its fix. Its message is one line: `docs/cms/intro.md:12: Fault. Fix.` */
export class Finding extends VFileMessage {
  declare readonly file: string;
  declare readonly line: number;
  /** What to do. */
  declare readonly note: string;

  /**
   * @param file path relative to the site
   * @param line 1-based
   * @param reason what is wrong
   */
  constructor(file: string, line: number, reason: string, fix: string) {
    super(reason, {place: {line, column: 1}});
    this.file = file;
    this.note = fix;
    this.fatal = true;
    this.message = `${file}:${line}: ${sentence(reason)} ${fix}`.replace(/\s*\n\s*/g, ' ').trimEnd();
  }

  /** Docusaurus prints errors with their properties, which repeat the message. */
  [inspect.custom](): string {
    return this.message;
  }
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** By file, then by line. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
