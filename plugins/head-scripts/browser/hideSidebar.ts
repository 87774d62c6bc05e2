import {HIDDEN_SIDEBAR} from '../../../src/site/constants';

// The static HTML shows the sidebar, also to readers who hid it.
const {storageKey, attribute, value} = HIDDEN_SIDEBAR;
try {
  if (localStorage.getItem(storageKey) === value) document.documentElement.setAttribute(attribute, value);
} catch {
  // The reader's browser blocks storage.
}
