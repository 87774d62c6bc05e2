import {stripVTControlCharacters} from 'node:util';
import type {FoundScene} from './types';

/** A scene that can't be taken, with a message for its author. */
export class SceneError extends Error {
  override name = 'SceneError';
  readonly found: FoundScene;

  /**
   * @param what completes "could not"
   * @param screenshot file with a screenshot of the failure, or `null`
   */
  constructor(found: FoundScene, what: string, cause: string, screenshot: string | null) {
    const {scene, file, line} = found;
    const seen = screenshot === null ? '' : ` What was on screen: ${screenshot}.`;
    super(`${file}:${line}: "${scene.name}" could not ${what}. ${cause.replace(/\.?$/, '.')}${seen}`);
    this.found = found;
  }
}

/** The first line of Playwright's error and what it waited for, without colors or the log of its attempts. */
export function plainReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [reason = ''] = stripVTControlCharacters(text).split(/\n\s*Call log:/);
  const waited = /waiting for (.+)/.exec(stripVTControlCharacters(text))?.[1];
  const line = reason.replace(/\s+/g, ' ').trim();
  return waited === undefined || line.includes(waited) ? line : `${line} Waited for ${waited.trim()}`;
}
