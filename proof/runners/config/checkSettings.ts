import type {Failure, Sample} from 'docs-proof/types';
import type {Loaded} from '../shapes/loaded';
import {lineOf, misfitFailure, type WrittenValue} from '../shapes/misfitFailure';
import type {Misfit, ShapeChecker} from '../shapes/shapeChecker';
import {FILES, MIDDLEWARES, PLACES, PLUGINS, type Shape} from './shapes';

const PLUGIN_KEYS = `{enabled?: boolean; resolve?: string; config?: unknown}`;
const MIDDLEWARE_KEYS = `{name?: string; resolve?: string; config?: unknown}`;

/** TypeScript types, by place. */
export const SETTINGS_TYPES: Readonly<Record<string, string>> = {
  ...typesOf('file', FILES),
  ...typesOf('place', PLACES),
  ...typesOf('plugin', PLUGINS),
  ...typesOf('middleware', MIDDLEWARES),
  'a plugin': PLUGIN_KEYS,
  'a middleware': MIDDLEWARE_KEYS,
};

export function pluginPackages(): Record<string, string> {
  return Object.fromEntries(Object.entries(PLUGINS).map(([name, {package: from}]) => [name, from]));
}

function typesOf(kind: string, shapes: Readonly<Record<string, Shape>>): Record<string, string> {
  return Object.fromEntries(Object.entries(shapes).map(([name, {type}]) => [`${kind} ${name}`, type]));
}

/**
 * Finds keys and values that Strapi doesn't know. Files that Strapi doesn't read itself can contain anything.
 *
 * @param name name of the file in `config/`, without its extension
 */
export function checkSettings(name: string, value: Loaded, sample: Sample, checker: ShapeChecker): Failure[] {
  if (name === 'plugins') return checkPlugins(value, sample, checker);
  if (name === 'middlewares') return checkMiddlewares(value, sample, checker);
  const shape = FILES[name];
  if (!shape) return [];
  const places = Object.keys(PLACES).filter((place) => place.startsWith(`${name}.`));
  const replace = Object.fromEntries(places.map((place) => [place.slice(name.length + 1), `place ${place}`]));
  return checker
    .check(`file ${name}`, value, replace)
    .map((misfit) => misfitFailure(misfit, written(sample), sourceOf(name, misfit)));
}

/** The source of the allow-list that rejects the key, for the innermost place. */
function sourceOf(name: string, {path}: Misfit): string {
  const full = [name, ...path].join('.');
  const places = Object.keys(PLACES).filter((place) => full.startsWith(`${place}.`));
  const [innermost = ''] = places.sort((a, b) => b.length - a.length);
  return (PLACES[innermost] ?? FILES[name])?.source ?? '';
}

function checkPlugins(value: Loaded, sample: Sample, checker: ShapeChecker): Failure[] {
  if (value.kind !== 'object') return [{fault: 'A file of plugins returns an object with a key for each plugin.'}];
  return Object.entries(value.entries).flatMap(([name, settings]) => {
    if (settings.kind !== 'object') return [];
    const shape = PLUGINS[name];
    const at = (misfit: Misfit, above: readonly string[]): Misfit => ({...misfit, path: [...above, ...misfit.path]});
    const outer = checker.check('a plugin', settings).map((misfit) => at(misfit, [name]));
    const body = settings.entries.config;
    if (!shape && settings.entries.resolve === undefined)
      return [...outer.map((one) => misfitFailure(one, written(sample), '')), missing(name, sample)];
    const inner = shape && body ? checker.check(`plugin ${name}`, body).map((misfit) => at(misfit, [name, 'config'])) : [];
    return [
      ...outer.map((misfit) => misfitFailure(misfit, written(sample), '@strapi/types/dist/core/config/plugin.d.ts')),
      ...inner.map((misfit) => misfitFailure(misfit, written(sample), shape ? `${shape.package}: ${shape.source}` : '')),
    ];
  });
}

function missing(name: string, sample: Sample): Failure {
  return {
    ...lineOf([name], written(sample)),
    fault: `The bookshop has no plugin "${name}".`,
    fix: `Correct the name: the proof knows ${Object.keys(PLUGINS).join(', ')}. For a third-party plugin, write noProof="third-party".`,
  };
}

const MIDDLEWARE_SOURCE = '@strapi/core/dist/services/server/register-middlewares.js';

function checkMiddlewares(value: Loaded, sample: Sample, checker: ShapeChecker): Failure[] {
  if (value.kind !== 'array') return [{fault: 'A file of middlewares returns an array.'}];
  return value.items.flatMap((item) => {
    if (item.kind === 'string') return unknownMiddleware(item.value);
    if (item.kind !== 'object') return [];
    const {name, config: options} = item.entries;
    const outer = checker.check('a middleware', item).map((misfit) => misfitFailure(misfit, written(sample), MIDDLEWARE_SOURCE));
    return name?.kind === 'string'
      ? [...outer, ...unknownMiddleware(name.value), ...checkOptions(name.value, options, sample, checker)]
      : outer;
  });
}

function unknownMiddleware(name: string): Failure[] {
  const own = /^strapi::(.*)$/.exec(name)?.[1];
  if (own === undefined || own in MIDDLEWARES) return [];
  const known = Object.keys(MIDDLEWARES).map((one) => `strapi::${one}`);
  return [
    {fault: `There is no middleware "${name}".`, fix: `Use one of ${known.join(', ')} (@strapi/core/dist/middlewares/index.js).`},
  ];
}

function checkOptions(name: string, options: Loaded | undefined, sample: Sample, checker: ShapeChecker): Failure[] {
  const own = name.replace(/^strapi::/, '');
  const shape = MIDDLEWARES[own];
  if (!shape || !options || !name.startsWith('strapi::')) return [];
  return checker
    .check(`middleware ${own}`, options)
    .map((misfit) => misfitFailure({...misfit, path: [`${name} config`, ...misfit.path]}, written(sample), shape.source));
}

function written({text, line}: Sample): WrittenValue {
  return {text, line, noun: 'key'};
}
