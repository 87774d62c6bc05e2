/** Ids of the page about new features and of those about older releases. */
export const WHATS_NEW = /^whats-new(?:\/|$)/;
