/** URL of a new project. */
export const DEFAULT_BASE_URL = 'http://localhost:1337';
