import type { Network } from '@billfold/core';
import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { sandboxBlocks, sandboxLedgers, sandboxTransactions } from '../../db/schema.ts';
import { announce } from '../../events/announce.ts';
import type { AcceptedTransaction, LedgerStore, Seen } from './ledger-store.ts';
import { draftOf } from './sql-draft.ts';
import { loadLedger } from './sql-ledger.ts';
import { headerColumns, stateOf, type TransactionRow, toTransaction } from './sql-state.ts';

/** The ledger of `network` in the database; its row in sandbox_ledgers is the lock of changes. */
export function createSqlStore(db: Db, network: Network): LedgerStore {
  return {
    read: (work) =>
      db.transaction((tx) => work(stateOf(tx, network)), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      }),
    change: (work) =>
      db.transaction(async (tx) => {
        await tx
          .select({ network: sandboxLedgers.network })
          .from(sandboxLedgers)
          .where(eq(sandboxLedgers.network, network))
          .for('update');
        let hasMoved = false;
        const draft = draftOf(tx, network, () => {
          hasMoved = true;
        });
        const result = await work(draft);
        if (hasMoved) await announce(tx, { topic: 'ledger', payload: { network } });
        return result;
      }),
    ...sightsOf(db, network),
    outageUntil: async () => (await loadLedger(db, network)).outageUntil,
    feeSpike: async () => {
      const { feeSpikeFactor: factor, feeSpikeUntil: until } = await loadLedger(db, network);
      return factor === null || until === null ? null : { factor, until };
    },
  };
}

type Sights = Pick<LedgerStore, 'revision' | 'newestBlock' | 'sealedBlock' | 'waiting'>;

/** Each of them is one statement, so none needs a transaction to be one look. */
function sightsOf(db: Db, network: Network): Sights {
  const isOurs = eq(sandboxLedgers.network, network);
  const { outageUntil } = sandboxLedgers;
  const { height, sequence } = sandboxTransactions;
  const isOurTransaction = eq(sandboxTransactions.network, network);
  return {
    revision: () => loadRevision(db, network),
    newestBlock: async () => {
      const newest = db
        .select(headerColumns)
        .from(sandboxBlocks)
        .where(eq(sandboxBlocks.network, network))
        .orderBy(desc(sandboxBlocks.height))
        .limit(1)
        .as('newest');
      const { hash, parentHash, minedAt } = newest;
      const [row] = await db
        .select({ outageUntil, block: { height: newest.height, hash, parentHash, minedAt } })
        .from(sandboxLedgers)
        .leftJoin(newest, sql`true`)
        .where(isOurs);
      return { value: row?.block ?? null, outageUntil: row?.outageUntil ?? null };
    },
    sealedBlock: async (at) => {
      const isBlock = and(eq(sandboxBlocks.network, network), eq(sandboxBlocks.height, at));
      const rows = await db
        .select({
          outageUntil,
          block: headerColumns,
          transaction: getTableColumns(sandboxTransactions),
        })
        .from(sandboxLedgers)
        .leftJoin(sandboxBlocks, isBlock)
        .leftJoin(sandboxTransactions, and(isOurTransaction, eq(height, at)))
        .where(isOurs)
        .orderBy(asc(sequence));
      const [first] = rows;
      if (first === undefined || first.block === null)
        return { value: null, outageUntil: first?.outageUntil ?? null };
      return {
        value: { ...first.block, transactions: transactionsOf(rows) },
        outageUntil: first.outageUntil,
      };
    },
    waiting: async () => {
      const rows = await db
        .select({ outageUntil, transaction: getTableColumns(sandboxTransactions) })
        .from(sandboxLedgers)
        .leftJoin(sandboxTransactions, and(isOurTransaction, isNull(height)))
        .where(isOurs)
        .orderBy(asc(sequence));
      return { value: transactionsOf(rows), outageUntil: rows[0]?.outageUntil ?? null };
    },
  };
}

const transactionsOf = (
  rows: readonly { readonly transaction: TransactionRow | null }[],
): readonly AcceptedTransaction[] =>
  rows.flatMap(({ transaction }) => (transaction === null ? [] : [toTransaction(transaction)]));

/** An idle watcher asks for nothing else. */
async function loadRevision(db: Db, network: Network): Promise<Seen<string>> {
  const head = db
    .select({ hash: sandboxBlocks.hash })
    .from(sandboxBlocks)
    .where(eq(sandboxBlocks.network, network))
    .orderBy(desc(sandboxBlocks.height))
    .limit(1);
  const { hash, height, sequence } = sandboxTransactions;
  const waiting = db
    .select({ hashes: sql`string_agg(${hash}, ',' order by ${sequence})` })
    .from(sandboxTransactions)
    .where(and(eq(sandboxTransactions.network, network), isNull(height)));
  const [row] = await db
    .select({
      value: sql<string>`concat_ws(',', ${head}, ${waiting})`,
      outageUntil: sandboxLedgers.outageUntil,
    })
    .from(sandboxLedgers)
    .where(eq(sandboxLedgers.network, network));
  return row ?? { value: '', outageUntil: null };
}
