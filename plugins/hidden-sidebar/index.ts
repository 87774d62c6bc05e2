import type {Plugin} from '@docusaurus/types';
import {HIDDEN_SIDEBAR} from '../../src/site/constants';

/** Tells the styles before the first paint that the reader hid the sidebar: the server's HTML shows it. */
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
