import {useEffect, useState, type ComponentType} from 'react';

/**
 * Loads a modal when it opens, and closes it if it can't be loaded. Returns `null` until it is loaded, and a function that forgets a
 * failure. `load` and `close` must be stable.
 */
export function useModalOnDemand<Props>(
  isOpen: boolean,
  load: () => Promise<ComponentType<Props>>,
  close: () => void,
): {Modal: ComponentType<Props> | null; hasFailed: boolean; forget: () => void} {
  const [Modal, setModal] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    load().then(
      (loaded) => {
        setModal(() => loaded);
        setHasFailed(false);
      },
      (error: unknown) => {
        console.warn(error);
        setHasFailed(true);
        close();
      },
    );
  }, [isOpen, load, close]);
  return {Modal, hasFailed, forget: () => setHasFailed(false)};
}
