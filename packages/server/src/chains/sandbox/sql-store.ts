import type { Network } from '@billfold/core';
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../db/open-database.ts';
import {
  sandboxBlocks,
  sandboxEntries,
  sandboxLedgers,
  sandboxTransactions,
} from '../../db/schema.ts';
import type { AcceptedTransaction, LedgerDraft, LedgerState, LedgerStore } from './ledger-store.ts';
import type { Changes, Entry } from './rules/rules.ts';

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
        return work(draftOf(tx, network));
      }),
  };
}

function stateOf(tx: Db, network: Network): LedgerState {
  const entriesWhere = async (condition: ReturnType<typeof and>) => {
    const rows = await tx
      .select({ key: sandboxEntries.key, value: sandboxEntries.value })
      .from(sandboxEntries)
      .where(and(eq(sandboxEntries.network, network), condition));
    return new Map(rows.map(({ key, value }) => [key, entry.parse(value)]));
  };
  const transactionsWhere = async (condition: ReturnType<typeof and>) => {
    const rows = await tx
      .select()
      .from(sandboxTransactions)
      .where(and(eq(sandboxTransactions.network, network), condition))
      .orderBy(asc(sandboxTransactions.sequence));
    return rows.map(toTransaction);
  };
  const blocks = () =>
    tx.select(headerColumns).from(sandboxBlocks).orderBy(desc(sandboxBlocks.height)).limit(1);
  const { height, hash } = sandboxTransactions;
  return {
    read: async (keys) =>
      keys.length === 0 ? new Map() : entriesWhere(inArray(sandboxEntries.key, [...keys])),
    head: async () => (await blocks().where(eq(sandboxBlocks.network, network)))[0] ?? null,
    headerAt: async (at) => {
      const isThere = and(eq(sandboxBlocks.network, network), eq(sandboxBlocks.height, at));
      return (await blocks().where(isThere))[0] ?? null;
    },
    find: async (wanted) => (await transactionsWhere(eq(hash, wanted)))[0] ?? null,
    transactionsAt: (at) => transactionsWhere(at === null ? isNull(height) : eq(height, at)),
    transactionsAbove: (at) => transactionsWhere(or(isNull(height), gt(height, at))),
    entriesOf: (addresses) =>
      entriesWhere(inArray(sql`${sandboxEntries.value} ->> 'address'`, [...addresses])),
    nextBlockAt: async () => {
      const [row] = await tx
        .select({ at: sandboxLedgers.nextBlockAt })
        .from(sandboxLedgers)
        .where(eq(sandboxLedgers.network, network));
      if (row === undefined) throw new Error(`There is no sandbox ledger of ${network}.`);
      return row.at;
    },
  };
}

function draftOf(tx: Db, network: Network): LedgerDraft {
  const { height } = sandboxTransactions;
  const isOurs = eq(sandboxTransactions.network, network);
  return {
    ...stateOf(tx, network),
    write: (changes) => writeEntries(tx, network, changes),
    append: async ({ undo, ...transaction }) => {
      const row = { network, ...transaction, undo: Object.fromEntries(undo) };
      await tx.insert(sandboxTransactions).values(row);
    },
    remove: async (hashes) => {
      if (hashes.length === 0) return;
      const isNamed = inArray(sandboxTransactions.hash, [...hashes]);
      await tx.delete(sandboxTransactions).where(and(isOurs, isNamed));
    },
    seal: async (block) => {
      await tx.insert(sandboxBlocks).values({ network, ...block });
      await tx
        .update(sandboxTransactions)
        .set({ height: block.height })
        .where(and(isOurs, isNull(height)));
    },
    dropBlocksAbove: async (at) => {
      await tx
        .delete(sandboxBlocks)
        .where(and(eq(sandboxBlocks.network, network), gt(sandboxBlocks.height, at)));
    },
    setNextBlockAt: async (at) => {
      await tx
        .update(sandboxLedgers)
        .set({ nextBlockAt: at })
        .where(eq(sandboxLedgers.network, network));
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

const headerColumns = {
  height: sandboxBlocks.height,
  hash: sandboxBlocks.hash,
  parentHash: sandboxBlocks.parentHash,
  minedAt: sandboxBlocks.minedAt,
};

const entry: z.ZodMiniType<Entry> = z.record(z.string(), z.nullable(z.string()));
const undo = z.record(z.string(), z.nullable(entry));

type Row = typeof sandboxTransactions.$inferSelect;
function toTransaction({ hash, raw, acceptedAt, height, ...row }: Row): AcceptedTransaction {
  const before = new Map(Object.entries(undo.parse(row.undo)));
  return { hash, raw, acceptedAt, height, undo: before };
}
