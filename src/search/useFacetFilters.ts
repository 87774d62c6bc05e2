import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FacetFilters} from './SearchClient';

/** Limits results to the current language and docs version if `contextual` is set. */
export function useFacetFilters(contextual: boolean): FacetFilters {
  const {currentLocale} = useDocusaurusContext().i18n;
  const tags = useDocsContextualSearchTags().join(' ');
  return useMemo(() => {
    if (!contextual) return [];
    return [`language:${currentLocale}`, ['default', ...tags.split(' ')].map((tag) => `docusaurus_tag:${tag}`)];
  }, [contextual, currentLocale, tags]);
}
