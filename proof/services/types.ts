/** Programs that samples talk to. Written on a fence or note as `database="postgres"` or `services="redis"`. */
export const DATABASES = ['postgres', 'mariadb'] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** Those that are no database of the bookshop. */
export const OTHER_SERVICES = ['oidc', 'redis', 's3', 'smtp'] as const;

export type ServiceName = DatabaseName | (typeof OTHER_SERVICES)[number];

/** A program that samples talk to, such as a database server. */
export interface Service {
  /** As people call it: `PostgreSQL`. */
  name: string;
  /** Why it can't be started on this machine and how to install it, or undefined. */
  missing: () => string | undefined;
  /** Starts it on free ports of 127.0.0.1, with all its files in `folder`. Resolves when it accepts connections. */
  start: (folder: string) => Promise<RunningService>;
}

export interface RunningService {
  /** Environment variables for the bookshop. They win over the `.env` files that the page shows. */
  env: Readonly<Record<string, string>>;
  /** Forgets what earlier sections left: drops tables, messages, objects. Runs before each section that uses it. */
  reset: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Services that nobody else uses until they are given back. */
export interface LentServices {
  /** Of all of them. */
  env: Readonly<Record<string, string>>;
  /** Forgets what is in them. */
  reset: () => Promise<void>;
  /** Forgets what is in those that are no database of the bookshop, whose snapshots restore it. */
  resetOthers: () => Promise<void>;
}
