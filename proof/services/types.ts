/** Services that samples connect to. Written on a fence or note as `database="postgres"` or `services="redis"`. */
export const DATABASES = ['postgres', 'mariadb'] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** Services that aren't the bookshop's database. */
export const OTHER_SERVICES = ['oidc', 'redis', 's3', 'smtp'] as const;

export type ServiceName = DatabaseName | (typeof OTHER_SERVICES)[number];

export type {LentServices, RunningService, Service} from 'docs-proof/services';
