declare module '@generated/third-party-scripts/default/settings.json' {
  import type {VendorSettings} from '@site/src/analytics/settings';

  const settings: VendorSettings;
  export default settings;
}
