/** Reports what readers do to the operator's analytics. Nothing is sent or loaded without a configured service. */
export type {AnalyticsEvents} from './events';
export {isConnected, trackEvent} from './trackEvent';
export {readConsent} from './consent';
