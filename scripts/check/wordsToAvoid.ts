import {GAP, STATUS} from 'docs-corpus/marks';

export interface WordsToAvoid {
  /** With the flag g. */
  words: RegExp;
  /** Completes the message after the quoted words: `"simply" …`. */
  why: string;
  fix: string;
  /** Ignores paragraphs, headings, and cells that match this pattern. */
  unless?: RegExp;
  /** Paragraphs in which it finds one fault each, and similar ones in which it finds none. Tests run them all. */
  finds: readonly string[];
  misses: readonly string[];
}

const ITEM = String.raw`(?:[${GAP}${STATUS}]+|[\w’'-]+)`;

/** The words to avoid, with the reason and what to write instead. */
export const WORDS_TO_AVOID: readonly WordsToAvoid[] = [
  // Filler words.
  {
    words: /\b(?:simply|easy|easily|obviously|of course)\b/gi,
    why: 'suggests that a reader who is stuck is at fault',
    fix: 'Remove it',
    finds: ["It's easy to use.", 'Of course it works.'],
    misses: ['An easement.', 'The course is over.'],
  },
  {
    words: /\bjust\b(?!-in-time)/gi,
    why: 'makes light of what the reader has to do',
    fix: 'Remove it, or write "only"',
    finds: ['Just open it.'],
    misses: ['A just-in-time compiler.', 'Adjust it.'],
  },
  {
    words: /\bplease\b/gi,
    why: "isn't needed in instructions",
    fix: 'Remove it',
    finds: ['Please sign in.'],
    misses: ['It pleases everyone.'],
  },
  {
    words:
      /\b(?:powerful|seamless(?:ly)?|effortless(?:ly)?|blazing(?:ly)?[ -]fast|cutting[ -]edge|world-class|best-in-class|state[ -]of[ -]the[ -]art|game[ -]chang(?:er|ing)|revolutionary|awesome|amazing(?:ly)?)\b/gi,
    why: 'is praise, not information',
    fix: 'Say what it does, or remove it',
    finds: ['A powerful plugin.', 'A state-of-the-art editor.'],
    misses: ['Power it off.', 'The state of the editor is saved.'],
  },
  {
    words: /\b(?:utili[sz]e[sd]?|leverag(?:e[sd]?|ing))\b/gi,
    why: 'is a long word for a short one',
    fix: 'Write "use"',
    finds: ['It utilizes a cache.', 'They leverage hooks.'],
    misses: ['A utility function.', 'Use a lever.'],
  },
  {
    words: /\bin order to\b/gi,
    why: 'is three words for one',
    fix: 'Write "to"',
    finds: ['In order to sign in, add a token.'],
    misses: ['They are sorted in order of their dates.'],
  },
  {
    words: /\b(?:TODO|FIXME|TBD|lorem ipsum)\b/gi,
    why: 'marks what is not written yet',
    fix: 'Write it, or leave it out',
    finds: ['TODO: describe it.'],
    misses: ['A to-do list.'],
  },

  // One term for each concept.
  {
    words: /\bcontent types?\b(?! builder)/gi,
    why: 'is written with a hyphen when it is the noun',
    fix: 'Write "content-type"; the header is `Content-Type` in backticks, the kind of a file its media type',
    finds: ['Create a content type.'],
    misses: ['Create a content-type.', 'The Content-Type header.'],
  },
  {
    words: /\b(?!Content-Type Builder\b)[Cc]ontent[- ][Tt]ype [Bb]uilder\b/g,
    why: 'is the name of a screen',
    fix: 'Write "Content-Type Builder"',
    finds: ['Open the Content-type Builder.'],
    misses: ['Open the Content-Type Builder.'],
  },
  {
    words: /\b(?:collection|single)-types?\b/gi,
    why: 'is written in two words',
    fix: 'Write "collection type" or "single type"',
    finds: ['A collection-type has documents.', 'A single-type.'],
    misses: ['A collection type has documents.', 'A single type.'],
  },
  {
    words: /(?<!(?:garbage|Postman) )\bcollections?\b(?![ -]types?\b| of\b)/gi,
    why: 'can mean a collection type, its documents or a table',
    fix: 'Write "collection type", "documents" or "table"',
    finds: ['Query the collection.'],
    misses: ['A collection of hooks.', 'A Postman collection.', 'A collection type.'],
  },
  {
    words: /\b(?:back|front)[- ]ends?\b/gi,
    why: 'is written as one word',
    fix: 'Write "backend" or "frontend"',
    finds: ['The back-end starts.', 'The front end is fast.'],
    misses: ['The backend starts.', 'Go back, end the call.'],
  },
  {
    words: /\b[Aa]dmin Panel\b|\badministration panel\b/g,
    why: 'is the admin panel',
    fix: 'Write "admin panel"',
    finds: ['Open the Admin Panel.', 'The administration panel opens.'],
    misses: ['Open the admin panel.'],
  },
  {
    words: /\bStrapi v\d\b/gi,
    why: "isn't how the docs write a version",
    fix: 'Write "Strapi 5", "Strapi 4"',
    finds: ['Upgrade to Strapi v5.'],
    misses: ['Upgrade to Strapi 5.', 'Version v5.1 of the plugin.'],
  },
  {
    words: /\b(?:Node ?JS|NodeJs)\b/g,
    why: 'is another spelling of Node.js',
    fix: 'Write "Node.js"',
    finds: ['Install NodeJS.'],
    misses: ['Install Node.js.'],
  },
  {
    words: /\b(?:white|black)-?list(?:s|ed|ing)?\b/gi,
    why: 'is another word for an allowlist or a denylist',
    fix: 'Write "allowlist" or "denylist"',
    finds: ['Add it to the whitelist.', 'It is black-listed.'],
    misses: ['Add it to the allowlist.', 'A white list item.'],
  },
  {
    words: /\b(?:to|can|must|will) (?:setup|login|signup|logout)\b/gi,
    why: 'is a noun used as a verb',
    fix: 'Write it in two words',
    finds: ['You can login.'],
    misses: ['You can log in.', 'The login page.'],
  },

  // A list of three can also be a clause and two words: "With `a`, `b` and `c` fail."
  {
    words: new RegExp(`(?:${ITEM}, ){2,}${ITEM} (?:and|or) ${ITEM}`, 'g'),
    why: 'is a list without a comma before its last item',
    fix: 'Write a comma before the last "and" or "or"',
    finds: ['It has one, two, three and four.'],
    misses: ['It has one, two, and three.', 'With one, two and three fail.'],
  },
  {
    words: new RegExp(`\\b(?:takes?|accepts?|ignores?|such as) [${GAP}]+, [${GAP}]+ (?:and|or) [${GAP}]+`, 'g'),
    why: 'is a list without a comma before its last item',
    fix: 'Write a comma before the last "and" or "or"',
    finds: ['It takes `a`, `b` and `c`.'],
    misses: ['It takes `a`, `b`, and `c`.', 'It takes `a` and `b`.'],
  },
];
