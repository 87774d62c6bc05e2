/** Enough for a question with a stack trace. Longer texts are kept, but can't be sent. */
export const MAX_QUESTION_LENGTH = 4000;
/** No one reads more Markdown than this, and it takes the browser seconds to render. */
export const MAX_ANSWER_LENGTH = 60_000;
export const MAX_COMMENT_LENGTH = 1000;
/** After this time without any part of an answer, readers see a message and can get passages instead. */
export const SLOW_AFTER_MS = 10_000;
/** After this time without any data, the question fails. */
export const STALLED_AFTER_MS = 60_000;
