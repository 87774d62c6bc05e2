import {unified} from 'unified';
import {VFile} from 'vfile';
import * as z from 'zod';
import rules from '../../docs/.mdxlintrc.mjs';
import type {SourceFile} from 'docs-corpus';
import type {Fault} from './finding';

const linter = unified().use(rules).freeze();

/** Another place that a fault involves. */
const cause = z.object({line: z.number()});

/** Checks a page with the rules of remark-lint in docs/.mdxlintrc.mjs, which editors use too. Doesn't parse it again. */
export function checkWithRemarkLint({file, text, root}: Pick<SourceFile, 'file' | 'text' | 'root'>): Fault[] {
  const page = new VFile({path: file, value: text});
  linter.runSync(root, page);
  return page.messages.map((message) => {
    const other = cause.safeParse(message.cause);
    return {
      // A fault of the file's name has no line.
      line: message.line ?? 1,
      reason: other.success ? `${message.reason}: see line ${other.data.line}` : message.reason,
      fix: message.note ?? '',
    };
  });
}
