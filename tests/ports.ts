/** Ports of the servers that the end-to-end tests start. */
export const PORTS = {production: 43110, stories: 43111, development: 43112} as const;

/** The copy of the docs that the development server shows. */
export const DEVELOPMENT_DOCS = '.cache/development-docs';
