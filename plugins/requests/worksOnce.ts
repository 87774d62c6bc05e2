import type {HttpRequest} from 'docs-corpus/httpMessage';

/** Paths of requests that create something unique, or change the credentials of the next sign-in. */
const PATHS =
  /^\/api\/(?:auth\/(?:local\/register|change-password|reset-password|logout)|users|users-permissions\/roles)\/?(?:\?|$)/;
/** The same requests in GraphQL. */
const MUTATIONS = /\b(?:delete\w*|register|changePassword|resetPassword|(?:create|update)\w*(?:User|Role))\s*\(/;
/** The user that one of these requests creates. */
const CREATED_USER = /^\/api\/users\/\d/;
/** Fields of the bookshop whose values must be unique. */
const UNIQUE_FIELD = /"isbn"\s*:\s*"\d/;

/** Whether a request fails when it is sent a second time, or makes other requests of its page fail. */
export function worksOnce({method, path, body}: HttpRequest): boolean {
  if (path.startsWith('/graphql')) return MUTATIONS.test(body ?? '');
  if (method === 'DELETE' || (method === 'PUT' && CREATED_USER.test(path))) return true;
  return method === 'POST' && (PATHS.test(path) || UNIQUE_FIELD.test(body ?? ''));
}
