import type {SourceFile} from '../../plugins/corpus';
import {closest} from '../../src/site/closest';
import {unitsOf} from '../claims/units';
import type {NameFault} from './checkNames';
import {excusesOf, isCompared} from './evidence';
import {WORD} from './words';

/** `strapi.server.httpServer`, `unpublish()`. */
const NAMES = /^\.?([A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)*)(?:\([^()]*\))?$/;
/** Words of several parts, which aren't also words of the language. */
const DISTINCT = /[a-z\d][A-Z]|[^_]_[^_]/;

/**
 * Finds names in prose that are in no code: of the packages, of the bookshop, and of the docs' samples and notes. They are misspelled, or
 * made up.
 *
 * @param known words in code
 */
export function checkWords(source: SourceFile, known: ReadonlySet<string>): NameFault[] {
  return unitsOf(source)
    .filter((unit) => excusesOf(unit).length === 0)
    .flatMap((unit) => unit.spans.filter(({kind, text}) => kind === 'code' && !isCompared(unit, text)))
    .flatMap(({text, line}) => namesOf(text).map((name) => ({name, line})))
    .filter(({name}) => DISTINCT.test(name) && !known.has(name) && !(name in globalThis))
    .map(({name, line}) => ({line, ...problem(name, known)}));
}

function namesOf(code: string): string[] {
  return NAMES.exec(code)?.[1]?.match(WORD) ?? [];
}

function problem(name: string, known: ReadonlySet<string>): Omit<NameFault, 'line'> {
  // Of two that are equally close, the one that starts in the same way is more likely meant.
  const similar = [...known]
    .filter(({length}) => Math.abs(length - name.length) <= 2)
    .sort((first, second) => sharedStart(second, name) - sharedStart(first, name));
  const real = closest(name, similar);
  return {
    fault: `No code of Strapi and no sample has \`${name}\`.`,
    fix:
      real === null
        ? 'Correct it, or show it in a sample or a note.'
        : `Write \`${real}\` if that is meant, or show it in a sample.`,
  };
}

/** @returns number of characters */
function sharedStart(first: string, second: string): number {
  const end = Array.from(first).findIndex((character, index) => character !== second[index]);
  return end === -1 ? first.length : end;
}
