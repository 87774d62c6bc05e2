/** Where a new project is served. */
export const DEFAULT_BASE_URL = 'http://localhost:1337';
