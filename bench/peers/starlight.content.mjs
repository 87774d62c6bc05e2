import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';

// Ids are the files' paths as they are, since URLs are made of them.
export const collections = {
  docs: defineCollection({loader: docsLoader({generateId: ({entry}) => entry.replace(/\.md$/, '')}), schema: docsSchema()}),
};
