import type {KapaService} from '../../src/site/environment';
import type {ServiceSources} from './contentSecurityPolicy';

/** Kapa asks for a token of Google's reCAPTCHA before it takes a question: https://developers.google.com/recaptcha/docs/faq. */
const RECAPTCHA = 'https://www.google.com/recaptcha/';

export function kapaSources({baseUrl}: KapaService): ServiceSources {
  return {
    connect: [new URL(baseUrl).origin, RECAPTCHA],
    scripts: [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
    frames: [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'],
  };
}
