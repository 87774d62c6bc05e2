/**
 * Calls back once the next frame is painted.
 *
 * @returns what calls it off
 */
export function afterPaint(callback: () => void): () => void {
  let timeout = 0;
  const frame = requestAnimationFrame(() => {
    timeout = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timeout);
  };
}
