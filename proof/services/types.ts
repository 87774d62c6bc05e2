/** A program that samples talk to, such as a database server. */
export interface Service {
  name: string;
  /** Why it can't be started on this machine and how to install it, or undefined. */
  missing: () => string | undefined;
  /** Starts it on free ports of 127.0.0.1, with all its files in `folder`. Resolves when it accepts connections. */
  start: (folder: string) => Promise<RunningService>;
}
export interface RunningService {
  /** Environment variables for the bookshop. They win over the `.env` files that the page shows. */
  env: Record<string, string>;
  /** Forgets what earlier sections left: drops tables, messages, objects. Runs before each section that uses it. */
  reset: () => Promise<void>;
  stop: () => Promise<void>;
}
