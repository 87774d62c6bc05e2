/** Name of the bookshop's database. */
export const DATABASE = 'bookshop';
/** The user that the bookshop connects as. */
export const USER = 'strapi';
export const PASSWORD = 'strapi';

/**
 * The variables that a bookshop with a database on this machine starts with.
 *
 * @param client also the scheme of the connection string
 * @param ca path of the certificate authority's file
 */
export function databaseEnv(client: 'postgres' | 'mysql', port: string, ca: string): Record<string, string> {
  return {
    DATABASE_CLIENT: client,
    DATABASE_URL: `${client}://${USER}:${PASSWORD}@127.0.0.1:${port}/${DATABASE}`,
    DATABASE_HOST: '127.0.0.1',
    DATABASE_PORT: port,
    DATABASE_NAME: DATABASE,
    DATABASE_USERNAME: USER,
    DATABASE_PASSWORD: PASSWORD,
    DATABASE_SSL_CA: ca,
  };
}
