/** Helpers for the Markdown forms of components. They run in Node: no React, no styles, no files. */
export * from './blocks';
export * from './componentUse';
export * from './handler';
export * from './rules';
