import {lazy} from 'react';

/** For writers alone: it isn't part of a build. */
export const LiveVerdict = process.env.NODE_ENV === 'development' ? lazy(() => import('./LiveVerdict')) : null;
