export type Load = () => Promise<unknown>;

declare const __webpack_require__: {
  /** Loads a chunk by its id. */
  e: (id: string) => Promise<unknown>;
  /** Folder of all files. */
  p: string;
  /** File of a chunk. */
  u: (id: string) => string;
};

const NEVER = new Promise<never>(() => {});

/** URLs of the chunks that a function loads. Only the function knows their ids, so it is called with a loader that records the ids and
 * loads nothing.
 */
export function chunkFilesOf(load: Load): string[] {
  const {e: original} = __webpack_require__;
  const ids: string[] = [];
  __webpack_require__.e = (id) => {
    ids.push(id);
    return NEVER;
  };
  try {
    void load();
  } finally {
    __webpack_require__.e = original;
  }
  // A chunk that only has styles has no script.
  return ids.map((id) => __webpack_require__.p + __webpack_require__.u(id)).filter((file) => !file.includes('.undefined.'));
}
