import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {isScript} from 'docs-proof/samples/kinds';
import type {Sample} from 'docs-proof/types';
import {pathInApp} from '../../conventions';

/**
 * Where code runs, which determines its compiler options: in the server, in the server half of a plugin, which is compiled without the
 * project's types, or in a browser or standalone program.
 */
export type Place = 'server' | 'plugin' | 'client';

/** Whether TypeScript can read the sample. */
export function isCode({kind, lang}: Pick<Sample, 'kind' | 'lang'>): boolean {
  return kind === 'fence' && (isScript(lang) || isTypeScript(lang) || lang === 'jsx');
}

export function isTypeScript(lang: string): boolean {
  return lang === 'ts' || lang === 'typescript' || lang === 'tsx';
}

export function placeOf(sample: Sample): Place {
  if (/^[jt]sx$/.test(sample.lang) || sample.calls === 'fetch') return 'client';
  if (/^src\/plugins\/[^/]+\/server\//.test(pathInApp(sample) ?? '')) return 'plugin';
  return pathInApp(sample) === null && sample.title !== null ? 'client' : 'server';
}

/** The tsconfig files of a new project, in the package that creates projects. */
const TEMPLATES: Readonly<Record<Place, string>> = {
  server: 'templates/vanilla/tsconfig.json',
  plugin: 'templates/vanilla/tsconfig.json',
  client: 'templates/vanilla/src/admin/tsconfig.json',
};

/**
 * Compiler options of a new project, except that JavaScript is also checked.
 *
 * @param cmsDir absolute path of the bookshop, whose packages include the template
 */
export function compilerOptions(place: Place, cmsDir: string): ts.CompilerOptions {
  const require = createRequire(createRequire(path.join(cmsDir, 'package.json')).resolve('create-strapi/package.json'));
  const file = path.join(path.dirname(require.resolve('create-strapi-app/package.json')), TEMPLATES[place]);
  const read = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8'));
  const {options, errors} = ts.convertCompilerOptionsFromJson(compilerOptionsOf(read.config), cmsDir);
  const fault = read.error ?? errors[0];
  if (fault) throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'));
  return {
    ...options,
    noEmit: true,
    outDir: undefined,
    rootDir: undefined,
    incremental: false,
    noEmitOnError: false,
    allowJs: true,
    checkJs: true,
    maxNodeModuleJsDepth: 0,
    // Samples without imports don't share a global scope.
    moduleDetection: ts.ModuleDetectionKind.Force,
    types: ['node'],
    typeRoots: [path.join(cmsDir, 'node_modules/@types')],
  };
}

function compilerOptionsOf(config: unknown): unknown {
  return typeof config === 'object' && config !== null && 'compilerOptions' in config ? config.compilerOptions : {};
}
