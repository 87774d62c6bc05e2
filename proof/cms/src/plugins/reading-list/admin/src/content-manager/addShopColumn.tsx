import {Link} from '@strapi/design-system';
import {shopLink} from './useCopyLinks';

interface Header {
  name: string;
  label: string | {id: string; defaultMessage: string};
  attribute: {type: string};
  searchable: boolean;
  sortable: boolean;
  cellFormatter?: (entry: {documentId: string}) => React.ReactNode;
}

interface ListView {
  displayedHeaders: Header[];
  layout: {options: {'reading-list'?: {shopColumn?: boolean}}};
}

export const addShopColumn = ({displayedHeaders, layout}: ListView) => {
  if (!layout.options['reading-list']?.shopColumn) return {displayedHeaders, layout};

  const shop: Header = {
    name: 'shop',
    label: {id: 'reading-list.column.shop', defaultMessage: 'Shop'},
    attribute: {type: 'custom'},
    searchable: false,
    sortable: false,
    cellFormatter: ({documentId}) => (
      <Link href={shopLink(documentId)} isExternal>
        Open
      </Link>
    ),
  };
  return {displayedHeaders: [...displayedHeaders, shop], layout};
};
