/**
 * First of the ports that the end-to-end tests' servers listen on, below the range that systems give to outgoing
 * connections; `E2E_PORT` moves them out of another run's way.
 */
const first = Number(process.env.E2E_PORT ?? 23110);

export const PORTS = {production: first, stories: first + 1, development: first + 2} as const;

/** The copy of the docs that the development server shows. */
export const DEVELOPMENT_DOCS = '.cache/development-docs';
