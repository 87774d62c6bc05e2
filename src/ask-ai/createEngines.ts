import siteConfig from '@generated/docusaurus.config';
import {loadSections} from '@site/src/search';
import type {Engines} from './Conversation';
import {EmbeddedEngine, type Library} from './engines/embedded/EmbeddedEngine';
import type {Engine} from './engines/Engine';
import type {KapaOptions} from './engines/kapa/KapaEngine';

const kapa = readKapaOptions(siteConfig.customFields?.kapa);

const LIBRARY: Library = {
  prepare: () => {
    loadSections().then(
      ({prepareSections}) => prepareSections(),
      // Reported when a question is asked.
      () => {},
    );
  },
  findSections: async (question) => (await loadSections()).findSections(question),
  fetchPassages: async (path) => (await loadSections()).fetchPassages(path),
};

/** Whether this site uses an AI service. */
export const isConnected = kapa !== null;

export function createEngines(): Engines {
  const passages = new EmbeddedEngine(LIBRARY);
  if (kapa === null) return {main: () => Promise.resolve(passages), passages};
  let engine: Promise<Engine> | null = null;
  const main = (): Promise<Engine> => {
    engine ??= import('./engines/kapa').then(({createKapaEngine}) => createKapaEngine(kapa));
    engine.catch(() => {
      engine = null;
    });
    return engine;
  };
  return {main, passages};
}

/** @param value from `customFields` in docusaurus.config.ts */
function readKapaOptions(value: unknown): KapaOptions | null {
  if (typeof value !== 'object' || value === null || !('integrationId' in value) || !('baseUrl' in value)) return null;
  const {integrationId, baseUrl} = value;
  return typeof integrationId === 'string' && typeof baseUrl === 'string' ? {integrationId, baseUrl} : null;
}
