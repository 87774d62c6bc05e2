import {getTranslation} from './getTranslation';

/** The panel merges the texts of all plugins, so every key needs the plugin's name. */
export const prefixKeys = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [getTranslation(key), text]));
