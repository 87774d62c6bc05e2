import {loadSections} from '@site/src/search';
import {aiService} from './aiService';
import {Conversation} from './Conversation';
import {EmbeddedEngine} from './engines/embedded/EmbeddedEngine';
import type {Engine} from './engines/Engine';

const embedded = new EmbeddedEngine(loadSections);
let connected: Engine | undefined;

/** Can be called again after a failure. */
async function loadEngine(): Promise<Engine> {
  if (aiService === null) return embedded;
  const {createKapaEngine} = await import('./engines/kapa');
  return (connected ??= createKapaEngine(aiService));
}

/** The conversation is kept when the modal closes. A reload clears it. */
export const conversation = new Conversation(loadEngine, embedded);
