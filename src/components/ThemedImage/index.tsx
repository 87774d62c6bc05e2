import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ZoomableImage from '@site/src/article/ZoomableImage';
import styles from './styles.module.css';

interface Props {
  alt: string;
  /** Address of the image for the light mode, `/img/roles-light.png`; below `static/`. */
  light: string;
  dark: string;
  /** Size of both in pixels, so that nothing moves when they arrive. */
  width: number;
  height: number;
  /** Drawn over the image, also where it is shown in full. */
  overlay?: ReactNode;
}

/** One image for each color mode. Chosen by style: right from the first paint, and only the one that is seen is loaded. */
export function ThemedImage({alt, light, dark, width, height, overlay}: Props): ReactNode {
  const [lightUrl, darkUrl] = [useBaseUrl(light), useBaseUrl(dark)];
  return (
    <span className={styles.image}>
      <span className={styles.light}>
        <ZoomableImage alt={alt} src={lightUrl} width={width} height={height} overlay={overlay} />
      </span>
      <span className={styles.dark}>
        <ZoomableImage alt={alt} src={darkUrl} width={width} height={height} overlay={overlay} />
      </span>
    </span>
  );
}
