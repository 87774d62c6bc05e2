import {Console} from 'node:console';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Writable} from 'node:stream';
import {inspect} from 'node:util';
import ts from 'typescript';
import type {Cms} from './boot';
import {signInWith, type SignInOptions} from './provider';
import {send, type CmsRequest} from './request';

/** The URL in samples, which is replaced by the URL of the running CMS. */
const SAMPLE_URL = /http:\/\/(?:localhost|127\.0\.0\.1):1337/g;

export interface SnippetResult {
  /** Console output of the snippet. */
  output: string;
  /** The return value, or the value of the last expression or declaration. */
  value: unknown;
  error?: {name: string; message: string; details?: unknown; stack?: string};
}

/**
 * Runs TypeScript inside the booted app.
 *
 * In scope: `strapi`, `request({ method, path, … })`, `signInWith('github', { replies, … })`, `console`, `require`. `await` and `import` work at the top level.
 * If a snippet has a function as its default export, the function is called with `{ strapi, request }`.
 */
export async function runSnippet(cms: Cms, source: string, file = 'snippet.ts'): Promise<SnippetResult> {
  let output = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      output += chunk.toString();
      done();
    },
  });
  const result = (rest: Omit<SnippetResult, 'output'>): SnippetResult => ({
    output: output.replaceAll(cms.url, 'http://localhost:1337'),
    ...rest,
  });
  try {
    const code = compile(source.replace(SAMPLE_URL, cms.url), file);
    const scope = {
      strapi: cms.strapi,
      request: (request: CmsRequest) => send(cms.url, request),
      signInWith: (provider: string, options?: SignInOptions) => signInWith(cms, provider, options),
      console: new Console(stream, stream),
      require: createRequire(path.join(cms.appDir, 'package.json')),
      exports: {} as {default?: (scope: object) => unknown},
    };
    const AsyncFunction = (async () => undefined).constructor as new (
      ...args: string[]
    ) => (...values: unknown[]) => Promise<unknown>;
    // The block lets a snippet declare its own `strapi`, as samples of the client library do.
    const run = new AsyncFunction(...Object.keys(scope), `{${code}\n}\n//# sourceURL=${file}`);
    let value = await run(...Object.values(scope));
    if (typeof scope.exports.default === 'function') value = await scope.exports.default(scope);
    return result({value});
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(`A value that isn't an Error was thrown: ${inspect(thrown)}`);
    const {details} = error as {details?: unknown};
    return result({value: undefined, error: {name: error.name, message: error.message, details, stack: error.stack}});
  }
}

function compile(source: string, fileName: string): string {
  const {outputText, diagnostics = []} = ts.transpileModule(withResult(source, fileName), {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true},
  });
  const first = diagnostics.find(({category}) => category === ts.DiagnosticCategory.Error);
  if (first) {
    const line = first.file && first.start !== undefined ? first.file.getLineAndCharacterOfPosition(first.start).line + 1 : 1;
    throw new SyntaxError(`${fileName}:${line}: ${ts.flattenDiagnosticMessageText(first.messageText, '\n')}`);
  }
  return outputText;
}

/** Makes the snippet return the value of its last statement, if it has one. */
function withResult(source: string, fileName: string): string {
  const last = ts.createSourceFile(fileName, source, ts.ScriptTarget.ES2022, true).statements.at(-1);
  if (!last) return source;
  if (ts.isExpressionStatement(last)) {
    return `${source.slice(0, last.getStart())}return (${last.expression.getText()});${source.slice(last.end)}`;
  }
  if (ts.isVariableStatement(last) && !last.modifiers?.length) {
    const name = last.declarationList.declarations.at(-1)?.name.getText();
    // As an expression, a pattern such as `{ results }` in `const { results } = …` returns an object with these names.
    return `${source}\nreturn (${name});`;
  }
  return source;
}
