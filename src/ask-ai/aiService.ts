import siteConfig from '@generated/docusaurus.config';
import type {KapaOptions} from './engines/kapa/KapaEngine';

export const aiService = readKapaOptions(siteConfig.customFields?.kapa);

/** Whether questions go to an AI service. Without one, Ask AI quotes the docs, and buttons that ask about code are left out. */
export const hasAiService = aiService !== null;

/** @param value from `customFields` in docusaurus.config.ts */
function readKapaOptions(value: unknown): KapaOptions | null {
  if (typeof value !== 'object' || value === null || !('integrationId' in value) || !('baseUrl' in value)) return null;
  const {integrationId, baseUrl} = value;
  return typeof integrationId === 'string' && typeof baseUrl === 'string' ? {integrationId, baseUrl} : null;
}
