import {useEffect, useState} from 'react';
import {Typography} from '@strapi/design-system';
import {useFetchClient} from '@strapi/strapi/admin';

interface List {
  documentId: string;
  name: string;
}

export const ListsPanel = ({book}: {book: string}) => {
  const {get} = useFetchClient();
  const [lists, setLists] = useState<List[]>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    get<{results: List[]}>('/content-manager/collection-types/plugin::reading-list.list', {
      params: {filters: {books: {documentId: book}}},
    })
      .then(({data}) => setLists(data.results))
      .catch(() => setHasFailed(true));
  }, [get, book]);

  if (hasFailed) return <Typography>The lists can't be loaded.</Typography>;
  if (!lists) return <Typography textColor="neutral600">Loading …</Typography>;
  if (lists.length === 0) return <Typography textColor="neutral600">In no list</Typography>;

  return (
    <ul>
      {lists.map(({documentId, name}) => (
        <Typography key={documentId} tag="li">
          {name}
        </Typography>
      ))}
    </ul>
  );
};
