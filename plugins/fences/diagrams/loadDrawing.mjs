// Loader for the drawing in the query: exports its SVG as a string, or `null` for a diagram that isn't drawn yet.
// The bundler watches the file in both cases, so that `npm start` shows a drawing as soon as it is created.
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** @this {import('webpack').LoaderContext<object>} */
export default function loadDrawing() {
  const file = fileURLToPath(new URL(`drawings/${this.resourceQuery.slice(1)}.svg`, import.meta.url));
  if (!existsSync(file)) {
    this.addMissingDependency(file);
    return 'module.exports = null;';
  }
  this.addDependency(file);
  return `module.exports = ${JSON.stringify(readFileSync(file, 'utf8'))};`;
}
