import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import correctMediaSyntax from 'remark-lint-correct-media-syntax';
import fencedCodeFlag from 'remark-lint-fenced-code-flag';
import hardBreakSpaces from 'remark-lint-hard-break-spaces';
import headingIncrement from 'remark-lint-heading-increment';
import jsxUniqueAttributeName from 'remark-lint-mdx-jsx-unique-attribute-name';
import noBlockquoteWithoutMarker from 'remark-lint-no-blockquote-without-marker';
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import noEmptyUrl from 'remark-lint-no-empty-url';
import noFileNameMixedCase from 'remark-lint-no-file-name-mixed-case';
import noHiddenTableCell from 'remark-lint-no-hidden-table-cell';
import noReferenceLikeUrl from 'remark-lint-no-reference-like-url';
import noShellDollars from 'remark-lint-no-shell-dollars';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import orderedListMarkerValue from 'remark-lint-ordered-list-marker-value';

/** What a writer does about a fault, by the rule that reports it. */
const FIXES = {
  'correct-media-syntax': 'Write [text](./file.md)',
  'fenced-code-flag': 'Write the language after the backticks: "text" for code without one',
  'hard-break-spaces': 'Remove the spaces, or start a new paragraph',
  'heading-increment': 'Remove a "#", or put a heading of the level above before it',
  'mdx-jsx-unique-attribute-name': 'Remove one of the two',
  'no-blockquote-without-marker': 'Put an empty line before the line if it isn\'t part of the quotation',
  'no-duplicate-definitions': 'Remove one of the two, or give it another label',
  'no-duplicate-headings': 'Give it another text, or its own ID: ## Heading {/* #my-id */}',
  'no-empty-url': 'Write the file that it leads to',
  'no-file-name-mixed-case': 'Rename the file: its name is part of its URL',
  'no-hidden-table-cell': 'Write "\\|" for a "|" in the text of a cell, or add a column',
  'no-reference-like-url': 'Write [text][label]',
  'no-shell-dollars': 'Remove "$", so that the commands can be pasted',
  'no-undefined-references': 'Add the line "[label]: ./file.md", or put code in backticks',
  'no-unused-definitions': 'Remove it, or link to it with [text][label]',
  'ordered-list-marker-value': 'Number the steps 1, 2, 3, or all of them 1',
};

/**
 * What remark-lint checks in pages. `npm run check` uses it, and editors with the extension mdxlint. Its rules for style only aren't
 * here, nor those that scripts/check does more for.
 *
 * @type {import('unified').Preset}
 */
export default {
  plugins: [
    // The syntax of pages, as in packages/corpus/src/parseMdx.ts.
    [remarkFrontmatter, ['yaml']],
    remarkDirective,
    remarkGfm,
    correctMediaSyntax,
    fencedCodeFlag,
    [hardBreakSpaces, {allowSpaces: false}],
    headingIncrement,
    jsxUniqueAttributeName,
    noBlockquoteWithoutMarker,
    noDuplicateDefinitions,
    noDuplicateHeadings,
    noEmptyUrl,
    noFileNameMixedCase,
    noHiddenTableCell,
    noReferenceLikeUrl,
    noShellDollars,
    noUndefinedReferences,
    noUnusedDefinitions,
    orderedListMarkerValue,
    remarkFixes,
  ],
};

/** Adds its fix to each message, and makes it an error, which `npm run check` fails with. */
function remarkFixes() {
  return (/** @type {import('mdast').Root} */ _tree, /** @type {import('vfile').VFile} */ {messages}) => {
    for (const message of messages) {
      message.note = FIXES[message.ruleId];
      message.fatal = true;
    }
  };
}
