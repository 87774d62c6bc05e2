/** What the Markdown forms of components are written with. Runs in Node: no React, no styles, no files. */
export * from './blocks';
export * from './componentUse';
export * from './handler';
export * from './rules';
