import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { APP_ENTRIES, sourceDir } from './source';

const PREFIX = 'bookshop-app-';

/** Files to add to a copy of the app or to replace in it, by path from the app's root. `null` deletes a file. */
export type Overlay = Record<string, string | null>;

/** A copy of the app that can be booted, written to and thrown away. */
export interface StagedApp {
  appDir: string;
  distDir: string;
  /** Deletes the copy while other work goes on: that takes a quarter of the time of a boot. */
  remove(): Promise<void>;
}

/**
 * Copies the bookshop to a temporary folder, lays `files` over it, and compiles it.
 *
 * A boot writes into the app's folder (uploads, the OpenAPI file of the documentation plugin): with a copy, the clone
 * stays clean and several apps can run at once.
 */
export function stageApp(files: Overlay = {}): StagedApp {
  sweep();
  const appDir = mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  const removeAtExit = () => rmSync(appDir, { recursive: true, force: true });
  const remove = () =>
    rm(appDir, { recursive: true, force: true }).then(
      () => void process.off('exit', removeAtExit),
      // Strapi may still write into it. Then it goes with the process.
      () => undefined,
    );
  // Strapi ends the process by itself on some errors.
  process.on('exit', removeAtExit);
  try {
    for (const entry of APP_ENTRIES) {
      const from = path.join(sourceDir, entry);
      if (existsSync(from)) cpSync(from, path.join(appDir, entry), { recursive: true, filter: isSource });
    }
    for (const [name, content] of Object.entries(files)) {
      const target = path.join(appDir, name);
      if (path.relative(appDir, target).startsWith('..')) {
        throw new Error(`"${name}" lies outside the app. Give a path from the app's root, for example "src/index.ts".`);
      }
      if (content === null) rmSync(target, { recursive: true, force: true });
      else {
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, content);
      }
    }
    symlinkSync(path.join(sourceDir, 'node_modules'), path.join(appDir, 'node_modules'), 'junction');
    // The database file lives here.
    mkdirSync(path.join(appDir, '.tmp'), { recursive: true });
    const distDir = path.join(appDir, 'dist');
    compile(appDir, distDir);
    return { appDir, distDir, remove };
  } catch (error) {
    removeAtExit();
    process.off('exit', removeAtExit);
    throw error;
  }
}

/** Removes the copies of processes that were killed before they could. */
function sweep(): void {
  for (const name of readdirSync(os.tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : 0;
    if (pid && !isAlive(pid)) rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Leaves out what running the app in the clone has made. */
function isSource(file: string): boolean {
  const name = path.relative(sourceDir, file).split(path.sep).join('/');
  if (name.startsWith('public/uploads/')) return name === 'public/uploads/.gitkeep';
  return name !== 'src/extensions/documentation';
}

/**
 * Turns the TypeScript of the app into what `strapi build` would write to `dist`, without checking types: that takes
 * milliseconds where the checker takes seconds. Types are checked by `npm run types`.
 */
function compile(appDir: string, distDir: string): void {
  const visit = (folder: string) => {
    for (const entry of readdirSync(path.join(appDir, folder), { withFileTypes: true })) {
      const name = path.posix.join(folder, entry.name);
      // As in tsconfig.json: the admin panel and local plugins are built by their own tools.
      if (name === 'src/admin' || name === 'src/plugins') continue;
      const target = path.join(distDir, name);
      if (entry.isDirectory()) visit(name);
      else if (name.endsWith('.d.ts')) continue;
      else if (name.endsWith('.ts')) write(target.replace(/\.ts$/, '.js'), transpile(path.join(appDir, name), name));
      else if (/\.(js|json)$/.test(name)) {
        mkdirSync(path.dirname(target), { recursive: true });
        copyFileSync(path.join(appDir, name), target);
      }
    }
  };
  for (const folder of ['config', 'src', 'database']) if (existsSync(path.join(appDir, folder))) visit(folder);
  compilePlugins(appDir);
}

/** Local plugins: what their own build writes to `dist/server`, and scripts that stand beside their `package.json`. */
function compilePlugins(appDir: string): void {
  const folder = path.join(appDir, 'src/plugins');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'))) {
    if (!/\.(ts|js|json)$/.test(name) || name.endsWith('.d.ts') || /^[^/]+\/(admin|dist)\//.test(name)) continue;
    const target = path.join(folder, name.replace(/^([^/]+)\/server\/src\//, '$1/dist/server/').replace(/\.ts$/, '.js'));
    const source = path.join(folder, name);
    if (name.endsWith('.ts')) write(target, transpile(source, `src/plugins/${name}`));
    else if (target !== source) write(target, readFileSync(source, 'utf8'));
  }
}

function transpile(file: string, name: string): string {
  const { outputText, diagnostics = [] } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: name,
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2019, esModuleInterop: true, inlineSourceMap: true },
  });
  const [first] = diagnostics;
  if (first) {
    const line = first.file && first.start !== undefined ? first.file.getLineAndCharacterOfPosition(first.start).line + 1 : 1;
    throw new Error(`${name}:${line}: ${ts.flattenDiagnosticMessageText(first.messageText, '\n')}`);
  }
  return outputText;
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
