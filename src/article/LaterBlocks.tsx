import {createElement, Fragment, startTransition, useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {Spacer, useOpensAtTop} from '@site/src/article/AfterFirstScreen';
import {afterPaint} from '@site/src/lib/afterPaint';
import {WIDEST_MOBILE} from '@site/src/site/constants';
import {watchStaticLinks} from '@site/src/article/StaticHtml/useStaticLinks';

/** Number of blocks that are drawn in one step. */
const STEP = 20;

/** Docusaurus's breakpoint. Wider screens show more blocks than the ones that `plugins/performance` keeps outside. */
const WIDE = `(min-width: ${WIDEST_MOBILE + 1}px)`;
const MORE_IF_WIDE = 4;

/**
 * Content below the first screen of a page, see `plugins/performance`. After a click on a link, it is drawn after the first screen is
 * painted, in steps that keep the page responsive.
 */
export default function LaterBlocks({children}: {children: readonly ReactNode[]}): ReactNode {
  const {hash} = useLocation();
  const opensAtTop = useOpensAtTop();
  const [count, setCount] = useState(() => (opensAtTop ? firstCount() : children.length));
  const isWhole = count >= children.length;
  if (hash !== '' && !isWhole) setCount(children.length);

  useEffect(() => {
    if (isWhole) return undefined;
    return afterPaint(() => startTransition(() => setCount(count + STEP)));
  }, [count, isWhole]);

  // The links of these blocks were added after those of the page.
  useEffect(() => {
    if (opensAtTop && isWhole) watchStaticLinks();
  }, [opensAtTop, isWhole]);

  return createElement(
    Fragment,
    null,
    ...(isWhole ? children : [...children.slice(0, count), createElement(Spacer, {key: 'spacer'})]),
  );
}

function firstCount(): number {
  return matchMedia(WIDE).matches ? MORE_IF_WIDE * CHILDREN_PER_BLOCK : 0;
}

/** Children per block: the block and the line break after it. */
const CHILDREN_PER_BLOCK = 2;
