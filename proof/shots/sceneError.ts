import type {FoundScene} from './types';

/** A scene that cannot be taken, told to who wrote it. */
export class SceneError extends Error {
  override name = 'SceneError';
  readonly found: FoundScene;

  /**
   * @param what continues "could not"
   * @param picture file with what was on screen, `null` where nothing was
   */
  constructor(found: FoundScene, what: string, cause: string, picture: string | null) {
    const {scene, file, line} = found;
    const seen = picture === null ? '' : ` What was on screen: ${picture}.`;
    super(`${file}:${line}: "${scene.name}" could not ${what}. ${cause.replace(/\.?$/, '.')}${seen}`);
    this.found = found;
  }
}

/** The first lines of what Playwright says, without colors and without the log of its attempts. */
export function plainReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [reason = ''] = text.replace(/\u001b\[[\d;]*m/g, '').split(/\n\s*Call log:/);
  const waited = /waiting for (.+)/.exec(text.replace(/\u001b\[[\d;]*m/g, ''))?.[1];
  const line = reason.replace(/\s+/g, ' ').trim();
  return waited === undefined || line.includes(waited) ? line : `${line} Waited for ${waited.trim()}`;
}
