import type {Plugin} from '@docusaurus/types';
import {HIDDEN_SIDEBAR} from '../../src/site/constants';

/** Applies the reader's hidden sidebar before the first paint, because the static HTML shows it. */
export default function hiddenSidebarPlugin(): Plugin {
  const {storageKey, attribute, value} = HIDDEN_SIDEBAR;
  const script = `try{if(localStorage.getItem('${storageKey}')==='${value}')document.documentElement.setAttribute('${attribute}','${value}')}catch(e){}`;
  return {
    name: 'hidden-sidebar',
    injectHtmlTags() {
      return {headTags: [{tagName: 'script', innerHTML: script}]};
    },
  };
}
