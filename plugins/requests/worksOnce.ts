import type {HttpRequest} from 'docs-corpus/httpMessage';

/** Creates what may exist only once, or changes what the next sign-in needs. */
const PATHS =
  /^\/api\/(?:auth\/(?:local\/register|change-password|reset-password|logout)|users|users-permissions\/roles)\/?(?:\?|$)/;
/** The same in GraphQL. */
const MUTATIONS = /\b(?:delete\w*|register|changePassword|resetPassword|(?:create|update)\w*(?:User|Role))\s*\(/;
/** The user that one of these requests creates. */
const CREATED_USER = /^\/api\/users\/\d/;
/** Fields of the bookshop whose values may exist only once. */
const UNIQUE_FIELD = /"isbn"\s*:\s*"\d/;

/** Whether a request fails when it is sent a second time, or makes other requests of its page fail. */
export function worksOnce({method, path, body}: HttpRequest): boolean {
  if (path.startsWith('/graphql')) return MUTATIONS.test(body ?? '');
  if (method === 'DELETE' || (method === 'PUT' && CREATED_USER.test(path))) return true;
  return method === 'POST' && (PATHS.test(path) || UNIQUE_FIELD.test(body ?? ''));
}
