// Loader that makes a module of the drawing that the query names: its SVG as a string, or `null` for a diagram that isn't drawn yet.
// The bundler watches the file either way, so that a drawing appears in `npm start` as soon as it is made.
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
