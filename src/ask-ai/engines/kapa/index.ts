/** The Kapa engine with its SDK, in one chunk that loads when the modal opens on a site with an integration ID. */
import type {Engine} from '../Engine';
import {KapaCaptcha} from './captcha';
import {KapaEngine, type KapaOptions} from './KapaEngine';

export function createKapaEngine(options: KapaOptions): Engine {
  return new KapaEngine(options, new KapaCaptcha(options.integrationId));
}
