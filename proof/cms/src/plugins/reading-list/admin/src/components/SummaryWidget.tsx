import {useEffect, useState} from 'react';
import {Typography} from '@strapi/design-system';
import {useFetchClient, Widget} from '@strapi/strapi/admin';
import {useIntl} from 'react-intl';
import {getTranslation} from '../utils/getTranslation';

export const SummaryWidget = () => {
  const {get} = useFetchClient();
  const {formatMessage} = useIntl();
  const [count, setCount] = useState<number>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    get<{lists: number}>('/reading-list/summary')
      .then(({data}) => setCount(data.lists))
      .catch(() => setHasFailed(true));
  }, [get]);

  if (hasFailed) return <Widget.Error />;
  if (count === undefined) return <Widget.Loading />;

  return (
    <Typography>
      {formatMessage({id: getTranslation('summary.lists'), defaultMessage: 'Readers keep {count} lists.'}, {count})}
    </Typography>
  );
};
