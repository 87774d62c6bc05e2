/**
 * What Docusaurus's `Link` imports of react-router-dom, where each link is drawn again whenever the page's address changes: for the 250
 * links around an article, that takes a slow phone longer than the article. Only relative links depend on the address.
 */
import React, {type ComponentProps, type MouseEvent, type ReactNode, type Ref} from 'react';
import {createPath, parsePath} from 'history';
import {Link as RelativeLink} from 'react-router-dom';
import {useHistory} from '@docusaurus/router';

export {NavLink} from 'react-router-dom';

interface Props extends ComponentProps<'a'> {
  to: string;
  innerRef: Ref<HTMLAnchorElement>;
}

export function Link({innerRef, ...props}: Props): ReactNode {
  return /^\/(?!\/)/.test(props.to) ? (
    <AbsoluteLink {...props} innerRef={innerRef} />
  ) : (
    <RelativeLink {...props} innerRef={innerRef} />
  );
}

function AbsoluteLink({to, innerRef, onClick, ...props}: Props): ReactNode {
  const history = useHistory();

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    if (createPath(parsePath(to)) === createPath(history.location)) history.replace(to);
    else history.push(to);
  }

  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the properties
  return <a {...props} ref={innerRef} href={history.createHref(parsePath(to))} onClick={open} />;
}

/** Everything else is the browser's: a new tab, a new window, a download. */
function isPlainClick({button, metaKey, altKey, ctrlKey, shiftKey, currentTarget}: MouseEvent<HTMLAnchorElement>): boolean {
  const {target} = currentTarget;
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (target === '' || target === '_self');
}
