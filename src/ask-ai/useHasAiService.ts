import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Whether questions go to an AI service. Without one, Ask AI quotes the docs, and buttons that ask about code are left out. */
export function useHasAiService(): boolean {
  return useDocusaurusContext().siteConfig.customFields?.kapa !== undefined;
}
