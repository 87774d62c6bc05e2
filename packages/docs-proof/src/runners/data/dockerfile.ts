import {validate} from 'dockerfile-utils';
import type {SyntaxFault} from './parsers';

/** Errors and warnings of the linter, followed by unknown stages in COPY instructions. */
export function dockerfile(text: string): SyntaxFault[] {
  const linted = validate(text).map(({message, range}) => ({
    message: typeof message === 'string' ? message : message.value,
    line: range.start.line,
  }));
  return [...linted, ...unknownStages(text)];
}

/** Docker would pull a misspelled stage as an image. Images have a tag or a path. */
function unknownStages(text: string): SyntaxFault[] {
  const stages = new Set<string>();
  let count = 0;
  return text.split('\n').flatMap((content, line): SyntaxFault[] => {
    if (/^FROM\s/i.test(content)) {
      stages.add(String(count++));
      const name = /\sAS\s+(\S+)/i.exec(content)?.[1];
      if (name !== undefined) stages.add(name);
    }
    const from = /^(?:COPY|ADD)\s.*--from=([^\s/:$]+)(?=\s)/i.exec(content)?.[1];
    return from === undefined || stages.has(from) ? [] : [{line, message: `No stage before this line is named "${from}"`}];
  });
}
