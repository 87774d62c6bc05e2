import clientFromV4 from './client-from-v4/check';
import localeFallback from './locale-fallback/check';
import noDrafts from './no-drafts/check';
import ownReviews from './own-reviews/check';
import registerCity from './register-city/check';
import slugs from './slugs/check';
import topRated from './top-rated/check';
import type {Check} from './types';
import upload from './upload/check';

/** Checks by the name of their folder. */
export const TASKS: Readonly<Record<string, Check>> = {
  'client-from-v4': clientFromV4,
  'locale-fallback': localeFallback,
  'no-drafts': noDrafts,
  'own-reviews': ownReviews,
  'register-city': registerCity,
  slugs,
  'top-rated': topRated,
  upload,
};
