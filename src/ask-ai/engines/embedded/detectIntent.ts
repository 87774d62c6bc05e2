import type {Intent} from '@site/src/search';

/** The first match applies. */
const SIGNS: readonly (readonly [Intent, RegExp])[] = [
  [
    'choice',
    /\b(?:difference|differ|differs|vs|versus|instead of|compared? (?:to|with)|better|which (?:one|api|of)|or should i|should i use)\b/i,
  ],
  [
    'cause',
    /^\W*why\b|\b(?:error|errors|exception|fails?|failed|failing|broken|blocked|ignored|missing|vanish|vanished|disappears?|disappeared|exceeds?|invalid|forbidden|unauthorized|cannot|can't|cant|couldn't|could not|doesn't|doesnt|does not|isn't|is not|not (?:work|found|allowed)|won't|stopped|empty|null|undefined|only returns?)\b|\b[45]\d\d\b/i,
  ],
  [
    'steps',
    /\bhow (?:do|can|to|should|would|could)\b|\b(?:way|possible|steps|guide|tutorial) to\b|^\W*(?:can|could) (?:i|we)\b/i,
  ],
  ['meaning', /^\W*(?:what(?:'s| is| are| does)|define|meaning of)\b/i],
];

const MIN_SENTENCE = 5;

export function detectIntent(question: string): Intent {
  const sign = SIGNS.find(([, words]) => words.test(question));
  return sign?.[0] ?? (isSymptom(question) ? 'cause' : 'other');
}

/** A sentence that isn't a question describes a problem. */
function isSymptom(question: string): boolean {
  return !question.includes('?') && question.trim().split(/\s+/).length >= MIN_SENTENCE;
}
