import {useEffect, useState} from 'react';
import {Typography} from '@strapi/design-system';
import {Layouts, Page, useFetchClient} from '@strapi/strapi/admin';

interface Summary {
  lists: number;
  maxBooks: number;
}

export default function HomePage() {
  const {get} = useFetchClient();
  const [summary, setSummary] = useState<Summary>();

  useEffect(() => {
    get<Summary>('/reading-list/summary').then(({data}) => setSummary(data));
  }, [get]);

  if (!summary) return <Page.Loading />;

  return (
    <Page.Main>
      <Page.Title>Reading lists</Page.Title>
      <Layouts.Header title="Reading lists" subtitle={`At most ${summary.maxBooks} books in each`} />
      <Layouts.Content>
        <Typography>Readers keep {summary.lists} lists.</Typography>
      </Layouts.Content>
    </Page.Main>
  );
}
