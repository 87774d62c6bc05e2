import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Enlarge from '@phosphor-icons/core/regular/arrows-out-simple.svg';
import X from '@phosphor-icons/core/regular/x.svg';
import MDXImg from '@theme/MDXComponents/Img';
import {WIDEST_MOBILE} from '@site/src/site/constants';
import styles from './styles.module.css';

interface Props extends ComponentProps<'img'> {
  /** Drawn over the image, on the page and in the full view. */
  overlay?: ReactNode;
}

/** A place in an image, in fractions of its width and height. */
interface Place {
  x: number;
  y: number;
}

const MIDDLE: Place = {x: 0.5, y: 0.5};

/** An image that is scaled down opens in a full view. Images that are links or have their full size don't. */
export default function ZoomableImage({overlay, ...props}: Props): ReactNode {
  const drawn = useRef<HTMLSpanElement>(null);
  const isReduced = useIsReduced(drawn);
  /** What the reader looks at in the full view, or `null` if it's closed. */
  const [place, setPlace] = useState<Place | null>(null);

  /** At the pointer, or on a phone at the first mark. */
  function openAt({clientX, clientY, currentTarget}: React.MouseEvent): void {
    const {left, top, width, height} = currentTarget.getBoundingClientRect();
    const mark = window.innerWidth > WIDEST_MOBILE ? null : firstMark(drawn.current);
    setPlace(mark ?? {x: (clientX - left) / width, y: (clientY - top) / height});
  }

  return (
    <span className={styles.frame}>
      <span ref={drawn} className={styles.drawn}>
        <MDXImg {...props} onClick={isReduced ? openAt : undefined} />
        {overlay}
      </span>
      {isReduced && (
        <button
          type="button"
          className={styles.open}
          aria-label={`Enlarge the image: ${props.alt ?? ''}`}
          onClick={() => setPlace(firstMark(drawn.current) ?? MIDDLE)}
        >
          Enlarge
          <Enlarge aria-hidden="true" />
        </button>
      )}
      {place && (
        <FullImage src={props.src} alt={props.alt ?? ''} overlay={overlay} place={place} onClose={() => setPlace(null)} />
      )}
    </span>
  );
}

/** Pixels of the image per CSS pixel in the full view. Images have two for each CSS pixel of their normal size. */
const DENSITY = {desktop: 1.4, mobile: 2};

function density(): number {
  return window.innerWidth > WIDEST_MOBILE ? DENSITY.desktop : DENSITY.mobile;
}

interface FullImageProps {
  src: string | undefined;
  alt: string;
  overlay: ReactNode;
  place: Place;
  onClose: () => void;
}

function FullImage({src, alt, overlay, place, onClose}: FullImageProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const close = (): void => dialog.current?.close();

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

  /** A window that the image doesn't fit into begins at what the reader pointed at. */
  function lookAtPlace(): void {
    const {width = 0, height = 0} = image.current?.getBoundingClientRect() ?? {};
    dialog.current?.scrollTo({
      left: place.x * width - dialog.current.clientWidth / 2,
      top: place.y * height - dialog.current.clientHeight / 2,
      behavior: 'instant',
    });
  }

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-label={alt} onClose={onClose}>
      <button type="button" className={styles.cross} aria-label="Close the image" onClick={close}>
        <X aria-hidden="true" />
      </button>
      <button type="button" className={styles.zoom} aria-label="Back to the page" onClick={close}>
        <span className={styles.drawn}>
          <img ref={image} className={styles.full} src={src} srcSet={`${src} ${density()}x`} alt={alt} onLoad={lookAtPlace} />
          {overlay}
        </span>
      </button>
    </dialog>,
    document.body,
  );
}

/** The middle of the number 1. */
function firstMark(drawn: Element | null): Place | null {
  const highlight = drawn?.querySelector('[data-number="1"]');
  if (!drawn || !highlight) return null;
  const {left, top} = getComputedStyle(highlight, '::after');
  const corner = highlight.getBoundingClientRect();
  const whole = drawn.getBoundingClientRect();
  return {
    x: (corner.left + Number.parseFloat(left) - whole.left) / whole.width,
    y: (corner.top + Number.parseFloat(top) - whole.top) / whole.height,
  };
}

/** Whether the full view is larger than the image. */
function useIsReduced(drawing: React.RefObject<HTMLElement | null>): boolean {
  const [isReduced, setIsReduced] = useState(false);

  useEffect(() => {
    const image = drawing.current?.querySelector('img');
    if (!image || image.closest('a')) return undefined;
    const measure = (): void => {
      setIsReduced(image.clientWidth > 0 && image.naturalWidth > image.clientWidth * density() * 1.05);
    };
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
