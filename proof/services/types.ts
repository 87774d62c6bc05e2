/** Services that samples connect to. Written on a fence or note as `database="postgres"` or `services="redis"`. */
export const DATABASES = ['postgres', 'mariadb'] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** Services that aren't the bookshop's database. */
export const OTHER_SERVICES = ['oidc', 'redis', 's3', 'smtp'] as const;

export type ServiceName = DatabaseName | (typeof OTHER_SERVICES)[number];

/** A service that samples connect to, such as a database server. */
export interface Service {
  /** The display name: `PostgreSQL`. */
  name: string;
  /** Why it can't be started on this machine and how to install it, or `undefined`. */
  missing: () => string | undefined;
  /** Starts it on free ports of 127.0.0.1, with all its files in `folder`. Resolves when it accepts connections. */
  start: (folder: string) => Promise<RunningService>;
}

export interface RunningService {
  /** Environment variables for the bookshop. They take precedence over the `.env` files on the page. */
  env: Readonly<Record<string, string>>;
  /** Deletes what earlier sections left: tables, messages, objects. Runs before each section that uses the service. */
  reset: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Services reserved for one caller until it returns them. */
export interface LentServices {
  /** Environment variables of all of them. */
  env: Readonly<Record<string, string>>;
  /** Deletes the content of all of them. */
  reset: () => Promise<void>;
  /** Deletes the content of those other than the database, which is restored from a snapshot. */
  resetOthers: () => Promise<void>;
}
