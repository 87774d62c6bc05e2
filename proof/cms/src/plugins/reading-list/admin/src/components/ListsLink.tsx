import {LinkButton} from '@strapi/design-system';
import {Link, useParams} from 'react-router-dom';

export const ListsLink = () => {
  const {slug} = useParams();
  if (slug !== 'api::book.book') return null;

  return (
    <LinkButton tag={Link} to="/plugins/reading-list" size="S" variant="tertiary">
      Reading lists
    </LinkButton>
  );
};
