/** The docs have one version, without a banner: Docusaurus's banner, and how it finds the latest version, is 0.5 KB of each page. */
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';

export default function DocVersionBanner(): null {
  const {banner, label} = useDocsVersion();
  if (banner) throw new Error(`The version ${label} has a banner. Remove src/theme/DocVersionBanner, which shows none.`);
  return null;
}
