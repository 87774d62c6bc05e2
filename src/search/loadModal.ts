import type {ComponentType} from 'react';
import type {SearchModalProps} from './modal/SearchModal';

let modal: ComponentType<SearchModalProps> | null = null;

/** The modal, when it has been loaded. */
export function loadedModal(): ComponentType<SearchModalProps> | null {
  return modal;
}

/** Loads the modal and starts the engine. Can be tried again when it fails. */
export async function loadModal(): Promise<void> {
  const [{default: SearchModal}, {getSearchClient}] = await Promise.all([
    import('./modal/SearchModal'),
    import('./createClient'),
  ]);
  modal = SearchModal;
  (await getSearchClient()).prepare();
}

/** For hover, focus and touch: a failure shows when the search is really opened. */
export function prepareSearch(): void {
  loadModal().catch(() => {});
}
