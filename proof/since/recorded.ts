import type {CoverageList} from '../coverage/list';

/** Lists of programs, booted apps and the admin panel need whole installs of each release; the client has its own versions. */
const NOT_RECORDED = /^(?:cli\.|codemods|permissions\.|webhooks\.|users-permissions\.|middlewares$|admin-panel\.|content-manager\.|client\.|environment$)/;

export function isRecorded({name}: Pick<CoverageList, 'name'>): boolean {
  return !NOT_RECORDED.test(name);
}
