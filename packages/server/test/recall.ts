import { getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { servedNetworks } from '../src/chains/served-networks.ts';
import type { Db } from '../src/db/open-database.ts';
import * as schema from '../src/db/schema.ts';
import type { TestServer } from './test-server.ts';

interface Memory<T> {
  /** Rows by table as JSON text of the database itself: no number passes through JavaScript. */
  readonly rows: ReadonlyMap<string, string>;
  readonly now: number;
  readonly value: T;
}

/** Named states of the database, each made once on an empty one. */
export interface Memories<T> {
  /** On an empty database; one where somebody is already is left to `make`. */
  recall(server: TestServer, name: string, make: () => Promise<T>): Promise<T>;
}

/** Written by triggers, when what they sum up is put back. */
const summed = new Set<string>(
  [
    schema.transactionCounts,
    schema.accountBalances,
    schema.paymentSums,
    schema.paymentSumChanges,
  ].map(getTableName),
);

const tables = Object.values(schema).flatMap((table) =>
  is(table, PgTable) ? [getTableName(table)] : [],
);

/**
 * Most tests begin with somebody who has signed up and holds coins, which costs more than what they
 * test: it is done once a worker, and put back as rows afterwards. Servers of a worker share their
 * master key, so that the next one reads what an earlier one wrote.
 */
export function createMemories<T>(): Memories<T> {
  const memories = new Map<string, Memory<T>>();
  return {
    recall: async (server, name, make) => {
      const { db } = server.context;
      if (!(await isEmpty(db))) return make();
      const key = `${name} ${chainsOf(server)}`;
      const known = memories.get(key);
      if (known !== undefined) {
        await putBack(db, known.rows);
        server.clock.advance(known.now - server.clock.now());
        return known.value;
      }
      const value = await make();
      memories.set(key, { rows: await readRows(db), now: server.clock.now(), value });
      return value;
    },
  };
}

/** Lists the chains of a server, whose keys and addresses are written in another way on each. */
function chainsOf({ context }: TestServer): string {
  return servedNetworks.map((network) => context.chains.get(network).chain).join();
}

async function isEmpty(db: Db): Promise<boolean> {
  const each = tables.map((table) => sql`(select 1 from ${sql.identifier(table)} limit 1)`);
  const found = await db
    .select({ one: sql`1` })
    .from(sql`(${sql.join(each, sql` union all `)}) as found`);
  return found.length === 0;
}

const kept = tables.filter((table) => !summed.has(table));

async function readRows(db: Db): Promise<ReadonlyMap<string, string>> {
  const each = kept.map(
    (table) =>
      sql`select ${table} as name, json_agg(t)::text as rows from ${sql.identifier(table)} t`,
  );
  const dumps = await db
    .select({ name: sql<string>`name`, rows: sql<string | null>`rows` })
    .from(sql`(${sql.join(each, sql` union all `)}) as dumps`);
  return new Map(dumps.flatMap(({ name, rows }) => (rows === null ? [] : [[name, rows]])));
}

/** One statement, after which the foreign keys are checked: no order to keep. */
async function putBack(db: Db, rows: ReadonlyMap<string, string>): Promise<void> {
  await db.execute(sql`with ${sql.join([...rows].map(insertion), sql`, `)} select 1`);
  for (const [table, column] of numbered)
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.identifier(column)})) from ${sql.identifier(table)}`,
    );
}

const numbered = [
  ['events', 'id'],
  ['sandbox_transactions', 'sequence'],
] as const;

function insertion([table, text]: readonly [string, string]): SQL {
  const name = sql.identifier(table);
  return sql`${sql.identifier(`into_${table}`)} as (insert into ${name} overriding system value
    select * from json_populate_recordset(null::${name}, ${text}::json))`;
}
