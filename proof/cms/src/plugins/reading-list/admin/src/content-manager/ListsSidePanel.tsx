import type {PanelComponent} from '@strapi/content-manager/strapi-admin';
import {useIntl} from 'react-intl';
import {ListsPanel} from '../components/ListsPanel';
import {getTranslation} from '../utils/getTranslation';

export const ListsSidePanel: PanelComponent = ({model, documentId}) => {
  const {formatMessage} = useIntl();
  if (model !== 'api::book.book' || !documentId) return null;

  return {
    title: formatMessage({id: getTranslation('panel.title'), defaultMessage: 'Reading lists'}),
    content: <ListsPanel book={documentId} />,
  };
};
