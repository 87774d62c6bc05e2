/** What is typed to measure time, letter by letter. */
export const TYPED = ['populate relations', 'api token', 'content-type', 'wehbook', 'config/server'];
