// Run by index.ts in a separate process: loads settings with the loader of @strapi/core and prints the result.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

const cmsDir = process.cwd();
const require = createRequire(path.join(cmsDir, 'package.json'));
const core = path.dirname(createRequire(require.resolve('@strapi/strapi/package.json')).resolve('@strapi/core/package.json'));
const {loadConfiguration} = require(path.join(core, 'dist/configuration/index.js'));
const {loadConfigFile} = require(path.join(core, 'dist/utils/load-config-file.js'));
const {env} = require('@strapi/utils');
const {defaultsDeep} = require('lodash');
const environment = {...process.env};

process.on('message', ({id, files, variables, name, plugins, defaults}) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bookshop-config-'));
  const warnings = [];
  const {warn} = console;
  console.warn = (...words) => warnings.push(words.join(' '));
  try {
    setVariables(variables);
    for (const [file, text] of Object.entries(files)) write(path.join(folder, 'dist', file), text);
    fs.copyFileSync(path.join(cmsDir, 'package.json'), path.join(folder, 'package.json'));
    fs.symlinkSync(path.join(cmsDir, 'node_modules'), path.join(folder, 'node_modules'));
    const whole = loadConfiguration({appDir: folder, distDir: path.join(folder, 'dist')});
    const value = defaults ? whole[defaults] : loadConfigFile(path.join(folder, 'dist', name));
    process.send({id, value: carried(value), errors: pluginErrors(value, plugins), warnings: clean(warnings, folder)});
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.send({id, errors: clean([message], folder), warnings: clean(warnings, folder)});
  } finally {
    console.warn = warn;
    fs.rmSync(folder, {recursive: true, force: true});
  }
});
process.on('disconnect', () => process.exit());
process.send({id: 0});

function setVariables(variables) {
  for (const name of Object.keys(process.env)) if (!(name in environment)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment, variables);
}

function write(file, text) {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

/** Errors that plugin validators report for settings merged with their defaults, as when Strapi starts. */
function pluginErrors(value, plugins) {
  const errors = [];
  for (const [name, packageName] of Object.entries(plugins)) {
    const settings = value?.[name];
    if (typeof settings !== 'object' || settings === null) continue;
    const from = createRequire(require.resolve('@strapi/strapi/package.json'));
    const plugin = from(`${packageName}/strapi-server`);
    const {config} = typeof plugin === 'function' ? plugin() : (plugin.default ?? plugin);
    const given = typeof config?.default === 'function' ? config.default({env}) : config?.default;
    try {
      config?.validator?.(defaultsDeep({}, settings.config, given));
    } catch (error) {
      errors.push(`${name}: ${error.message}`);
    }
  }
  return errors;
}

function carried(value, depth = 0) {
  if (Array.isArray(value)) return {kind: 'array', items: value.map((item) => carried(item, depth + 1))};
  if (Number.isNaN(value)) return {kind: 'opaque'};
  if (['string', 'number', 'boolean'].includes(typeof value)) return {kind: typeof value, value};
  if (typeof value !== 'object' || value === null || depth > 20) return {kind: 'opaque'};
  if (![Object.prototype, null].includes(Object.getPrototypeOf(value))) return {kind: 'opaque'};
  const entries = Object.entries(value).map(([key, item]) => [key, carried(item, depth + 1)]);
  return {kind: 'object', entries: Object.fromEntries(entries)};
}

function clean(messages, folder) {
  return messages.map((message) => message.replaceAll(`${folder}/dist/`, '').replaceAll(folder, '.'));
}
