import {createCorpusReader} from 'docs-corpus';
import {DEFAULT_SITE_URL} from '../../src/site/constants';

/** A comment `fault: …`. The sample below it must fail with a message that contains the comment's text. */
export interface PlantedFault {
  file: string;
  line: number;
  /** Part of the expected message. */
  text: string;
}

/** A line of a page, and the errors found there. */
export interface Place {
  file: string;
  line: number;
  texts: readonly string[];
}

/** Planted faults that weren't found, and errors found where no fault is planted. */
export function problemsOf(places: readonly Place[], faults: readonly PlantedFault[]): string[] {
  const ordered = inOrder(places);
  return ordered.flatMap((place) => judge(place, faultAbove(place, ordered, faults)) ?? []);
}

/** Merges places by line, in order. */
function inOrder(places: readonly Place[]): Place[] {
  const merged = new Map<string, Place>();
  for (const place of places) {
    const key = `${place.file}:${place.line}`;
    merged.set(key, {...place, texts: [...(merged.get(key)?.texts ?? []), ...place.texts]});
  }
  return [...merged.values()].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

function judge({texts}: Place, fault: PlantedFault | null): string | null {
  if (!fault) return texts.length === 0 ? null : `Found where nothing is planted:\n${texts.join('\n')}`;
  if (texts.some((text) => text.replace(/\s+/g, ' ').includes(fault.text))) return null;
  const instead = texts.length === 0 ? 'nothing' : `\n${texts.join('\n')}`;
  return `${fault.file}:${fault.line}: The planted fault "${fault.text}" was not found. Found was ${instead}`;
}

export function planted(docsDir: string, siteDir: string): PlantedFault[] {
  const reader = createCorpusReader({docsDir, siteDir, siteUrl: DEFAULT_SITE_URL});
  return reader.code().flatMap(({blocks}) =>
    blocks.flatMap(({kind, text, file, line}) => {
      const fault = kind === 'comment' ? /^fault:\s*([\s\S]*)$/.exec(text)?.[1] : undefined;
      return fault === undefined ? [] : [{file, line, text: fault.replace(/\s+/g, ' ').trim()}];
    }),
  );
}

/** The comment between this place and the previous one. */
function faultAbove(place: Place, places: readonly Place[], faults: readonly PlantedFault[]): PlantedFault | null {
  const before = places.filter(({file, line}) => file === place.file && line < place.line).at(-1)?.line ?? 0;
  return faults.find(({file, line}) => file === place.file && line > before && line < place.line) ?? null;
}
