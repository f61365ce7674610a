import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../src/db/open-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Prefix of the databases of this run, one of which is the template; null without PostgreSQL. */
    databasePrefix: string | null;
  }
}

/**
 * With DATABASE_URL set the tests run on that PostgreSQL server: each worker copies one migrated
 * template, and the end of the run drops what the run has made. The server's other databases stay.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const url = process.env['DATABASE_URL'];
  const prefix = url === undefined ? null : `billfold_test_${randomBytes(4).toString('hex')}_`;
  project.provide('databasePrefix', prefix);
  if (url === undefined || prefix === null) return undefined;
  const template = `${prefix}template`;
  await onServer(url, (client) => client.query(`create database ${template}`));
  const opened = await openPostgres({
    url: urlOf(url, template),
    poolSize: 2,
    migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  });
  await opened.close();
  return () => onServer(url, (client) => dropAll(client, prefix));
}

/** A database of its own for one test, without tables. */
export async function temporaryDatabase(): Promise<{
  readonly url: string;
  drop(): Promise<void>;
}> {
  const url = process.env['DATABASE_URL'] ?? '';
  const name = `${inject('databasePrefix')}${randomBytes(4).toString('hex')}`;
  await onServer(url, (client) => client.query(`create database ${name}`));
  return {
    url: urlOf(url, name),
    drop: async () => {
      await onServer(url, (client) => client.query(`drop database ${name}`));
    },
  };
}

/** Returns the URL of another database on the same server. */
export function urlOf(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

export async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function dropAll(client: Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
}
