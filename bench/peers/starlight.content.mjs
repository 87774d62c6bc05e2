import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';

// Uses the paths of files as IDs without changes, because URLs are generated from them.
export const collections = {
  docs: defineCollection({loader: docsLoader({generateId: ({entry}) => entry.replace(/\.md$/, '')}), schema: docsSchema()}),
};
