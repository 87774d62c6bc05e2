declare module '@generated/head-scripts/default/settings.json' {
  import type {ThirdPartySettings} from '@site/src/analytics/thirdPartySettings';

  const settings: ThirdPartySettings;
  export default settings;
}
