/**
 * Accounts and tokens of the bookshop. These values are public and fixed, so that samples and screenshots can rely on them.
 * They don't protect anything: the app listens on the loopback interface only.
 */

/** The super admin of the admin panel. */
export const ADMIN = {firstname: 'Ada', lastname: 'Reader', email: 'admin@bookshop.example', password: 'Bookshop-Admin-1'};

/** An admin panel user with the Editor role. */
export const EDITOR = {firstname: 'Edith', lastname: 'Page', email: 'editor@bookshop.example', password: 'Bookshop-Editor-1'};

/** An end user of the Users & Permissions feature, with the Authenticated role. */
export const USER = {username: 'reader', email: 'reader@bookshop.example', password: 'Bookshop-Reader-1'};

/** API tokens, by type as in the admin panel. */
export const API_TOKENS = {
  'full-access': 'bookshop-full-access-token-for-development-only',
  'read-only': 'bookshop-read-only-token-for-development-only',
};
