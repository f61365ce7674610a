import type { Network } from '@billfold/core';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { sandboxBlocks, sandboxLedgers, sandboxTransactions } from '../../db/schema.ts';
import { announce } from '../../events/announce.ts';
import type { LedgerRevision, LedgerStore } from './ledger-store.ts';
import { draftOf } from './sql-draft.ts';
import { loadLedger } from './sql-ledger.ts';
import { stateOf } from './sql-state.ts';

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
    revision: () => loadRevision(db, network),
    outageUntil: async () => (await loadLedger(db, network)).outageUntil,
    feeSpike: async () => {
      const { feeSpikeFactor: factor, feeSpikeUntil: until } = await loadLedger(db, network);
      return factor === null || until === null ? null : { factor, until };
    },
  };
}

/** In one statement: an idle watcher asks for nothing else. */
async function loadRevision(db: Db, network: Network): Promise<LedgerRevision> {
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
      text: sql<string>`concat_ws(',', ${head}, ${waiting})`,
      outageUntil: sandboxLedgers.outageUntil,
    })
    .from(sandboxLedgers)
    .where(eq(sandboxLedgers.network, network));
  return row ?? { text: '', outageUntil: null };
}
