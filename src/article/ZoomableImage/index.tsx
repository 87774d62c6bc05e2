import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import clsx from 'clsx';
import Enlarge from '@phosphor-icons/core/regular/arrows-out-simple.svg';
import X from '@phosphor-icons/core/regular/x.svg';
import MDXImg from '@theme/MDXComponents/Img';
import {useIsScrollable} from '@site/src/article/useIsScrollable';
import styles from './styles.module.css';

interface Props extends ComponentProps<'img'> {
  /** Drawn over the image, on the page and in the full view. Images with numbers aren't scaled down on phones. */
  overlay?: ReactNode;
}

/** An image that is scaled down opens in a full view. Images that are links or have their full size don't. */
export default function ZoomableImage({overlay, ...props}: Props): ReactNode {
  const image = useRef<HTMLSpanElement>(null);
  const isReduced = useIsReduced(image);
  const isScrollable = useIsScrollable(image);
  const [isOpen, setIsOpen] = useState(false);
  const open = isReduced ? () => setIsOpen(true) : undefined;

  return (
    <span className={styles.frame}>
      <span ref={image} className={styles.picture} {...(isScrollable && {role: 'group', 'aria-label': props.alt, tabIndex: 0})}>
        <span className={styles.drawn}>
          <MDXImg {...props} onClick={open} />
          {overlay}
        </span>
      </span>
      {open && (
        <button type="button" className={styles.open} aria-label={`Enlarge the image: ${props.alt ?? ''}`} onClick={open}>
          Enlarge
          <Enlarge aria-hidden="true" />
        </button>
      )}
      {isOpen && <FullImage src={props.src} alt={props.alt ?? ''} overlay={overlay} onClose={() => setIsOpen(false)} />}
    </span>
  );
}

/** Pixels of the image per CSS pixel in the full view. Images have two for each CSS pixel of their normal size. */
const DENSITY = 1.4;

interface FullImageProps {
  src: string | undefined;
  alt: string;
  overlay: ReactNode;
  onClose: () => void;
}

function FullImage({src, alt, overlay, onClose}: FullImageProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const image = useRef<HTMLImageElement>(null);
  // Shows the whole of an image that is scrolled on the page.
  const [isLarge, setIsLarge] = useState(overlay === undefined);

  /** On a narrow screen, shows the clicked part in full size. */
  function zoom({clientX, clientY}: React.MouseEvent): void {
    const whole = image.current?.getBoundingClientRect();
    flushSync(() => setIsLarge(true));
    const large = image.current?.getBoundingClientRect();
    if (!whole || !large || isLarge || large.width <= whole.width) return dialog.current?.close();
    const scale = large.width / whole.width;
    dialog.current?.scrollTo({
      left: (clientX - whole.left) * scale - window.innerWidth / 2,
      top: (clientY - whole.top) * scale - window.innerHeight / 2,
    });
  }

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    // A click next to the image has the dialog as its target.
    const onClick = ({target}: MouseEvent): void => {
      if (target === element) element.close();
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, []);

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-label={alt} onClose={onClose}>
      <button type="button" className={styles.cross} aria-label="Close the image" onClick={() => dialog.current?.close()}>
        <X aria-hidden="true" />
      </button>
      <button type="button" className={styles.zoom} aria-label={isLarge ? 'Back to the page' : 'Full size'} onClick={zoom}>
        <span className={styles.drawn}>
          <img
            ref={image}
            className={clsx(styles.full, !isLarge && styles.whole)}
            src={src}
            srcSet={`${src} ${DENSITY}x`}
            alt={alt}
          />
          {overlay}
        </span>
        {!isLarge && (
          <span className={styles.hint} aria-hidden="true">
            Tap to zoom in
          </span>
        )}
      </button>
    </dialog>,
    document.body,
  );
}

/** Whether the image is scaled down. */
function useIsReduced(drawing: React.RefObject<HTMLElement | null>): boolean {
  const [isReduced, setIsReduced] = useState(false);

  useEffect(() => {
    const image = drawing.current?.querySelector('img');
    if (!image || image.closest('a')) return undefined;
    const measure = (): void => setIsReduced(image.clientWidth > 0 && image.naturalWidth > image.clientWidth * 1.1);
    const observer = new ResizeObserver(measure);
    observer.observe(image);
    image.addEventListener('load', measure);
    return () => {
      observer.disconnect();
      image.removeEventListener('load', measure);
    };
  }, [drawing]);

  return isReduced;
}
