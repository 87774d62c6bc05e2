// Loads the data of a page as JSON, in the same form as a chunk.

/**
 * @param {string} folder that the files are in
 * @returns {(path: string) => (() => Promise<{default: unknown}>) & {url: string}}
 */
export function loadProps(folder) {
  return (path) => {
    const url = `${folder}${path}.json`;
    const load = async () => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`Loading chunk ${url} failed: ${response.status}.`);
      return {default: await response.json()};
    };
    return Object.assign(load, {url});
  };
}
