import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * The browser's own buttons close a dialog, and so does a link in it that was followed.
 *
 * @param isMeant which new URL closes it, from the path that it was opened on; any without
 */
export function useCloseOnNavigation(onClose: () => void, isMeant?: (pathname: string, opened: string) => boolean): void {
  const history = useHistory();
  useEffect(() => {
    const opened = history.location.pathname;
    return history.listen(({pathname}) => {
      if (isMeant?.(pathname, opened) ?? true) onClose();
    });
  }, [history, onClose, isMeant]);
}
