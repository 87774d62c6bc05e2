import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * Closes a dialog when the reader uses the browser's buttons or follows a link in it.
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
