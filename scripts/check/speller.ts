import path from 'node:path';
import type {CSpellUserSettings, SpellingDictionary} from 'cspell-lib';

export interface Speller {
  isCorrect: (word: string) => boolean;
  /** Up to three suggestions, the most likely first. */
  suggest: (word: string) => string[];
  /** Whether a capitalized word is also an ordinary word: "Settings", unlike "Paris". */
  isOrdinary: (word: string) => boolean;
}

/** Editors read it too, so they mark the same words as misspelled. */
export const SPELLING_SETTINGS = path.resolve(__dirname, '../../cspell.json');

/** Name of docs/dictionary.txt in the settings. */
const OWN_DICTIONARY = 'docs';

/** Finding suggestions takes a tenth of a second: fast enough for a page, too slow for a folder in another language. */
const SUGGESTION_LIMIT = 30;

/** Costs in cspell's units: 100 is one letter added, removed, or replaced. */
const COST_LIMIT = 200;

let english: Promise<SpellingDictionary> | undefined;

/** American English, including the names and technical words in its dictionary. Loaded only once, because that takes a second. */
function loadEnglish(): Promise<SpellingDictionary> {
  english ??= import('cspell-lib').then(async ({getDictionary, loadConfig}) =>
    getDictionary(withoutOwnWords(await loadConfig(SPELLING_SETTINGS))),
  );
  return english;
}

function withoutOwnWords({dictionaries = [], dictionaryDefinitions = [], ...settings}: CSpellUserSettings): CSpellUserSettings {
  return {
    ...settings,
    dictionaries: dictionaries.filter((name) => name !== OWN_DICTIONARY),
    dictionaryDefinitions: dictionaryDefinitions.filter(({name}) => name !== OWN_DICTIONARY),
  };
}

/** @param ownWords the words of docs/dictionary.txt */
export async function createSpeller(ownWords: readonly string[]): Promise<Speller> {
  const {createSpellingDictionary} = await import('cspell-lib');
  const dictionaries = [createSpellingDictionary(ownWords, OWN_DICTIONARY, OWN_DICTIONARY, undefined), await loadEnglish()];
  const isCorrect = remember((word: string) =>
    [word, stem(word)].some((form) => dictionaries.some((dictionary) => dictionary.has(form, {ignoreCase: false}))),
  );
  let suggestionsLeft = SUGGESTION_LIMIT;
  return {
    isCorrect,
    suggest: remember((word: string) => {
      const otherCase = ownWords.filter((own) => own.toLowerCase() === word.toLowerCase());
      if (otherCase.length > 0) return otherCase;
      if (!isLikeAWord(word) || suggestionsLeft === 0) return [];
      suggestionsLeft -= 1;
      const found = dictionaries.flatMap((dictionary) => dictionary.suggest(word, {numSuggestions: 4, ignoreCase: false}));
      const likely = found.filter((suggestion) => suggestion.cost < COST_LIMIT && !suggestion.word.includes(' '));
      return [...new Set(likely.sort((a, b) => a.cost - b.cost).map((suggestion) => withCaseOf(word, suggestion.word)))].slice(
        0,
        3,
      );
    }),
    isOrdinary: (word) => isCorrect(word.toLowerCase()),
  };
}

/** Suggestions aren't useful for words of three letters, which resemble some abbreviation, and for names in code. */
function isLikeAWord(word: string): boolean {
  return word.length > 3 && word !== word.toUpperCase() && !/\p{Ll}\p{Lu}/u.test(word);
}

function withCaseOf(word: string, suggestion: string): string {
  return /^\p{Lu}/u.test(word) ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
}

/** Removes endings that any word can have: "Strapi's", "UUIDs". */
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
