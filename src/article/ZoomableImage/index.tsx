import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import MDXImg from '@theme/MDXComponents/Img';
import styles from './styles.module.css';

interface Props extends ComponentProps<'img'> {
  /** Drawn over the image, also where it is shown in full. */
  overlay?: ReactNode;
}

/** An image that shows less than it holds opens in full; one that is a link, or is shown in full, stays as it is. */
export default function ZoomableImage({overlay, ...props}: Props): ReactNode {
  const frame = useRef<HTMLSpanElement>(null);
  const isReduced = useIsReduced(frame);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <span ref={frame} className={styles.frame}>
      <MDXImg {...props} />
      {overlay}
      {isReduced && (
        <button
          type="button"
          className={styles.open}
          aria-label={`Enlarge the image: ${props.alt ?? ''}`}
          onClick={() => setIsOpen(true)}
        />
      )}
      {isOpen && <FullImage src={props.src} alt={props.alt ?? ''} overlay={overlay} onClose={() => setIsOpen(false)} />}
    </span>
  );
}

interface FullImageProps {
  src: string | undefined;
  alt: string;
  overlay: ReactNode;
  onClose: () => void;
}

function FullImage({src, alt, overlay, onClose}: FullImageProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    // A click next to the image is a click on the dialog itself.
    const onClick = ({target}: MouseEvent): void => {
      if (target === element) element.close();
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, []);

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-label={alt} onClose={onClose}>
      <button type="button" className={styles.close} aria-label="Close the image" onClick={() => dialog.current?.close()}>
        <img className={styles.full} src={src} alt={alt} />
        {overlay}
      </button>
    </dialog>,
    document.body,
  );
}

/** Whether the image has more pixels than it is given room for. */
function useIsReduced(frame: React.RefObject<HTMLElement | null>): boolean {
  const [isReduced, setIsReduced] = useState(false);

  useEffect(() => {
    const image = frame.current?.querySelector('img');
    if (!image || image.closest('a')) return undefined;
    const measure = (): void => setIsReduced(image.clientWidth > 0 && image.naturalWidth > image.clientWidth * 1.1);
    const observer = new ResizeObserver(measure);
    observer.observe(image);
    image.addEventListener('load', measure);
    return () => {
      observer.disconnect();
      image.removeEventListener('load', measure);
    };
  }, [frame]);

  return isReduced;
}
