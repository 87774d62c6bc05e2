/** Enough for a question with a stack trace; longer texts are kept, and told to be too long. */
export const MAX_QUESTION_LENGTH = 4000;
/** No one reads more Markdown than this, and it takes the browser seconds to render. */
export const MAX_ANSWER_LENGTH = 60_000;
export const MAX_COMMENT_LENGTH = 1000;
/** Without anything of an answer for so long, readers are told and offered passages meanwhile. */
export const SLOW_AFTER_MS = 10_000;
/** Without a sign of life for so long, the question counts as failed. */
export const STALLED_AFTER_MS = 60_000;
