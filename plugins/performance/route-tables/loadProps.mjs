// Loads the data of a page as JSON, in the form in which a chunk would come.

/**
 * @param {string} folder that the files are in
 * @returns {(path: string) => (() => Promise<{default: unknown}>) & {address: string}}
 */
export function loadProps(folder) {
  return (path) => {
    const address = `${folder}${path}.json`;
    const load = async () => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`Loading chunk ${address} failed: ${answer.status}.`);
      return {default: await answer.json()};
    };
    return Object.assign(load, {address});
  };
}
