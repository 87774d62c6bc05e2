export const PLUGIN_ID = 'reading-list';
