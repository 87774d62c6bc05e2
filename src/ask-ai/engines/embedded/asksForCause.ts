const SIGNS =
  /^\W*why\b|\b(?:error|errors|exception|fails?|failed|failing|broken|blocked|ignored|missing|vanish|vanished|disappears?|disappeared|exceeds?|invalid|forbidden|unauthorized|cannot|can't|cant|couldn't|could not|doesn't|doesnt|does not|isn't|is not|not (?:work|found|allowed)|won't|stopped|empty|null|undefined|only returns?)\b|\b[45]\d\d\b/i;

const QUESTION =
  /\?|\bhow (?:do|can|to|should|would|could)\b|\b(?:way|possible|steps|guide|tutorial) to\b|^\W*(?:can|could) (?:i|we)\b|^\W*(?:what(?:'s| is| are| does)|define|meaning of)\b/i;

const MIN_SENTENCE = 5;

/** Whether a question is about a problem. A sentence that isn't a question describes one. */
export function asksForCause(question: string): boolean {
  return SIGNS.test(question) || (!QUESTION.test(question) && question.trim().split(/\s+/).length >= MIN_SENTENCE);
}
