import {useClipboard, useNotification} from '@strapi/strapi/admin';
import {useDispatch} from 'react-redux';
import {copiedLinks} from '../store';

export const shopLink = (documentId: string) => `https://shop.example.com/books/${documentId}`;

/** Copies the links of books, one a line. */
export function useCopyLinks() {
  const {copy} = useClipboard();
  const {toggleNotification} = useNotification();
  const dispatch = useDispatch();

  return async (documentIds: string[]) => {
    const links = documentIds.map(shopLink);
    if (!(await copy(links.join('\n')))) return;

    dispatch(copiedLinks(links));
    toggleNotification({type: 'success', message: links.length === 1 ? 'Link copied' : `${links.length} links copied`});
  };
}
