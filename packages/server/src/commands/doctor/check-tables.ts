import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { chainModeOf } from '../../db/claim-installation.ts';
import { checkBooks } from './check-books.ts';
import { checkPayments } from './check-payments.ts';
import { aboutTopic, type Finding } from './finding.ts';

/** Asks without changing anything; answers rows. */
export type Query = (sql: string) => Promise<readonly unknown[]>;

export interface TablesCheck {
  readonly query: Query;
  /** The folder of this version's migrations. */
  readonly migrations: string;
  readonly chain: Parameters<typeof chainModeOf>[0];
  /** Fingerprints of the master keys, newest first; none when there is no key yet. */
  readonly keyFingerprints: readonly string[];
}

const { ok, note, wrong } = aboutTopic('Tables');
const master = aboutTopic('Master key');

/** Checks that the tables are those of this version and belong to this installation. */
export async function checkTables(check: TablesCheck): Promise<readonly Finding[]> {
  const applied = await appliedMigrations(check.query);
  if (applied === null) return [note('there are none yet: the first start makes them.')];
  const known = knownMigrations(check.migrations);
  const newest = Math.max(...applied);
  if (newest > Math.max(...known))
    return [
      wrong(
        'they belong to a newer version of Billfold.',
        'start that version, or restore a backup of this one.',
      ),
    ];
  const missing = known.filter((when) => when > newest).length;
  return [
    missing === 0
      ? ok('they are those of this version.')
      : note(`the next start brings them up to date (${missing} to go).`),
    ...(await checkInstallation(check)),
    ...(missing === 0 ? await checkBooks(check.query) : []),
    ...(missing === 0 ? await checkPayments(check.query) : []),
    ...(missing === 0 ? await checkSearch(check.query) : []),
  ];
}

/** Notes a PostgreSQL whose role could not create the index of searches. The embedded database never has it. */
async function checkSearch(query: Query): Promise<readonly Finding[]> {
  const [found] = await query(
    `select to_regclass('transactions_search') is not null as there,
      version() like '%emscripten%' as is_embedded`,
  );
  const { there, is_embedded: isEmbedded } = z.parse(searchShape, found);
  return there || isEmbedded
    ? []
    : [
        note(
          'a search reads every transaction: the index transactions_search is missing. docs/operations.md says how to create it.',
        ),
      ];
}

const searchShape = z.object({ there: z.boolean(), is_embedded: z.boolean() });

async function appliedMigrations(query: Query): Promise<readonly number[] | null> {
  const [found] = await query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!z.parse(z.object({ there: z.boolean() }), found).there) return null;
  const rows = await query('select created_at::text as at from drizzle.__drizzle_migrations');
  return rows.length === 0 ? null : rows.map((row) => Number(z.parse(atRow, row).at));
}

const atRow = z.object({ at: z.string() });

function knownMigrations(folder: string): readonly number[] {
  const journal: unknown = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  return z.parse(journalShape, journal).entries.map(({ when }) => when);
}

const journalShape = z.object({ entries: z.array(z.object({ when: z.number() })) });

async function checkInstallation({
  query,
  chain,
  keyFingerprints,
}: TablesCheck): Promise<readonly Finding[]> {
  const [row] = await query('select chain_mode, key_fingerprint from installation');
  if (row === undefined) return [];
  const stamp = z.parse(stampShape, row);
  const chainMode = chainModeOf(chain);
  return [
    ...(stamp.chain_mode === chainMode
      ? []
      : [
          wrong(
            `they belong to CHAIN_MODE=${stamp.chain_mode}, not ${chainMode}.`,
            'set CHAIN_MODE and CHAIN_NAME as they were, or name another database.',
          ),
        ]),
    ...checkKey(stamp.key_fingerprint, keyFingerprints),
  ];
}

const stampShape = z.object({ chain_mode: z.string(), key_fingerprint: z.nullable(z.string()) });

function checkKey(stamped: string | null, own: readonly string[]): readonly Finding[] {
  if (stamped === null) return [];
  if (own[0] === stamped) return [master.ok('it is the one of this database.')];
  if (own.includes(stamped))
    return [master.note('a newer one is there: the next start, or rotate-key, takes it.')];
  return [
    master.wrong(
      own.length === 0 ? 'it is missing.' : 'it is not the one of this database.',
      'set BILLFOLD_MASTER_KEY, or put master.key of the first server into the data directory; without it no wallet opens.',
    ),
  ];
}
