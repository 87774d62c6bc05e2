/** Filler words of questions. The search already ignores `how`, `what`, `is`, and similar words. */
const AROUND: readonly RegExp[] = [
  /^(?:hi|hello|hey)\b[\s,!.]*(?:there\b[\s,!.]*|(?:every(?:one|body)|all)\b[\s,!.]*)?/i,
  /\b(?:please|thanks|thank you(?: in advance)?|kindly)\b/gi,
  /\b(?:can|could|would|will) (?:you|someone|anyone|somebody|anybody) (?:please )?(?:help|tell|show|explain|give|let)(?: me| us)?(?: know)?(?: (?:with|to|about))?\b/gi,
  /\b(?:i|we)(?: a|')m (?:trying|looking|attempting|struggling) (?:to|for|with)\b/gi,
  /\b(?:i|we) (?:need|want|would like|have|wish)(?: (?:to|some|a) (?:know|understand|find out|help))?(?: to)?\b/gi,
  /\b(?:is|are) (?:it|there) (?:possible|any way|a way|an easy way)(?: to)?\b/gi,
  /\bwhat(?:'s| is| are|s) the (?:best|right|correct|recommended|proper|easiest|simplest|preferred|difference) (?:ways?|methods?|approach|practices?|between)?(?: (?:to|of|for))?/gi,
  /\b(?:the )?(?:best|right|correct|recommended|proper|easiest|simplest) (?:ways?|methods?|practices?|approach) (?:to|of|for)\b/gi,
  /\b(?:tell|show|explain|describe)(?: to)? (?:me|us)(?: (?:about|how|what|why))?\b/gi,
  /\bwhat (?:does|do|is) (?:it|.{1,40}?) mean\b/gi,
  /^\W*(?:what|how|why|when|where|which|who)(?:'s|'re)?(?: (?:is|are|was|were|does|do|did|can|could|would|to))?(?: (?:i|we|you|one|a|an|the))?\b/i,
  /\b(?:over|via|even though|although|even|still|already|again|every time|immediately)\b/gi,
  /\b(?:should|must|shall|may|might|able to|go about|happens|happen|work|works|working|exactly|actually|really|just|also|about|mean|means|explain|need|like)\b/gi,
];

/**
 * @param question as asked: "How do I create an API token, please?"
 * @returns the search query, such as "create API token" with stop words; the question itself if nothing would be left
 */
export function searchWords(question: string): string {
  const mean = /\bwhat (?:does|do) (.{1,60}?) mean\b/i.exec(question)?.[1];
  const bare = AROUND.reduce(
    (text, around) => text.replace(around, ' ').replace(/\s+/g, ' '),
    question.replace(/\bstrapi v?5\b(?!\.)/gi, 'Strapi'),
  );
  const words = [mean ?? '', bare].join(' ').replace(/[?!]+/g, ' ').replace(/\s+/g, ' ').trim();
  // The name of the product is everywhere, so it doesn't narrow the search.
  if (/^strapi(?: 5)?$/i.test(words)) return 'Strapi introduction';
  return /[\p{L}\p{N}]/u.test(words) ? words : question;
}
