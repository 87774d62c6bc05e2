import {STATUS} from 'docs-corpus/marks';
import {CODE} from './prose';
import type {WordsToAvoid} from './wordsToAvoid';

/** Subjects of permissions. */
const CALLER =
  '(?:who|whoever|anyone|anybody|everyone|everybody|nobody|no one|(?:the|a|every|each|this|that|any) (?:caller|visitor|role|token)|callers|visitors|strangers|roles|tokens|(?:public|authenticated) role|(?:read-only|custom|full-access|signed-in) (?:token|user)s?|api tokens?|public)';
const ACCESS =
  '(?:access|ask|call|change|create|delete|do|edit|filter|find|list|manage|open|populate|publish|query|read|register|see|send|set|sign|sort|update|upload|use|view|write)';
/** Recipients of requests. */
const SERVER =
  '(?:Strapi|(?:the )?(?:REST |GraphQL |content )?API|(?:the |a |your |every )?(?:server|endpoint|route|request|bookshop|service)s?|REST|GraphQL|Node\\.js)';
const THING =
  '(?:account|author|backup|book|collection type|component|content-type|directory|document|draft|entry|field|file|folder|page|project|relation|repository|role|row|schema|table|token|user|version)';

/** The terms and turns of phrase of STYLE.md, each with what to write instead. */
export const WORDS_TO_REPLACE: readonly WordsToAvoid[] = [
  // Requests and responses.
  {
    words: new RegExp(
      `\\banswer(?:s|ed|ing)? (?:with )?(?:an? |the )?(?:status )?(?:${STATUS}|[1-5]\\d\\d\\b)|\\banswer(?:s|ed|ing) with (?=an? |the |${CODE})`,
      'gi',
    ),
    why: "isn't the verb for a response",
    fix: 'Write "returns", as in "returns `404 Not Found`"',
  },
  {
    words: new RegExp(
      `\\b(?<!\\b(?:questions?|survey|form) to )${SERVER} (?:then |still |never |also |itself )?answer(?:s|ed)?\\b(?! (?:with )?(?:status )?(?:${STATUS}|[1-5]\\d\\d\\b))`,
      'gi',
    ),
    why: "isn't the verb for a response",
    fix: 'Write "returns" or "responds"',
  },
  {
    words:
      /(?<!\bsign(?:ing|ed)?[ -])\b(?:in|from|of|out of|to|body of|no|each|every|empty|bare) (?:the |an |each |every |its |their |one |own )?answers?\b(?! (?:to|from|in the forum|faster)\b)(?=[^?]*$)|\b(?:the|an|each|every|whose) answer (?=(?:has|have|holds?|contains?|repeats|shows)\b)|\b(?:the|an|each|every|its) answer is (?=(?:[1-5]\d\d|empty|an array|an object|one (?:object|entry)|the (?:body|published|draft|entry))\b)|^answers?(?: with)?$/gi,
    why: "isn't the term for a response",
    fix: 'Write "response"; of a method, "result"',
    unless: /\b(?:questions?|forum|survey|prompts?|asked?|installer)\b/i,
  },
  {
    words: new RegExp(
      `\\bg[ia]ves? (?:an? |the )?(?:status )?(?:${STATUS}|[1-5]\\d\\d\\b)|\\bgives? an (?:empty (?:list|array|object|body)|error)\\b`,
      'gi',
    ),
    why: "isn't the verb for a response",
    fix: 'Write "returns", as in "returns `404 Not Found`"',
  },
  {
    words: new RegExp(
      `\\bask(?:s|ed|ing)? (?:the |a |your )?(?:(?:REST |content )?API|server|endpoint|database|client library|(?:Document|Entity) Service|Query Engine|GraphQL)\\b(?! (?:team|administrator|owner))|\\bask(?:s|ed|ing)? for (?:(?:the |all |every |only )?(?:linked |published )?(?:drafts?|entries|reviews|fields|relations|translations?|locales?|versions?|total|pages?|rows?)|published)\\b|\\bunless (?:you ask|it is asked)(?: for (?:it|them))?\\b`,
      'gi',
    ),
    why: "isn't the verb for a request",
    fix: 'Write "request", "call" or "send a request to"',
  },
  {
    words:
      /(?<!\b(?:e-?mail|mail|IP|IPv[46]|MAC|network|loopback|remote|postal|street|billing|shipping|wallet|sender|reply-to|to|you|we|they|must|can|should|will|not) )\baddress(?:es)?\b(?! (?:bar|book|family|space|the|this|these|an?|all)\b)/gi,
    why: 'is only for email and IP addresses',
    fix: 'Write "URL", "path" or "endpoint"; or name it in full, "email address", "IP address"',
    unless:
      /\b(?:e-?mails?|IP|IPv[46]|loopback|SMTP|mailbox|senders?|recipients?|proxy|proxies|listens?|machine|network interface|client's)\b/i,
  },

  // One verb for each action.
  {
    words: /\b(?:mend(?:s|ed|ing)?|cure[sd]?|curing)\b/gi,
    why: "isn't the word for a fix",
    fix: 'Write "fix", "solution" or "workaround"',
  },
  {
    words: new RegExp(
      `\\bmak(?:es?|ing) (?:an?|another|new|one new) (?:[a-z-]+ )?${THING}s?\\b(?=[.,;:)]|$| (?:of|for|with|without|in|from|that|which|and|or|named|called|by|on|at|under|below|${CODE})\\b| ${CODE})|\\b${THING}s? (?:is|are|was|were) made\\b(?! (?:of|up|to|public|private|available|required|visible|unique)\\b)`,
      'gi',
    ),
    why: 'is vague',
    fix: 'Write "create", "build" or "generate"',
  },
  {words: /\banew\b/gi, why: 'is old-fashioned', fix: 'Write "again", or "new"'},
  {words: /\bonce more\b(?! (?:than|[a-z]+s)\b)/gi, why: 'is old-fashioned', fix: 'Write "again", or "another"'},
  {
    words: /\b(?:un)?tick(?:ed|ing)\b|(?<!\b(?:a|an|the|each|every|per|next|cron|clock) )\b(?:un)?ticks?\b/gi,
    why: 'is British English',
    fix: 'Write "select" or "clear" (a checkbox)',
    unless: /\b(?:cron|clock|event loop)\b/i,
  },
  {words: /\bpress(?:es|ed|ing)? (?:the |a )button\b/gi, why: 'is for keys', fix: 'Write "click"'},

  // Permission, ability, obligation.
  {
    words: new RegExp(`\\b${CALLER} may(?: not| only| also| therefore)*(?: be)?(?: ${ACCESS}\\b| ${CODE}|(?=[.,;:)]|$))`, 'gi'),
    why: 'reads as a possibility',
    fix: 'Write "can", "must not" or "has permission to"',
  },
  {
    words:
      /\byou may (?:not |also |only )?(?:add|call|choose|filter|leave|name|omit|pass|populate|read|send|set|sort|use|write)\b/gi,
    why: 'reads as a possibility',
    fix: 'Write "you can"',
  },
  {words: /\bshall\b/gi, why: 'is legal English', fix: 'Write "must", "will" or "should"'},
  {
    words: /\b(?:is|are|was|were|be|being|not) allowed to\b/gi,
    why: 'is longer than it needs to be',
    fix: 'Write "can" or "has permission to"',
  },

  // Who and what.
  {words: /\bsomebody\b/gi, why: 'is old-fashioned', fix: 'Write "someone"'},
  {words: /\banybody\b/gi, why: 'is old-fashioned', fix: 'Write "anyone"'},
  {words: /\beverybody\b/gi, why: 'is old-fashioned', fix: 'Write "everyone"'},
  {words: /\bnobody\b/gi, why: 'is old-fashioned', fix: 'Write "no one"'},
  {
    words:
      /(?<=^|[.!?:;] )Who (?:asks?|called|calls?|comes?|gets?|has|holds?|knows?|looks?|needs?|reads?|sends?|uses?|wants?|writes?|wrote)\b(?=[^?]*\.(?: |$))/g,
    why: 'starts a sentence with a clause as its subject',
    fix: 'Write "anyone who", or address the reader: "To …, do …"',
  },
  {
    words:
      /(?<!\b[Tt]here )\b(?:is|are|was|were) no (?!longer\b|more\b|one\b|way\b|need\b|different\b|better\b|worse\b|less\b|fewer\b|exception\b|problem\b|matter\b|secret\b|guarantee\b|substitute\b|doubt\b|other\b|such\b)[A-Za-z-]+/g,
    why: 'is stiff',
    fix: 'Write "isn\'t a …", "doesn\'t have a …" or "there is no …"',
  },
  {
    words:
      /(?<!\b[Tt]here )\b(?:is|are|was|were) none\b(?! (?:of|other|the)\b)|\b[Tt]here (?:is|are|was|were) none (?=(?:per|for|of)\b)/g,
    why: "doesn't say what is missing",
    fix: 'Name the thing: "isn\'t a …", "doesn\'t have …", "can\'t be …"',
  },

  // Places.
  {
    words: /\bbeside\b(?! the point\b)/gi,
    why: 'is old-fashioned',
    fix: 'Write "next to", "at the same level as" or "alongside"',
  },
  {
    words:
      /\b(?:stands?|stood) (?=(?:in(?! for\b| the way\b)|at|on(?! (?:its|their) own\b)|above|below|beneath|beside|behind|before|after|between|under|next to|elsewhere|here|there|with|where|within|inside|first|last)\b)|\b(?:may|must|can|cannot|could|has to|have to) stand\b(?! (?:for|in for|out)\b)/gi,
    why: "isn't the verb for text and data",
    fix: 'Write "appears", "is shown", "is listed" or "is in"',
  },

  // The content of the docs.
  {
    words: /\bletter case\b/gi,
    why: 'is longer than it needs to be',
    fix: 'Write "case-sensitive", "case-insensitive" or "case"',
  },
  {words: /\b(?:small letters|written (?:large|small))\b/gi, why: 'has a shorter name', fix: 'Write "lowercase" or "uppercase"'},
  {words: /\b(?:in silence|without a word)\b/gi, why: 'is old-fashioned', fix: 'Write "silently" or "without an error"'},
  {
    words:
      /\b(?:a|the (?:next|last|first|second)|each|every|another) publishing\b(?! (?:date|house|company|job|platform|process|step|tool|workflow)s?\b)/gi,
    why: "isn't a noun in English",
    fix: 'Write "publishing", "when you publish" or "until it is published again"',
  },
  {
    words: /\b(?:a|an|one) [a-z]+ too (?:many|much)\b/gi,
    why: "doesn't name the fault",
    fix: 'Name the fault: "trailing comma", "duplicate key", "extra space"',
  },
  {words: /\bends? (?:in|with) an? error\b/gi, why: 'has a shorter verb', fix: 'Write "fails", "throws" or "returns an error"'},
  {words: /\bif nothing is (?:said|set|given)\b/gi, why: 'has a shorter name', fix: 'Write "by default"'},
  {
    words: /(?<!\b(?:profile|big|bigger|full|whole|wider) )\bpictures?\b/gi,
    why: 'is another word for an image',
    fix: 'Write "image" or "file"; in these docs, "screenshot" or "diagram"',
  },
  {
    words: /\b(?:Draft & publish|draft & publish|Draft and [Pp]ublish)\b/g,
    why: 'is another spelling of the feature',
    fix: 'Write "Draft & Publish"; the label on a screen is **bold**',
  },
];
