/** What readers do, for the operator's analytics; the one door to it. Nothing happens without a configured service. */
export type {AnalyticsEvents} from './events';
export {isConnected, trackEvent} from './trackEvent';
export {readConsent} from './consent';
