/** Placeholders for tokens on pages, by their variable in a request file. */
export const PLACEHOLDERS = {token: 'YOUR_API_TOKEN', jwt: 'YOUR_JWT', adminJwt: 'YOUR_ADMIN_JWT'} as const;

/** The kind of token of a sender. Senders other than users and administrators use API tokens. */
export function tokenOf(sender: string): keyof typeof PLACEHOLDERS {
  return sender === 'user' ? 'jwt' : sender === 'admin' ? 'adminJwt' : 'token';
}
