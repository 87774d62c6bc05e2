import type {Middleware} from '@reduxjs/toolkit';

const KEY = 'reading-list-copied';
const COPIED = 'reading-list/copied';

export interface Copied {
  links: string[];
}

/** Links that the administrator has copied in this tab, also after it's reloaded. */
const initial: Copied = {links: JSON.parse(sessionStorage.getItem(KEY) ?? '[]')};

export const copiedLinks = (links: string[]) => ({type: COPIED, payload: links});

export const copied = (state = initial, action: {type: string; payload?: string[]}): Copied =>
  action.type === COPIED && action.payload ? {links: action.payload} : state;

export const getCopied = (state: {'reading-list': Copied}) => state['reading-list'].links;

export const saveCopied = (): Middleware => () => (next) => (action) => {
  if (action.type === COPIED) sessionStorage.setItem(KEY, JSON.stringify(action.payload));
  return next(action);
};
