// Loader that makes a module of a drawing: its SVG as a string, or `null` for a diagram that isn't drawn yet. Its query is the
// drawing's name. It tells the bundler which file to watch, so that a drawing appears in `npm start` as soon as it is made.
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** @this {import('webpack').LoaderContext<object>} */
export default function loadDrawing() {
  const file = fileURLToPath(new URL(`drawings/${this.resourceQuery.slice(1) || this.query.slice(1)}.svg`, import.meta.url));
  if (!existsSync(file)) {
    this.addMissingDependency(file);
    return 'module.exports = null;';
  }
  this.addDependency(file);
  return `module.exports = ${JSON.stringify(readFileSync(file, 'utf8'))};`;
}
