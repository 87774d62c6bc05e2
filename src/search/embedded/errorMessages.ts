import MiniSearch from 'minisearch';
import type {CompactTexts} from '../format';
import {STOP_WORDS, wordsOf} from './tokenize';

/** Shorter queries are about a subject. */
const MIN_WORDS = 4;
/** Share of a message's telling words that a query must have. The others are names, or what a long query lost. */
const MIN_SHARE = 0.5;
/** Share of a query's words that a message must have, by rarity. The others are what a log adds, or the reader's names. */
const MIN_QUERY_SHARE = 1 / 3;
/** Share of a message's adjacent words that must be adjacent in the query, or of the query's if it has fewer. */
const MIN_PAIRS = 0.6;
/** Messages that aren't much worse than the best one. */
const NEARLY_BEST = 0.9;
/** What stands for a name in a message, or is one. */
const NAMES = /…|"[^"]*"|(?<!\p{L})'[^']*'/u;

interface Message {
  section: number;
  /** Number of its telling words. */
  size: number;
  pairs: string[];
}

/** The error messages that tables of the docs name, for queries that are one. */
export class ErrorMessages {
  readonly #index = new MiniSearch({fields: ['text'], tokenize: tellingWords, processTerm: (word) => word});
  readonly #messages: Message[] = [];

  add(messages: CompactTexts['messages']): void {
    for (const [section, ...texts] of messages) {
      for (const text of texts) {
        const id = this.#messages.push({section, size: tellingWords(text).length, pairs: fixedPairs(text)}) - 1;
        this.#index.add({id, text});
      }
    }
  }

  /**
   * @param words of the query, in order
   * @param rarities of those words that the docs have
   * @returns numbers of the sections that name the message that the query is, each with a score
   */
  find(words: readonly string[], rarities: ReadonlyMap<string, number>): Map<number, number> {
    const found = new Map<number, number>();
    if (words.length < MIN_WORDS) return found;
    const pairs = new Set(pairsOf(words));
    const rarityOf = (some: Iterable<string>): number => [...some].reduce((sum, word) => sum + (rarities.get(word) ?? 0), 0);
    const total = rarityOf(rarities.keys());
    for (const {id, score, terms} of this.#index.search(words.join(' '))) {
      const message = this.#messages[Number(id)];
      if (!message) continue;
      const share = terms.length / message.size;
      const shared = message.pairs.filter((pair) => pairs.has(pair)).length;
      const adjacent = shared / Math.max(1, Math.min(message.pairs.length, pairs.size));
      if (share < MIN_SHARE || adjacent < MIN_PAIRS || rarityOf(terms) < MIN_QUERY_SHARE * total) continue;
      found.set(message.section, Math.max(found.get(message.section) ?? 0, score * share * adjacent));
    }
    const best = Math.max(0, ...found.values());
    return new Map([...found].filter(([, score]) => score >= NEARLY_BEST * best));
  }
}

function tellingWords(text: string): string[] {
  const words = wordsOf(text).map(({raw}) => raw);
  return [...new Set(words.filter((word) => !STOP_WORDS.has(word) && !/^\d+$/.test(word)))];
}

/** Pairs of a message without those that names and values in it are part of. */
function fixedPairs(text: string): string[] {
  return text.split(NAMES).flatMap((part) => pairsOf(wordsOf(part).map(({raw}) => raw)));
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
}
