import type {ComponentType} from 'react';
import type {SearchModalProps} from './modal/SearchModal';

/** Loads the modal and starts the engine. Can be tried again when it fails. */
export async function loadModal(): Promise<ComponentType<SearchModalProps>> {
  const {default: SearchModal, getSearchClient} = await import('./modal/SearchModal');
  (await getSearchClient()).prepare();
  return SearchModal;
}

/** For hover, focus and touch: a failure shows when the search is really opened. */
export function prepareSearch(): void {
  loadModal().catch(() => {});
}
