import type {EnglishRule} from 'docs-proof/claims/english';
import type {Span, Unit} from 'docs-proof/claims/units';

/** How pages name elements of the screen. */
export const SCREEN_NAMES = {
  /** What comes before a name that a reader acts on. */
  verb: {
    pattern:
      /\b(?:clicks?|clicking|opens?|opening|selects?|selecting|clears?|clearing|choose|chooses|choosing|fill in|fills in|filling in|ticks?|ticking|expands?|enable|disable|go to|switch to)\s+(?:on\s+|out\s+)?(?:the\s+|a\s+|your\s+)?(?:(?:role|button|tab|menu|field|checkbox|check box|option|section|link|item|entry|content-type|box|window|dialog|setting|action)s?\s+)?["“]?$/i,
    finds: ['Click ', 'Select the checkbox ', 'Go to the '],
    misses: ['It clicks and then ', 'Click twice, then '],
  },
  /** A kind of element before or after the name also marks it as a name: "the button **Save**", "the **Save** button". */
  kindBefore: {
    pattern: /\bthe (?:button|tab|menu|checkbox|check box|dropdown|toggle)s?\s+$/i,
    finds: ['Use the button ', 'Look at the tabs '],
    misses: ['Use a button ', 'The buttons are in '],
  },
  kindAfter: {
    pattern: /^\s+(?:button|tab|menu|checkbox|check box|dropdown|toggle|dialog)s?\b/i,
    finds: [' button is gray', ' checkbox'],
    misses: ['button', ' is a button'],
  },
  /** After a preposition of place, a capital letter distinguishes a name from emphasis: "in **Settings**". */
  placeBefore: {
    pattern: /\b(?:in|under|behind|from|into|of)\s+(?:the\s+)?$/i,
    finds: ['It is in ', 'Under the '],
    misses: ['It is ', 'In a '],
  },
  nameAlone: {
    pattern: /^\p{Lu}[^.:!?]*$/u,
    finds: ['Settings', 'API Tokens'],
    misses: ['never', 'Careful: data is lost.'],
  },
  /** Between two names. */
  joint: {
    pattern: /^\s*(?:,|>|→|(?:,\s*)?(?:and|or|then|and then|, then)|, then)\s*(?:the\s+)?$/i,
    finds: [' > ', ', and then the ', ' or '],
    misses: [' is next to ', ' and a '],
  },
} satisfies Record<string, EnglishRule>;

const PATH = /\s+>\s+/;

/** Names of UI elements: bold names after a verb such as "click", and those in a UI path such as **Settings > API Tokens**. */
export function screenNames({spans}: Unit): Pick<Span, 'text' | 'line'>[] {
  const names: Pick<Span, 'text' | 'line'>[] = [];
  let wasName: boolean = false;
  let before = '';
  for (const [index, span] of spans.entries()) {
    if (span.kind !== 'bold') {
      // Punctuation or an empty span between two names doesn't end the path.
      if (!SCREEN_NAMES.joint.pattern.test(span.text) && span.text.trim() !== '') wasName = false;
      before = span.kind === 'code' ? 'code' : `${before}${span.text}`;
      continue;
    }
    const next = spans[index + 1];
    const isPath =
      PATH.test(span.text) || (next?.kind === 'text' && /^\s*>\s*$/.test(next.text) && spans[index + 2]?.kind === 'bold');
    const ahead = before.replace(/\s+/g, ' ');
    const isKind =
      SCREEN_NAMES.kindBefore.pattern.test(ahead) || (next?.kind === 'text' && SCREEN_NAMES.kindAfter.pattern.test(next.text));
    const isName: boolean =
      wasName ||
      isPath ||
      SCREEN_NAMES.verb.pattern.test(ahead) ||
      isKind ||
      (SCREEN_NAMES.placeBefore.pattern.test(ahead) && SCREEN_NAMES.nameAlone.pattern.test(span.text));
    if (isName) names.push(...span.text.split(PATH).map((text) => ({text: text.replace(/\s+/g, ' ').trim(), line: span.line})));
    wasName = isName;
    before = '';
  }
  return names.filter(({text}) => isNameLike(text));
}

/** Symbols such as **+** have no text, and lowercase phrases are emphasis, not names. */
function isNameLike(text: string): boolean {
  return /\p{L}/u.test(text) && !/^\p{Ll}\S*(?: \S+){2,}$/u.test(text);
}
