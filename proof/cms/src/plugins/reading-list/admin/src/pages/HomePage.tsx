import {useEffect, useState} from 'react';
import {Box, LinkButton, Typography} from '@strapi/design-system';
import {Layouts, Page, useFetchClient, useRBAC, useStrapiApp} from '@strapi/strapi/admin';
import {useIntl} from 'react-intl';
import {useSelector} from 'react-redux';
import {Link} from 'react-router-dom';
import {CAN_CHANGE_SETTINGS, CAN_READ} from '../permissions';
import {getCopied} from '../store';
import {SUMMARY_HOOK, type Fact} from '../summaryHook';
import {getTranslation} from '../utils/getTranslation';

interface Summary {
  lists: number;
  maxBooks: number;
}

const Summary = () => {
  const {get} = useFetchClient();
  const {formatMessage} = useIntl();
  const {allowedActions} = useRBAC(CAN_CHANGE_SETTINGS);
  const runHookWaterfall = useStrapiApp('ReadingLists', (app) => app.runHookWaterfall);
  const copiedLinks = useSelector(getCopied);
  const [summary, setSummary] = useState<Summary>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    get<Summary>('/reading-list/summary')
      .then(({data}) => setSummary(data))
      .catch(() => setHasFailed(true));
  }, [get]);

  if (hasFailed) return <Page.Error />;
  if (!summary) return <Page.Loading />;

  const title = formatMessage({id: getTranslation('plugin.name'), defaultMessage: 'Reading lists'});
  const facts = runHookWaterfall<Fact[]>(SUMMARY_HOOK, [
    {label: 'Books in a list, at most', value: summary.maxBooks},
    ...(copiedLinks.length > 0 ? [{label: 'Links that you copied last', value: copiedLinks.length}] : []),
  ]);

  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={formatMessage(
          {id: getTranslation('summary.lists'), defaultMessage: 'Readers keep {count} lists.'},
          {count: summary.lists},
        )}
        primaryAction={
          allowedActions.canSettings && (
            <LinkButton tag={Link} to="/settings/reading-list" variant="secondary">
              Settings
            </LinkButton>
          )
        }
      />
      <Layouts.Content>
        <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
          {facts.map(({label, value}) => (
            <Typography key={label} tag="p">
              {label}: {value}
            </Typography>
          ))}
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
};

export default function HomePage() {
  return (
    <Page.Protect permissions={CAN_READ}>
      <Summary />
    </Page.Protect>
  );
}
