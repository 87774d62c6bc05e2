import type {DocumentActionComponent} from '@strapi/content-manager/strapi-admin';
import {Link} from '@strapi/icons';
import {useCopyLinks} from './useCopyLinks';

export const CopyLinkAction: DocumentActionComponent = ({model, document}) => {
  const copyLinks = useCopyLinks();
  if (model !== 'api::book.book' || !document) return null;

  return {
    label: 'Copy shop link',
    icon: <Link />,
    position: ['header', 'table-row'],
    onClick: () => copyLinks([document.documentId]),
  };
};

CopyLinkAction.position = ['header', 'table-row'];
