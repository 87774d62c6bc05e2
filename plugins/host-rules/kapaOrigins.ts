import type {KapaService} from '../environment';
import type {PolicyOrigins} from './contentSecurityPolicy';

/** Kapa requires a Google reCAPTCHA token for each question: https://developers.google.com/recaptcha/docs/faq. */
const RECAPTCHA = 'https://www.google.com/recaptcha/';

export function kapaOrigins({baseUrl}: KapaService): PolicyOrigins {
  return {
    connect: [new URL(baseUrl).origin, RECAPTCHA],
    script: [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
    frame: [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'],
  };
}
