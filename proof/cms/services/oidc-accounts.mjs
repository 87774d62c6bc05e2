/** The header that says who signs in, by the names below. */
export const PERSON_HEADER = 'x-person';

function person(username, given, family, rest = {}) {
  return {
    name: `${given} ${family}`,
    given_name: given,
    family_name: family,
    preferred_username: username,
    email: `${username}@bookshop.example`,
    email_verified: true,
    groups: ['readers'],
    ...rest,
  };
}

/** The people who can sign in. */
export const ACCOUNTS = {
  /** Unknown to the bookshop. The default. */
  noor: person('noor', 'Noor', 'Haddad', { groups: ['readers', 'editors'] }),
  /** Administrators of the bookshop. */
  ada: person('ada', 'Ada', 'Reader', { email: 'admin@bookshop.example', groups: ['admins'] }),
  edith: person('edith', 'Edith', 'Page', { email: 'editor@bookshop.example', groups: ['editors'] }),
  /** An end user of the bookshop. */
  reader: person('reader', 'Robin', 'Reader'),
  /** Whose email no one has checked. */
  kim: person('kim', 'Kim', 'Soto', { email_verified: false }),
  /** Who has no email. */
  sam: person('sam', 'Sam', 'Okoro', { email: undefined, email_verified: undefined }),
};
