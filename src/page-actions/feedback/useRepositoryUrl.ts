import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Repository of these docs, without a trailing slash. @throws at build, when the configuration does not name it */
export function useRepositoryUrl(): string {
  const repositoryUrl = useDocusaurusContext().siteConfig.customFields?.repositoryUrl;
  if (typeof repositoryUrl === 'string') return repositoryUrl;
  throw new Error('docusaurus.config.ts: customFields.repositoryUrl is missing, so feedback has nowhere to go. Set it.');
}
