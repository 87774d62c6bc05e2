import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ZoomableImage from '@site/src/article/ZoomableImage';
import styles from './styles.module.css';

interface Props {
  alt: string;
  /** URL of the image for the light mode, a file below `static/`: `/img/roles-light.png`. */
  light: string;
  dark: string;
  /** Size of both images in pixels, which reserves their space before they load. */
  width: number;
  height: number;
  /** See `ZoomableImage`. */
  overlay?: ReactNode;
}

/** One image for each color mode. CSS shows one of them, so it is correct in the first paint, and browsers load only that one. */
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
