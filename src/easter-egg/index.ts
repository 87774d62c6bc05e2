/** Loads the hidden game when a reader types the Konami code. This file is part of every page. */
import type {ClientModule} from '@docusaurus/types';
import {isField} from '../lib/isField';
import {keyOf} from '../lib/shortcut';
import type * as Game from './game';

/** The Konami code: up, up, down, down, left, right, left, right, B, A. */
const CODE = 'arrowuparrowuparrowdownarrowdownarrowleftarrowrightarrowleftarrowrightba';

let game: typeof Game | undefined;
let typed = '';

async function startGame(): Promise<void> {
  game = await import('./game');
  await game.startGame();
}

if (typeof window !== 'undefined') {
  addEventListener('keydown', (event) => {
    typed = isField(event.target) ? '' : (typed + keyOf(event)).slice(-CODE.length);
    if (typed === CODE) startGame().catch((error: unknown) => console.warn('The hidden game could not be started.', error));
  });
}

/** Docusaurus calls it also when only the query or the hash changes, as on the search page. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({location, previousLocation}) => {
  if (location.pathname !== previousLocation?.pathname) game?.leaveGame();
};
