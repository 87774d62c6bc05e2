import type {BulkActionComponent} from '@strapi/content-manager/strapi-admin';
import {useCopyLinks} from './useCopyLinks';

export const CopyLinksAction: BulkActionComponent = ({model, documents}) => {
  const copyLinks = useCopyLinks();
  if (model !== 'api::book.book') return null;

  return {
    label: 'Copy shop links',
    variant: 'tertiary',
    onClick: () => {
      void copyLinks(documents.map(({documentId}) => documentId));
    },
  };
};
