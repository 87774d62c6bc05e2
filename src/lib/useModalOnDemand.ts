import {useEffect, useState, type ComponentType} from 'react';

/** Loads a modal when it opens, and closes it when it cannot be had. It is `null` until then. `load` and `close` stay the same. */
export function useModalOnDemand<Props>(
  isOpen: boolean,
  load: () => Promise<ComponentType<Props>>,
  close: () => void,
): {Modal: ComponentType<Props> | null; hasFailed: boolean} {
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
  return {Modal, hasFailed};
}
