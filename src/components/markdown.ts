/**
 * The components that pages use without an import: one line for each folder. Node takes their Markdown forms and prop rules from here,
 * and src/theme/MDXComponents registers what the `index.tsx` of each folder exports.
 */
export * from './ApiCall/markdown';
export * from './Badge/markdown';
export * from './BreakingChanges/markdown';
export * from './Cards/markdown';
export * from './Columns/markdown';
export * from './Expandable/markdown';
export * from './FactsCard/markdown';
export * from './PackageManagerTabs/markdown';
export * from './QueryBuilder/markdown';
export * from './Screenshot/markdown';
export * from './Swatch/markdown';
export * from './Tabs/markdown';
