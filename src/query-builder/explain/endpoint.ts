import type {Endpoint} from '../request/endpoint';
import {LINKS} from './links';
import type {QueryDiagnostic} from './types';
import {error, warning} from './values';

/** Endpoints of plugins whose parameters differ from those of content-types. */
const PLUGIN_PATH = /^\/api\/(?:upload|users|users-permissions|i18n|auth|connect)(?:\/|$)/;

/** Faults of the path. */
export function explainEndpoint({path}: Endpoint): QueryDiagnostic[] {
  const segments = path.split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  if (segments.length === 0) return [error('Write the path of an endpoint, such as `/api/books`.', LINKS.endpoints)];
  const findings: QueryDiagnostic[] = [];
  if (segments[0] !== 'api') {
    findings.push(warning('404: paths start with `/api`, unless `rest.prefix` in `config/api` changes that.', LINKS.endpoints));
  }
  if (/^(?::|%7B|\{)/i.test(last)) findings.push(error('Replace the last part with the `documentId` of an entry.', LINKS.read));
  if (segments.length > 2 && /^\d+$/.test(last) && !PLUGIN_PATH.test(path)) {
    findings.push(error('404: a URL takes the `documentId`, 24 letters and digits, not the numeric `id`.', LINKS.read));
  }
  if (PLUGIN_PATH.test(path))
    findings.push(warning('This endpoint belongs to a plugin. The explanations here apply to content-types.', LINKS.endpoints));
  return findings;
}
