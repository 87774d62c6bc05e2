import {loadRoute} from './loadRoute';
import {forgetReload} from './reloads';

/** Loads all that a page lacks, and lets it reload again if it should fail later. */
export async function retryRoute(pathname: string): Promise<void> {
  await loadRoute(pathname);
  forgetReload();
}
