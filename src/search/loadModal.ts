import type {ComponentType} from 'react';
import {onIntent} from '@site/src/lib/onIntent';
import type {SearchModalProps} from './modal/SearchModal';

/** Loads the modal and starts the engine. Can be called again after a failure. */
export async function loadModal(): Promise<ComponentType<SearchModalProps>> {
  const {default: SearchModal, getSearchClient, prepareInsights} = await import('./modal/SearchModal');
  const [client] = await Promise.all([getSearchClient(), prepareInsights()]);
  client.prepare();
  return SearchModal;
}

/** For the buttons that open the modal. */
export const searchIntent = onIntent(loadModal);
