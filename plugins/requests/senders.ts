/** What pages write in the place of a token, by the variable that stands for it in a request file. */
export const PLACEHOLDERS = {token: 'YOUR_API_TOKEN', jwt: 'YOUR_JWT', adminJwt: 'YOUR_ADMIN_JWT'} as const;

/** The token that a sender has. Senders other than a user and an administrator are API tokens. */
export function tokenOf(sender: string): keyof typeof PLACEHOLDERS {
  return sender === 'user' ? 'jwt' : sender === 'admin' ? 'adminJwt' : 'token';
}
