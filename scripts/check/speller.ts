import nspell from 'nspell';

export interface Speller {
  isCorrect: (word: string) => boolean;
  /** Up to three words that were perhaps meant, the likeliest first. */
  suggest: (word: string) => string[];
  /** Whether a word that is written with a capital is also an ordinary word: "Settings", unlike "Paris". */
  isOrdinary: (word: string) => boolean;
}

/** Looking for a word that was meant takes a tenth of a second: enough for a page, not for a folder of another language. */
const SUGGESTION_LIMIT = 30;

/** Which letters to try in suggestions, the commonest first, as in the English rules. */
const OWN_RULES = "SET UTF-8\nTRY esianrtolcdugmphbyfvkwzESIANRTOLCDUGMPHBYFVKWZ'";

let english: Promise<ReturnType<typeof nspell>> | undefined;

/** Takes a third of a second, so it is done once. */
function loadEnglish(): Promise<ReturnType<typeof nspell>> {
  english ??= import('dictionary-en').then(({default: {aff, dic}}) => nspell({aff: Buffer.from(aff), dic: Buffer.from(dic)}));
  return english;
}

/** American English, and words of our own beside it. */
export async function createSpeller(ownWords: readonly string[]): Promise<Speller> {
  const spellers = [nspell({aff: OWN_RULES, dic: [ownWords.length, ...ownWords].join('\n')}), await loadEnglish()];
  const isCorrect = remember((word: string) => [word, stem(word)].some((form) => spellers.some((spell) => spell.correct(form))));
  let suggestionsLeft = SUGGESTION_LIMIT;
  return {
    isCorrect,
    suggest: remember((word: string) => {
      const otherCase = ownWords.filter((own) => own.toLowerCase() === word.toLowerCase());
      if (otherCase.length > 0) return otherCase;
      if (!isLikeAWord(word) || suggestionsLeft === 0) return [];
      suggestionsLeft -= 1;
      return [...new Set(spellers.flatMap((spell) => spell.suggest(word)))].slice(0, 3);
    }),
    isOrdinary: (word) => isCorrect(word.toLowerCase()),
  };
}

/** Any three letters resemble some abbreviation, and names in code resemble nothing. */
function isLikeAWord(word: string): boolean {
  return word.length > 3 && word !== word.toUpperCase() && !/\p{Ll}\p{Lu}/u.test(word);
}

/** Without the endings that go with any word: "Strapi's", "UUIDs". */
function stem(word: string): string {
  return word.replace(/'s$/, '').replace(/(?<=[A-Z]{2})s$/, '');
}

function remember<Result>(read: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>();
  return (word) => {
    const result = known.get(word) ?? read(word);
    known.set(word, result);
    return result;
  };
}
