declare module '@generated/third-party-scripts/default/settings.json' {
  import type {ThirdPartySettings} from './settings';

  const settings: ThirdPartySettings;
  export default settings;
}
