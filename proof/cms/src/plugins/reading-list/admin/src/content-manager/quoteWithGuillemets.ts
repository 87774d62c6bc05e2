import type {ContentManagerPlugin} from '@strapi/content-manager/strapi-admin';

export function quoteWithGuillemets(apis: ContentManagerPlugin['config']['apis']) {
  apis.addRichTextBlocks((blocks) => (blocks.quote ? {...blocks, quote: {...blocks.quote, snippets: ['>', '«']}} : blocks));
}
