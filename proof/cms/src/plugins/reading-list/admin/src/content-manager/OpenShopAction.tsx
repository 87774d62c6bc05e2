import type {HeaderActionComponent} from '@strapi/content-manager/strapi-admin';
import {ExternalLink} from '@strapi/icons';
import {shopLink} from './useCopyLinks';

export const OpenShopAction: HeaderActionComponent = ({model, documentId}) => {
  if (model !== 'api::book.book' || !documentId) return null;

  return {
    label: 'Open in the shop',
    icon: <ExternalLink />,
    onClick: () => {
      window.open(shopLink(documentId), '_blank', 'noopener');
    },
  };
};
