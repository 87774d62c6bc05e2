/** Header with the name of the account that signs in, from the list below. */
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

/** Accounts that can sign in. */
export const ACCOUNTS = {
  /** Not known to the bookshop. The default. */
  noor: person('noor', 'Noor', 'Haddad', {groups: ['readers', 'editors']}),
  /** Administrators of the bookshop. */
  ada: person('ada', 'Ada', 'Reader', {email: 'admin@bookshop.example', groups: ['admins']}),
  edith: person('edith', 'Edith', 'Page', {email: 'editor@bookshop.example', groups: ['editors']}),
  /** An end user of the bookshop. */
  reader: person('reader', 'Robin', 'Reader'),
  /** The email isn't verified. */
  kim: person('kim', 'Kim', 'Soto', {email_verified: false}),
  /** Has no email. */
  sam: person('sam', 'Sam', 'Okoro', {email: undefined, email_verified: undefined}),
};
