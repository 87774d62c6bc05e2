/** The connected engine with its SDK: one chunk, loaded when the modal opens on a site that names an integration. */
import type {Engine} from '../Engine';
import {KapaCaptcha} from './captcha';
import {KapaEngine, type KapaOptions} from './KapaEngine';

export function createKapaEngine(options: KapaOptions): Engine {
  return new KapaEngine(options, new KapaCaptcha(options.integrationId));
}
