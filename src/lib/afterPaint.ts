/**
 * Calls back once the next frame is painted.
 *
 * @returns a function that cancels it
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
