import {loadRoute} from './loadRoute';
import {forgetReload} from './reloads';

/** Loads all missing chunks of a page, and allows another reload if it fails later. */
export async function retryRoute(pathname: string): Promise<void> {
  await loadRoute(pathname);
  forgetReload();
}
