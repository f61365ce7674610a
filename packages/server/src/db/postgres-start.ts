import type { Client, ClientBase } from 'pg';
import { StartError } from '../platform/start-error.ts';

const oldestVersion = 15;

/** @throws {StartError} for a server that is too old */
export async function requireVersion(connection: ClientBase): Promise<void> {
  const { rows } = await connection.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const version = rows[0]?.version ?? '0';
  if (Number.parseInt(version, 10) < oldestVersion)
    throw new StartError(
      `DATABASE_URL names PostgreSQL ${version}. Billfold needs ${oldestVersion} or newer.`,
    );
}

type Place = Pick<Client, 'host' | 'port' | 'user' | 'database'>;

/** Why the database cannot be used, in one line that names everything but the password. */
export function refusedStart(error: unknown, { host, port, user, database }: Place): StartError {
  if (error instanceof StartError) return error;
  const server = `${host}:${port}`;
  const { code, message } = describe(error);
  switch (code) {
    case '28P01':
    case '28000':
      return new StartError(
        `DATABASE_URL: PostgreSQL at ${server} does not let user "${user}" in. Check name and password.`,
      );
    case '3D000':
      return new StartError(
        `DATABASE_URL: there is no database "${database}" at ${server}. Create it first.`,
      );
    case '42501':
      return new StartError(
        `DATABASE_URL: user "${user}" may not create tables in "${database}" at ${server}. Make it the owner of the database.`,
      );
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ENOENT':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
      return new StartError(`DATABASE_URL: no PostgreSQL answers at ${server} (${code}).`);
    default:
      return new StartError(`DATABASE_URL: cannot use PostgreSQL at ${server}: ${message}.`);
  }
}

/** The driver's own error beneath a failed query of drizzle. */
function describe(error: unknown): { readonly code: string; readonly message: string } {
  const isQuery = error instanceof Error && 'query' in error && error.cause instanceof Error;
  const fault = isQuery ? error.cause : error;
  if (!(fault instanceof Error)) return { code: '', message: 'unknown error' };
  return { code: 'code' in fault ? String(fault.code) : '', message: fault.message };
}
