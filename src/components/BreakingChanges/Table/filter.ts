import {isBreakingChangeArea, type BreakingChange, type BreakingChangeArea} from '../../../site/breakingChanges';

/** What readers choose; it is in the URL of the page, so that it can be shared. */
export interface Filter {
  /** `null` for all. */
  area: BreakingChangeArea | null;
  /** Whether only changes that affect authors of plugins are shown. */
  plugins: boolean;
  /** Whether a codemod changes code; `null` for both. */
  codemod: boolean | null;
}

export const NO_FILTER: Filter = {area: null, plugins: false, codemod: null};

/** @param search the query of a URL; anything in it that no reader can choose is ignored */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const area = query.get('area') ?? '';
  const codemod = query.get('codemod');
  return {
    area: isBreakingChangeArea(area) ? area : null,
    plugins: query.get('plugins') === 'yes',
    codemod: codemod === 'yes' ? true : codemod === 'no' ? false : null,
  };
}

/** @returns the query of a URL, empty if nothing is filtered */
export function writeFilter({area, plugins, codemod}: Filter): string {
  const query = new URLSearchParams();
  if (area !== null) query.set('area', area);
  if (plugins) query.set('plugins', 'yes');
  if (codemod !== null) query.set('codemod', codemod ? 'yes' : 'no');
  return query.size === 0 ? '' : `?${query.toString()}`;
}

export function isShown(change: BreakingChange, {area, plugins, codemod}: Filter): boolean {
  return (
    (area === null || change.area === area) &&
    (!plugins || change.plugins) &&
    (codemod === null || (change.codemod !== null) === codemod)
  );
}
