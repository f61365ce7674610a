import type { Network } from '@billfold/core';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import {
  sandboxBlocks,
  sandboxEntries,
  sandboxLedgers,
  sandboxTransactions,
} from '../../db/schema.ts';
import type { LedgerDraft } from './ledger-store.ts';
import type { Changes } from './rules.ts';
import { stateOf } from './sql-state.ts';

/** Calls `onMove` with each change that a watcher would see. */
export function draftOf(tx: Db, network: Network, onMove: () => void): LedgerDraft {
  const { height } = sandboxTransactions;
  const isOurs = eq(sandboxTransactions.network, network);
  const isOurLedger = eq(sandboxLedgers.network, network);
  return {
    ...stateOf(tx, network),
    write: (changes) => writeEntries(tx, network, changes),
    append: async ({ undo, addresses, ...transaction }) => {
      onMove();
      const row = { ...transaction, addresses: [...addresses], undo: Object.fromEntries(undo) };
      await tx.insert(sandboxTransactions).values({ network, ...row });
    },
    remove: async (hashes) => {
      if (hashes.length === 0) return;
      const isNamed = inArray(sandboxTransactions.hash, [...hashes]);
      await tx.delete(sandboxTransactions).where(and(isOurs, isNamed));
    },
    setHeld: async (hash, isHeld) => {
      await tx
        .update(sandboxTransactions)
        .set({ isHeld })
        .where(and(isOurs, eq(sandboxTransactions.hash, hash)));
    },
    seal: async (block, mempool) => {
      onMove();
      await tx.insert(sandboxBlocks).values({ network, ...block });
      if (mempool.length === 0) return;
      await tx
        .update(sandboxTransactions)
        .set({ height: block.height })
        .where(and(isOurs, isNull(height)));
    },
    dropBlocksAbove: async (at) => {
      onMove();
      await tx
        .delete(sandboxBlocks)
        .where(and(eq(sandboxBlocks.network, network), gt(sandboxBlocks.height, at)));
    },
    setNextBlockAt: async (at) => {
      await tx.update(sandboxLedgers).set({ nextBlockAt: at }).where(isOurLedger);
    },
    setOutageUntil: async (at) => {
      onMove();
      await tx.update(sandboxLedgers).set({ outageUntil: at }).where(isOurLedger);
    },
    setFeeSpike: async (spike) => {
      const row = { feeSpikeFactor: spike?.factor ?? null, feeSpikeUntil: spike?.until ?? null };
      await tx.update(sandboxLedgers).set(row).where(isOurLedger);
    },
  };
}

async function writeEntries(tx: Db, network: Network, changes: Changes): Promise<void> {
  const gone = [...changes].flatMap(([key, value]) => (value === null ? [key] : []));
  const rows = [...changes].flatMap(([key, value]) =>
    value === null ? [] : [{ network, key, value }],
  );
  if (gone.length > 0)
    await tx
      .delete(sandboxEntries)
      .where(and(eq(sandboxEntries.network, network), inArray(sandboxEntries.key, gone)));
  if (rows.length > 0)
    await tx
      .insert(sandboxEntries)
      .values(rows)
      .onConflictDoUpdate({
        target: [sandboxEntries.network, sandboxEntries.key],
        set: { value: sql`excluded.value` },
      });
}
