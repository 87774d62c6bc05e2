import {HIDDEN_SIDEBAR} from '../../src/site/constants';

const {storageKey, attribute, value} = HIDDEN_SIDEBAR;

/** Applies the reader's hidden sidebar before the first paint, because the static HTML shows it. */
export const HIDE_SIDEBAR = `try{if(localStorage.getItem('${storageKey}')==='${value}')document.documentElement.setAttribute('${attribute}','${value}')}catch(e){}`;
