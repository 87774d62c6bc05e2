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
    finds: [
      'It answers `404 Not Found`.',
      'A read-only token answers 403.',
      'The request is answered with `401`.',
      'It answers with a list.',
    ],
    misses: ['Answer with Enter.', 'Room 404 is on the left.', 'Answer `y` to the question.'],
  },
  {
    words: new RegExp(
      `\\b(?<!\\b(?:questions?|survey|form) to )${SERVER} (?:then |still |never |also |itself )?answer(?:s|ed)?\\b(?! (?:with )?(?:status )?(?:${STATUS}|[1-5]\\d\\d\\b))`,
      'gi',
    ),
    why: "isn't the verb for a response",
    fix: 'Write "returns" or "responds"',
    finds: ['Strapi answers in JSON.', 'The endpoint answers at once.', 'The database is slow, the server still answers.'],
    misses: ['Strapi returns `204`.', 'The forum answers questions.', 'You answer the questions.'],
  },
  {
    words:
      /(?<!\bsign(?:ing|ed)?[ -])\b(?:in|from|of|out of|to|body of|no|each|every|empty|bare) (?:the |an |each |every |its |their |one |own )?answers?\b(?! (?:to|from|in the forum|faster)\b)(?=[^?]*$)|\b(?:the|an|each|every|whose) answer (?=(?:has|have|holds?|contains?|repeats|shows)\b)|\b(?:the|an|each|every|its) answer is (?=(?:[1-5]\d\d|empty|an array|an object|one (?:object|entry)|the (?:body|published|draft|entry))\b)|^answers?(?: with)?$/gi,
    why: "isn't the term for a response",
    fix: 'Write "response"; of a method, "result"',
    unless: /\b(?:questions?|forum|survey|prompts?|asked?|installer)\b/i,
    finds: [
      'The author is missing in the answer.',
      'The answer has no body.',
      'The answer is one object.',
      '| Call | Answer |\n| --- | --- |\n| One | Two |',
    ],
    misses: [
      'Answers to common problems.',
      'Nothing is written before the last answer.',
      'Look in the answers to the survey.',
      'The answer is yes.',
    ],
  },
  {
    words: new RegExp(
      `\\bg[ia]ves? (?:an? |the )?(?:status )?(?:${STATUS}|[1-5]\\d\\d\\b)|\\bgives? an (?:empty (?:list|array|object|body)|error)\\b`,
      'gi',
    ),
    why: "isn't the verb for a response",
    fix: 'Write "returns", as in "returns `404 Not Found`"',
    finds: ['An unknown ID gives `404 Not Found`.', 'It gave a 500.', 'The locale gives an empty list.'],
    misses: ['It gives four readers an idea.', 'Give it a name.', 'This gives each book a slug.'],
  },
  {
    words: new RegExp(
      `\\bask(?:s|ed|ing)? (?:the |a |your )?(?:(?:REST |content )?API|server|endpoint|database|client library|(?:Document|Entity) Service|Query Engine|GraphQL)\\b(?! (?:team|administrator|owner))|\\bask(?:s|ed|ing)? for (?:(?:the |all |every |only )?(?:linked |published )?(?:drafts?|entries|reviews|fields|relations|translations?|locales?|versions?|total|pages?|rows?)|published)\\b|\\bunless (?:you ask|it is asked)(?: for (?:it|them))?\\b`,
      'gi',
    ),
    why: "isn't the verb for a request",
    fix: 'Write "request", "call" or "send a request to"',
    finds: ['Ask the API for drafts.', 'Ask for the reviews instead.', 'They are left out unless you ask for them.'],
    misses: [
      'Ask the server team.',
      'The installer asks for a name.',
      'Frequently asked questions.',
      'Ask the person who runs the API.',
    ],
  },
  {
    words:
      /(?<!\b(?:e-?mail|mail|IP|IPv[46]|MAC|network|loopback|remote|postal|street|billing|shipping|wallet|sender|reply-to|to|you|we|they|must|can|should|will|not) )\baddress(?:es)?\b(?! (?:bar|book|family|space|the|this|these|an?|all)\b)/gi,
    why: 'is only for email and IP addresses',
    fix: 'Write "URL", "path" or "endpoint"; or name it in full, "email address", "IP address"',
    unless:
      /\b(?:e-?mails?|IP|IPv[46]|loopback|SMTP|mailbox|senders?|recipients?|proxy|proxies|listens?|machine|network interface|client's)\b/i,
    finds: ['Open the address in a browser.', 'Image addresses lack a domain.', 'Set the public address.'],
    misses: [
      'The email address is private.',
      'Limits apply to each IP address.',
      'Behind a proxy, the first address counts.',
      'Copy it from the address bar.',
      'A document is addressed by its ID.',
      'To address this, upgrade.',
    ],
  },

  // One verb for each action.
  {
    words: /\b(?:mend(?:s|ed|ing)?|cure[sd]?|curing)\b/gi,
    why: "isn't the word for a fix",
    fix: 'Write "fix", "solution" or "workaround"',
    finds: ['Mend the file.', 'The cure is a restart.'],
    misses: ['I recommend it.', 'A secure, accurate amendment.'],
  },
  {
    words: new RegExp(
      `\\bmak(?:es?|ing) (?:an?|another|new|one new) (?:[a-z-]+ )?${THING}s?\\b(?=[.,;:)]|$| (?:of|for|with|without|in|from|that|which|and|or|named|called|by|on|at|under|below|${CODE})\\b| ${CODE})|\\b${THING}s? (?:is|are|was|were) made\\b(?! (?:of|up|to|public|private|available|required|visible|unique)\\b)`,
      'gi',
    ),
    why: 'is vague',
    fix: 'Write "create", "build" or "generate"',
    finds: [
      'It makes a draft.',
      'Make a new token with another name.',
      'The entry is made by a script.',
      'Publishing makes a new row: the old one goes.',
    ],
    misses: [
      'Make a field required.',
      'Make the entry public.',
      'Make a request.',
      'This makes another difference.',
      'The page is made of components.',
      'The client makes a call.',
    ],
  },
  {
    words: /\banew\b/gi,
    why: 'is old-fashioned',
    fix: 'Write "again", or "new"',
    finds: ['It is created anew.'],
    misses: ['A new one.', 'Renewed.'],
  },
  {
    words: /\bonce more\b(?! (?:than|[a-z]+s)\b)/gi,
    why: 'is old-fashioned',
    fix: 'Write "again", or "another"',
    finds: ['Deploy once more, then wait.'],
    misses: ['It is read once. More follows.', 'It slows down once more entries exist.'],
  },
  {
    words: /\b(?:un)?tick(?:ed|ing)\b|(?<!\b(?:a|an|the|each|every|per|next|cron|clock) )\b(?:un)?ticks?\b/gi,
    why: 'is British English',
    fix: 'Write "select" or "clear" (a checkbox)',
    unless: /\b(?:cron|clock|event loop)\b/i,
    finds: ['Tick the action.', 'It is ticked for the Public role.', 'Someone ticks **find**.'],
    misses: ['At every tick, it runs.', 'The cron ticks once a minute.', 'A ticket, sticky.'],
  },
  {
    words: /\bpress(?:es|ed|ing)? (?:the |a )button\b/gi,
    why: 'is for keys',
    fix: 'Write "click"',
    finds: ['Press the button.'],
    misses: ['Press **Enter**.', 'Press the key.'],
  },

  // Permission, ability, obligation.
  {
    words: new RegExp(`\\b${CALLER} may(?: not| only| also| therefore)*(?: be)?(?: ${ACCESS}\\b| ${CODE}|(?=[.,;:)]|$))`, 'gi'),
    why: 'reads as a possibility',
    fix: 'Write "can", "must not" or "has permission to"',
    finds: [
      'Who may read drafts',
      'The caller may not **find** authors.',
      'Anyone may; so can you.',
      'A read-only token may call it.',
    ],
    misses: [
      'The client may close the connection.',
      'You may need a restart.',
      'A draft may be incomplete.',
      'Users may see an error.',
      'Since May, tokens expire.',
    ],
  },
  {
    words:
      /\byou may (?:not |also |only )?(?:add|call|choose|filter|leave|name|omit|pass|populate|read|send|set|sort|use|write)\b/gi,
    why: 'reads as a possibility',
    fix: 'Write "you can"',
    finds: ['You may filter by it.', 'You may leave it out.'],
    misses: ['You may see a warning.', 'You may have to wait.', 'You may not notice it.'],
  },
  {
    words: /\bshall\b/gi,
    why: 'is legal English',
    fix: 'Write "must", "will" or "should"',
    finds: ['The role shall have it.'],
    misses: ['A shallow copy.', 'Marshall.'],
  },
  {
    words: /\b(?:is|are|was|were|be|being|not) allowed to\b/gi,
    why: 'is longer than it needs to be',
    fix: 'Write "can" or "has permission to"',
    finds: ['Visitors are allowed to read.', 'It is not allowed to publish.'],
    misses: ['The origin is allowed.', 'Allowed values are listed.'],
  },

  // Who and what.
  {
    words: /\bsomebody\b/gi,
    why: 'is old-fashioned',
    fix: 'Write "someone"',
    finds: ['Somebody has to run it.'],
    misses: ['Someone runs it. Some body text.'],
  },
  {
    words: /\banybody\b/gi,
    why: 'is old-fashioned',
    fix: 'Write "anyone"',
    finds: ['Anybody can.'],
    misses: ['Anyone can, in any body.'],
  },
  {
    words: /\beverybody\b/gi,
    why: 'is old-fashioned',
    fix: 'Write "everyone"',
    finds: ['Everybody can.'],
    misses: ['Everyone can. Every body is JSON.'],
  },
  {
    words: /\bnobody\b/gi,
    why: 'is old-fashioned',
    fix: 'Write "no one"',
    finds: ['Nobody can.'],
    misses: ['No one can. It has no body.'],
  },
  {
    words:
      /(?<=^|[.!?:;] )Who (?:asks?|called|calls?|comes?|gets?|has|holds?|knows?|looks?|needs?|reads?|sends?|uses?|wants?|writes?|wrote)\b(?=[^?]*\.(?: |$))/g,
    why: 'starts a sentence with a clause as its subject',
    fix: 'Write "anyone who", or address the reader: "To …, do …"',
    finds: ['Who wants another API names it.', 'It is open. Who knows a token reads it.'],
    misses: ['Who uses it?', 'Who can read drafts', 'Anyone who wants it names it.', 'Who writes each file'],
  },
  {
    words:
      /(?<!\b[Tt]here )\b(?:is|are|was|were) no (?!longer\b|more\b|one\b|way\b|need\b|different\b|better\b|worse\b|less\b|fewer\b|exception\b|problem\b|matter\b|secret\b|guarantee\b|substitute\b|doubt\b|other\b|such\b)[A-Za-z-]+/g,
    why: 'is stiff',
    fix: 'Write "isn\'t a …", "doesn\'t have a …" or "there is no …"',
    finds: ['A component is no content-type.', 'They were no columns.'],
    misses: [
      'There is no trash.',
      'Why is there no domain?',
      'It is no longer needed.',
      'There are no limits.',
      'No token is needed.',
      'It is no different.',
    ],
  },
  {
    words:
      /(?<!\b[Tt]here )\b(?:is|are|was|were) none\b(?! (?:of|other|the)\b)|\b[Tt]here (?:is|are|was|were) none (?=(?:per|for|of)\b)/g,
    why: "doesn't say what is missing",
    fix: 'Name the thing: "isn\'t a …", "doesn\'t have …", "can\'t be …"',
    finds: ['A value that is none.', 'There is none per field.'],
    misses: ['If there is none, it is created.', 'It is none of these.', 'Is nonempty.'],
  },

  // Places.
  {
    words: /\bbeside\b(?! the point\b)/gi,
    why: 'is old-fashioned',
    fix: 'Write "next to", "at the same level as" or "alongside"',
    finds: ['A field beside an operator.', 'Beside it, click **Save**.'],
    misses: ['Besides, it is slow.', 'That is beside the point.', 'Next to it.'],
  },
  {
    words:
      /\b(?:stands?|stood) (?=(?:in(?! for\b| the way\b)|at|on(?! (?:its|their) own\b)|above|below|beneath|beside|behind|before|after|between|under|next to|elsewhere|here|there|with|where|within|inside|first|last)\b)|\b(?:may|must|can|cannot|could|has to|have to) stand\b(?! (?:for|in for|out)\b)/gi,
    why: "isn't the verb for text and data",
    fix: 'Write "appears", "is shown", "is listed" or "is in"',
    finds: ['The fields stand next to `id`.', 'It stands in the left column.', 'No field may stand here.'],
    misses: [
      'An ellipsis stands for the rest.',
      'A question that stands on its own.',
      'It stands out.',
      'A standard, a standing order.',
      'Nothing stands in the way.',
    ],
  },

  // The content of the docs.
  {
    words: /\bletter case\b/gi,
    why: 'is longer than it needs to be',
    fix: 'Write "case-sensitive", "case-insensitive" or "case"',
    finds: ['Letter case counts.'],
    misses: ['A case-sensitive letter. In each case.'],
  },
  {
    words: /\b(?:small letters|written (?:large|small))\b/gi,
    why: 'has a shorter name',
    fix: 'Write "lowercase" or "uppercase"',
    finds: ['Write it in small letters.', 'The names are written large.'],
    misses: ['A small letter box.', 'It is written for large sites.'],
  },
  {
    words: /\b(?:in silence|without a word)\b/gi,
    why: 'is old-fashioned',
    fix: 'Write "silently" or "without an error"',
    finds: ['It is dropped in silence.', 'It goes without a word.'],
    misses: ['It is silent.', 'Without the word list.'],
  },
  {
    words:
      /\b(?:a|the (?:next|last|first|second)|each|every|another) publishing\b(?! (?:date|house|company|job|platform|process|step|tool|workflow)s?\b)/gi,
    why: "isn't a noun in English",
    fix: 'Write "publishing", "when you publish" or "until it is published again"',
    finds: ['Until the next publishing.', 'A publishing creates rows.'],
    misses: ['Publishing creates rows.', 'A publishing house.', 'After publishing, wait.'],
  },
  {
    words: /\b(?:a|an|one) [a-z]+ too (?:many|much)\b/gi,
    why: "doesn't name the fault",
    fix: 'Name the fault: "trailing comma", "duplicate key", "extra space"',
    finds: ['There is a comma too many.', 'One try too many.'],
    misses: ['Too many requests.', 'There are too many.'],
  },
  {
    words: /\bends? (?:in|with) an? error\b/gi,
    why: 'has a shorter verb',
    fix: 'Write "fails", "throws" or "returns an error"',
    finds: ['The call ends in an error.'],
    misses: ['It ends. In an error, it retries.'],
  },
  {
    words: /\bif nothing is (?:said|set|given)\b/gi,
    why: 'has a shorter name',
    fix: 'Write "by default"',
    finds: ['If nothing is said, it is `en`.'],
    misses: ['If nothing is found, the list is empty.'],
  },
  {
    words: /(?<!\b(?:profile|big|bigger|full|whole|wider) )\bpictures?\b/gi,
    why: 'is another word for an image',
    fix: 'Write "image" or "file"; in these docs, "screenshot" or "diagram"',
    finds: ['Upload a picture.', 'Pictures are resized.'],
    misses: ['A profile picture.', 'The full picture.', 'Click **Add picture**.'],
  },
  {
    words: /\b(?:Draft & publish|draft & publish|Draft and [Pp]ublish)\b/g,
    why: 'is another spelling of the feature',
    fix: 'Write "Draft & Publish"; the label on a screen is **bold**',
    finds: ['Content-types with Draft & publish.', 'Draft and Publish is on.'],
    misses: ['Select **Draft & publish**.', 'Draft & Publish is on.', 'You draft and publish entries.'],
  },
];
