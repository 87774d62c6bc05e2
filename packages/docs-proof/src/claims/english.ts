/** How English says something, with texts that the pattern finds and texts that it doesn't. Tests run them all. */
export interface EnglishRule {
  pattern: RegExp;
  finds: readonly string[];
  misses: readonly string[];
}

/** From zero. */
export const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
export const OTHER_NUMBER_WORDS: Readonly<Record<string, number>> = {fifteen: 15, twenty: 20, thirty: 30, sixty: 60, ninety: 90};

const NUMBER = String.raw`\d[\d,_]*(?:\.\d+)?`;
const NUMBER_WORD = [...NUMBER_WORDS, ...Object.keys(OTHER_NUMBER_WORDS)].join('|');
const COUNTED =
  'characters?|entry|entries|items?|rows?|records?|requests?|files?|attempts?|tries|levels?|columns?|pixels?|px|percent|words?|documents?|results?|connections?|digits?|tokens?|components?|fields?|users?|seats?|folders?|assets?|sessions?|locales?|versions?|times|operations?|tasks?|webhooks?|images?|letters?|bits?|values?';
const LIMIT_WORDS = String.raw`at most|at least|up to|no more than|not more than|fewer than|less than|longer than|shorter than|larger than|smaller than|greater than|more than|maximum(?: is| of)?|minimum(?: is| of)?|limit(?: is| of)|limited to|capped at|between`;

/** How pages say what can be checked. */
export const ENGLISH = {
  /** A number after one of these words is a status code, if HTTP defines it. */
  statusCue: {
    pattern:
      /\b(?:status(?: code)?|codes?|returns?|returned|answers?|answered(?: with)?|answers with|gives?|gave|get|gets|got|responds? with|response|receives?|fails? with|error|an?|is|not|or|and|than|with|instead of|never)[\s:,]+$/i,
    finds: ['It returns ', 'The status code is ', 'The response: '],
    misses: ['Room ', 'At most '],
  },
  /** What follows a number that counts something. */
  notAStatus: {
    pattern:
      /^\s*(?:%|[KMGT]?i?B\b|bytes?|[a-z]*(?:seconds?|minutes?|hours?|days?)\b|ms\b|(?:\w+ )?(?:characters?|entries|items?|rows?|requests?|files?|books?|pixels?|px|lines?|words?|points?)\b)/i,
    finds: [' entries', ' ms', '%'],
    misses: [' for a missing book', ', with an error'],
  },
  /** Headers of columns. */
  statusColumn: {
    pattern:
      /\b(?:status|success|responses?|returns|http|code|without|with|results?|answers?|errors?|gets?|sees?|happens|effect|outcome|symptom|locale|read|list|post|put|delete)\b/i,
    finds: ['Status', 'Without a token'],
    misses: ['Key', 'Description'],
  },
  messageColumn: {
    pattern: /\b(?:message|errors?|symptom|text|log|terminal|response body|you see)\b/i,
    finds: ['Error', 'What you see in the terminal'],
    misses: ['Key', 'Default'],
  },
  defaultColumn: {
    pattern: /^default\b|^(?:if (?:it is )?missing|when not set|without it)$/i,
    finds: ['Default', 'If missing'],
    misses: ['By default', 'Key'],
  },
  /** Typical words in error messages. */
  messageWords: {
    pattern:
      /\b(?:must|cannot|can't|could not|couldn't|invalid|missing|required|does not|doesn't|did not|is not|are not|not found|not allowed|no such|empty|already|failed|fails|error|denied|forbidden|too (?:many|large|long)|unknown|unexpected|expected|should|deprecated|refused|expired|exceed(?:s|ed)?|unsupported|unauthorized|unable|incorrect|wrong|at least|at most)\b/i,
    finds: ['title must be a string', 'Invalid credentials'],
    misses: ['List the books', 'Draft & Publish'],
  },
  /** Sentences that introduce a message. */
  messageCue: {
    pattern:
      /\b(?:messages?|errors?|fails?|failed|throws?|thrown|says|said|reads|logs?|logged|warns?|warning|prints?|printed|returns?|answers?|answered|refuse[sd]?|reject(?:s|ed)?|gives?|appears|stops?|starts?|ends?|you read|the line|terminal|wait for)\b/i,
    finds: ['The request fails with', 'The terminal prints'],
    misses: ['Name the field', 'The book is in the list'],
  },
  /** How commands and code begin. */
  command: {
    pattern:
      /^(?:\$|npm|npx|yarn|pnpm|node|curl|cd|docker|git|sudo|apt|mkdir|GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|query|mutation|import|export|const|let|await|new|return|type|interface|select|create|drop|insert)\b/,
    finds: ['npm run build', 'GET /api/books'],
    misses: ['The request failed', 'Invalid key title'],
  },
  /** Code, headers, and settings. */
  syntax: {
    pattern:
      /=>|[{};]|\(\)|^[\w.-]+: ?\S*$|^[A-Z][\w-]+: (?:Bearer|application|text|multipart|https?)|^\w+[=:]\S|^[<[]|^--|\$\{|^\S+\(|&&|\|\||^\/|^\.|^`/,
    finds: ['const a = {b}', 'await run()', '--no-run'],
    misses: ['Invalid key title', 'Forbidden access'],
  },
  /** A sentence about a default. */
  statedDefault: {
    pattern:
      /\bby default\b|\bdefaults? (?:is|are|to) (?!what\b)|\bdefault of\b|\bdefault values?\b|\b(?:is|are) the default\b|\b(?:if|when|unless) you (?:leave (?:it|them) out|don't set (?:it|them)|do not set (?:it|them))\b|\b(?:if|when) it (?:is not|isn't) set\b/i,
    finds: ['It is on by default', 'Its default is 25'],
    misses: ['The default is what you set', 'Set a value'],
  },
  /** Instructions to the reader don't state anything. */
  imperative: {
    pattern:
      /^(?:\d+\. )?(?:add|ask|build|call|check|choose|clear|click|close|compare|copy|create|define|delete|do not|don't|enter|export|find|follow|give|go|import|install|keep|look|make|move|open|pass|press|prove|put|query|read|remove|rename|repeat|replace|restart|return|run|save|see|select|send|set|show|sign|start|stop|store|test|throw|tick|try|turn|type|update|upload|use|wait|write)\b/i,
    finds: ['Add a field', '2. Restart the server'],
    misses: ['It restarts', 'The added field'],
  },
  /** Something has no effect. */
  ignored: {
    pattern: /\b(?:ignores?|ignored|silently|without an error|(?:is|are) (?:dropped|stripped|removed))\b/i,
    finds: ['Unknown keys are silently dropped', 'The API ignores it'],
    misses: ['It is saved'],
  },
  /** Something is an error. */
  rejected: {
    pattern: /\b(?:rejects?|rejected|refuses?|refused|throws?|thrown|(?:with|returns?|causes?) an error)\b/i,
    finds: ['The API rejects it', 'It returns an error'],
    misses: ['An error log'],
  },
  /** Something works, without a condition. */
  possible: {
    pattern: /^(?!.*\b(?:if|so|when|where|whether|which)\b).*\bcan (?!fail\b|return\b)/is,
    finds: ['You can sort by title'],
    misses: ['It can fail', 'If it is set, you can sort'],
  },
  /** A person must judge a sentence that states both outcomes, or one of them with a condition. */
  unsure: {
    pattern: /\b(?:instead|unless|without it|otherwise|or|but|not|never|no longer|isn't|aren't|doesn't|don't|can't)\b/i,
    finds: ["It isn't saved", 'Use a filter instead'],
    misses: ['It is saved'],
  },
  size: {
    pattern: new RegExp(String.raw`(?<![\w.:/-])(${NUMBER})[ \u00a0-]?([KkMGT]i?[Bb]|[kmgt]b|bytes?)\b`, 'g'),
    finds: ['Files of 1 MB', 'It takes 20 bytes.'],
    misses: ['Version 1.2', 'One megabyte'],
  },
  time: {
    pattern: new RegExp(
      String.raw`(?<![\w.:/-])(${NUMBER}|${NUMBER_WORD})[ \u00a0-](milliseconds?|ms|seconds?|sec|s|minutes?|min|hours?|h|days?|weeks?|months?|years?)\b`,
      'gi',
    ),
    finds: ['It expires in ten minutes.', 'Wait 30 s.'],
    misses: ['Wait some minutes.', 'Node.js 24 starts.'],
  },
  /** After these words, "a day" is a duration. Elsewhere it's a figure of speech. */
  oneTime: {
    pattern: /\b(?:after|for|within|lasts|in|every|expires? in) (an?) (minute|hour|day|week|month|year)\b/gi,
    finds: ['It expires in an hour.', 'It runs every day, for a minute.'],
    misses: ['One day, it works.', 'A day in the shop'],
  },
  count: {
    pattern: new RegExp(String.raw`(?<![\w.:/-])(${NUMBER})(?:[ \u00a0-](?:\w+ )?(${COUNTED})\b|\s?(%))`, 'gi'),
    finds: ['At most 100 entries', 'Up to 80 %', '25 published entries'],
    misses: ['Ten entries', '100 of them'],
  },
  bareLimit: {
    pattern: new RegExp(String.raw`\b(?:${LIMIT_WORDS})\s+(${NUMBER})\b(?![.:/-]?\w)`, 'gi'),
    finds: ['at most 100', 'The maximum is 5.'],
    misses: ['at most two', 'about 100'],
  },
  /** Only text about limits is searched for counts. */
  limit: {
    pattern: new RegExp(
      String.raw`\b(?:${LIMIT_WORDS}|limits?|maximum|minimum|exceeds?|per page|holds|over|may have|can have|at a time)\b`,
      'i',
    ),
    finds: ['25 entries per page', 'A limit of 100'],
    misses: ['The shop has 12 books.'],
  },
} satisfies Record<string, EnglishRule>;
