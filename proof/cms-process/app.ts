import type {App, BootRequest, ReceivedResponse} from 'docs-proof/subject';
import type {ProofContext, Runner} from 'docs-proof/types';

/** Runners and contexts that use the bookshop. */
export type BookshopRunner = Runner<Bookshop>;
export type BookshopContext = ProofContext<Bookshop>;

/** Senders of requests. Written on the fence as `as="read-only"`. */
export const CALLERS = ['public', 'full-access', 'read-only', 'user', 'admin'] as const;

/** Options for booting the bookshop. */
export interface BookshopBootRequest extends BootRequest {
  /** The seed's content (the default), or a database with only users and tokens. */
  seed?: boolean;
  /** Boots again even if the same bookshop is running, because a snippet has changed its state. */
  again?: boolean;
  /** `false`: a database without content also has no users and tokens, as in a new project. */
  users?: boolean;
  /** Folder of a built admin panel to serve with the APIs. */
  panel?: string;
}

export type BookshopBoot =
  | {
      ok: true;
      /** `http://127.0.0.1:40123` */
      url: string;
      /** Absolute path of the copy of the app. */
      appDir: string;
      /** Ids of all existing documents. */
      documentIds: readonly string[];
    }
  /** The app's output before it exited. */
  | {ok: false; error: string};

/** The result of a snippet. */
export interface SnippetRun {
  /** Its console output. */
  output: string;
  /** The value of its last expression or declaration, serialized as JSON. */
  value?: unknown;
  error: {name: string; message: string; details?: unknown} | null;
  /** Responses of the app to the snippet's requests. */
  responses: readonly ReceivedResponse[];
}

/** A function in an app file that hasn't been called since the boot. */
export interface UncalledFunction {
  /** Path relative to the app's root: `src/api/book/controllers/book.ts`. */
  file: string;
  /** Empty for an anonymous function. */
  name: string;
  /** 1-based line in the source file. */
  line: number;
}

/** A process that holds at most one booted bookshop. A boot takes about 2 s, a restore 20 ms. */
export interface Bookshop extends App {
  boot: (request?: BookshopBootRequest) => Promise<BookshopBoot>;
  /** Stops the booted app, so that it closes its database. */
  close: () => Promise<void>;
  /** Runs TypeScript inside the app, with `strapi` and `request()` in scope. */
  run: (source: string, file?: string) => Promise<SnippetRun>;
  /** @param files paths relative to the app's root */
  uncalled: (files: readonly string[]) => Promise<readonly UncalledFunction[]>;
}
