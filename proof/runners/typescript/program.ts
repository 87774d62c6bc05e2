import path from 'node:path';
import ts from 'typescript';
import {oncePerApp} from '../../oncePerApp';
import {compilerOptions, type Place} from './compilerOptions';

/** An in-memory file that is compiled as if it were in the app. */
export interface VirtualFile {
  /** Files in the same project see each other and the bookshop's files. */
  project: string;
  /** Path relative to the app's root: `src/api/book/controllers/book.ts`. */
  appPath: string;
  text: string;
}

export interface VirtualProgram {
  program: ts.Program;
  sourceOf: (file: VirtualFile) => ts.SourceFile;
}

/** The bookshop's generated types, which every project sees. */
const GENERATED = ['types/generated/contentTypes.d.ts', 'types/generated/components.d.ts'];

/** The types of packages, which programs with the same options share. Reading them takes most of the time of a program. */
interface Packages {
  options: ts.CompilerOptions;
  sources: Map<string, ts.SourceFile | undefined>;
  resolved: ts.ModuleResolutionCache;
}

const packagesFor = {
  server: oncePerApp((cmsDir) => openPackages('server', cmsDir)),
  plugin: oncePerApp((cmsDir) => openPackages('plugin', cmsDir)),
  client: oncePerApp((cmsDir) => openPackages('client', cmsDir)),
};

function openPackages(place: Place, cmsDir: string): Packages {
  const options = compilerOptions(place, cmsDir);
  return {options, sources: new Map(), resolved: ts.createModuleResolutionCache(cmsDir, (name) => name, options)};
}

/**
 * Files on the disk are read once for each process, so a process mustn't outlive a change of the bookshop or its packages.
 *
 * @param cmsDir absolute path of the bookshop, installed
 */
export function createVirtualProgram(files: readonly VirtualFile[], place: Place, cmsDir: string): VirtualProgram {
  const {options, sources, resolved} = packagesFor[place](cmsDir);
  const host = ts.createCompilerHost(options, true);
  const nameOf = ({project, appPath}: Omit<VirtualFile, 'text'>): string =>
    path.posix.join(cmsDir, '.proof', Buffer.from(project).toString('hex'), appPath);
  const texts = new Map(files.map((file) => [nameOf(file), file]));
  const disk = {...host};

  host.fileExists = (name) => texts.has(name) || disk.fileExists(name);
  host.readFile = (name) => texts.get(name)?.text ?? disk.readFile(name);
  host.getSourceFile = (name, languageVersion, ...others) => {
    const file = texts.get(name);
    if (file) return ts.createSourceFile(name, file.text, languageVersion, true);
    if (!sources.has(name)) sources.set(name, disk.getSourceFile(name, languageVersion, ...others));
    return sources.get(name);
  };
  host.resolveModuleNameLiterals = (literals, containing) => {
    const file = texts.get(containing);
    return literals.map(({text}) => {
      const sibling = file && siblingOf(file, text);
      // A virtual file resolves modules as if it were at its path in the bookshop.
      const from = file ? path.join(cmsDir, file.appPath) : containing;
      return sibling ? {resolvedModule: sibling} : ts.resolveModuleName(text, from, options, host, resolved);
    });
  };

  function siblingOf({project, appPath}: VirtualFile, specifier: string): ts.ResolvedModuleFull | null {
    if (!specifier.startsWith('.')) return null;
    const base = path.posix.join(path.posix.dirname(appPath), specifier);
    for (const ending of ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.js']) {
      const name = nameOf({project, appPath: base + ending});
      if (texts.has(name)) return {resolvedFileName: name, extension: path.extname(name), isExternalLibraryImport: false};
    }
    return null;
  }

  // Code outside the server doesn't see the generated types.
  const generated = place === 'server' ? GENERATED.map((name) => path.join(cmsDir, name)) : [];
  const program = ts.createProgram({rootNames: [...generated, ...texts.keys()], options, host});
  return {
    program,
    sourceOf(file) {
      const source = program.getSourceFile(nameOf(file));
      if (!source) throw new Error(`${file.appPath} is not part of the program. Give it to createVirtualProgram().`);
      return source;
    },
  };
}
