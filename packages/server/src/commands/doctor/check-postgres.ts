import type { Client } from 'pg';
import * as z from 'zod/mini';
import { refusedStart, requireVersion } from '../../db/postgres-start.ts';
import { checkSkew } from './check-skew.ts';
import { checkTables, type TablesCheck } from './check-tables.ts';
import { aboutTopic, type Finding } from './finding.ts';

export interface PostgresCheck extends Omit<TablesCheck, 'query'> {
  readonly url: string;
  readonly poolSize: number;
}

const { ok, note, wrong } = aboutTopic('Database');

/** The server behind DATABASE_URL: whether it takes us, keeps what it says, and has our tables. */
export async function checkPostgres(check: PostgresCheck): Promise<readonly Finding[]> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: check.url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await requireVersion(client);
    const query = async (sql: string) => (await client.query(sql)).rows;
    return [...(await checkServer(client, check)), ...(await checkTables({ ...check, query }))];
  } catch (error) {
    const { message } = refusedStart(error, client);
    return [wrong(message, 'see what it says; docs/operations.md tells how to make a database.')];
  } finally {
    await client.end().catch(() => {});
  }
}

const factsShape = z.object({
  version: z.string(),
  fsync: z.string(),
  full_page_writes: z.string(),
  synchronous_commit: z.string(),
  connections: z.string(),
  is_replica: z.boolean(),
  is_encrypted: z.nullable(z.boolean()),
  is_local: z.boolean(),
  now_ms: z.string(),
});

const factsQuery = `select
  current_setting('server_version') as version,
  current_setting('fsync') as fsync,
  current_setting('full_page_writes') as full_page_writes,
  current_setting('synchronous_commit') as synchronous_commit,
  current_setting('max_connections') as connections,
  pg_is_in_recovery() as is_replica,
  (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as is_encrypted,
  coalesce(inet_server_addr() << '127.0.0.0/8' or inet_server_addr() = '::1', true) as is_local,
  floor(extract(epoch from clock_timestamp()) * 1000)::text as now_ms`;

async function checkServer(
  client: Client,
  { poolSize }: Pick<PostgresCheck, 'poolSize'>,
): Promise<readonly Finding[]> {
  const before = Date.now();
  const { rows } = await client.query(factsQuery);
  const ours = (before + Date.now()) / 2;
  const facts = z.parse(factsShape, rows[0]);
  return [
    ok(`PostgreSQL ${facts.version} answers.`),
    ...checkSafety(facts),
    ...checkConnections(facts, poolSize),
    checkSkew('the database', Number(facts.now_ms) - ours),
  ];
}

type Facts = z.infer<typeof factsShape>;

/** Checks that PostgreSQL writes acknowledged data to disk. */
function checkSafety(facts: Facts): readonly Finding[] {
  const mustBeOn = [
    ['fsync', facts.fsync],
    ['full_page_writes', facts.full_page_writes],
    ['synchronous_commit', facts.synchronous_commit],
  ] as const;
  const off = mustBeOn.filter(([, value]) => value === 'off').map(([name]) => name);
  return [
    ...off.map((name) =>
      wrong(
        `${name} is off: a power failure loses payments that were confirmed.`,
        `set ${name} = on in postgresql.conf and restart PostgreSQL.`,
      ),
    ),
    ...(off.length === 0 ? [ok('it waits for the disk.')] : []),
    ...(facts.is_replica
      ? [wrong('it is a replica, which takes no changes.', 'name the primary in DATABASE_URL.')]
      : []),
  ];
}

function checkConnections(facts: Facts, poolSize: number): readonly Finding[] {
  const isTooMany = poolSize + 1 > Number(facts.connections);
  return [
    ...(isTooMany
      ? [
          wrong(
            `it takes ${facts.connections} connections, and one process opens ${poolSize + 1}.`,
            'lower DATABASE_POOL_SIZE, or raise max_connections.',
          ),
        ]
      : []),
    ...(facts.is_encrypted === true || facts.is_local
      ? []
      : [note('the connection to another machine is not encrypted: add ?sslmode=verify-full.')]),
  ];
}
