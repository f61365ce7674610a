import type { Network } from '@billfold/core';
import { and, arrayContains, asc, desc, eq, gt, inArray, isNull, max, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../db/open-database.ts';
import {
  sandboxBlocks,
  sandboxEntries,
  sandboxLedgers,
  sandboxTransactions,
} from '../../db/schema.ts';
import { announce } from '../../events/announce.ts';
import type { AcceptedTransaction, LedgerDraft, LedgerState, LedgerStore } from './ledger-store.ts';
import type { Changes, Entry } from './rules.ts';

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
    findBlock: async (wanted) => {
      const isThere = and(eq(sandboxBlocks.network, network), eq(sandboxBlocks.hash, wanted));
      return (await blocks().where(isThere))[0] ?? null;
    },
    find: async (wanted) => (await transactionsWhere(eq(hash, wanted)))[0] ?? null,
    transactionsAt: (at) => transactionsWhere(at === null ? isNull(height) : eq(height, at)),
    transactionsAbove: (at) => transactionsWhere(or(isNull(height), gt(height, at))),
    ...pagesOf(tx, network),
    entriesOf: (addresses) =>
      entriesWhere(inArray(sql`${sandboxEntries.value} ->> 'address'`, [...addresses])),
    nextBlockAt: async () => (await loadLedger(tx, network)).nextBlockAt,
    ...paceFactsOf(tx, network),
  };
}

/** Returns the readers that the block clock uses. */
function paceFactsOf(tx: Db, network: Network): Pick<LedgerState, 'isAwaited' | 'lastMinedHeight'> {
  const isOurs = eq(sandboxTransactions.network, network);
  const { height, isHeld } = sandboxTransactions;
  return {
    isAwaited: async () => {
      const isWaiting = and(isOurs, isNull(height), eq(isHeld, false));
      const rows = await tx.select({ height }).from(sandboxTransactions).where(isWaiting).limit(1);
      return rows.length > 0;
    },
    lastMinedHeight: async () => {
      const [row] = await tx
        .select({ last: max(height) })
        .from(sandboxTransactions)
        .where(isOurs);
      return row?.last ?? null;
    },
  };
}

/** Returns the readers of the explorer's pages. */
function pagesOf(tx: Db, network: Network): Pick<LedgerState, 'newestBlocks' | 'transactionsOf'> {
  return {
    newestBlocks: (limit) => {
      const transactionCount = tx.$count(
        sandboxTransactions,
        and(
          eq(sandboxTransactions.network, network),
          eq(sandboxTransactions.height, sandboxBlocks.height),
        ),
      );
      return tx
        .select({ ...headerColumns, transactionCount })
        .from(sandboxBlocks)
        .where(eq(sandboxBlocks.network, network))
        .orderBy(desc(sandboxBlocks.height))
        .limit(limit);
    },
    transactionsOf: async (address, { offset, limit }) => {
      const isTouched = and(
        eq(sandboxTransactions.network, network),
        arrayContains(sandboxTransactions.addresses, [address]),
      );
      const rows = await tx
        .select()
        .from(sandboxTransactions)
        .where(isTouched)
        .orderBy(desc(sandboxTransactions.sequence))
        .offset(offset)
        .limit(limit);
      const total = await tx.$count(sandboxTransactions, isTouched);
      return { transactions: rows.map(toTransaction), total };
    },
  };
}

/** In one statement: an idle watcher asks for nothing else. */
async function loadRevision(db: Db, network: Network): Promise<string> {
  const head = db
    .select({ hash: sandboxBlocks.hash })
    .from(sandboxBlocks)
    .where(eq(sandboxBlocks.network, network))
    .orderBy(desc(sandboxBlocks.height))
    .limit(1);
  const { hash, height, sequence } = sandboxTransactions;
  const [row] = await db
    .select({
      revision: sql<string>`concat_ws(',', ${head}, string_agg(${hash}, ',' order by ${sequence}))`,
    })
    .from(sandboxTransactions)
    .where(and(eq(sandboxTransactions.network, network), isNull(height)));
  return row?.revision ?? '';
}

async function loadLedger(tx: Db, network: Network) {
  const [row] = await tx
    .select({ nextBlockAt: sandboxLedgers.nextBlockAt, outageUntil: sandboxLedgers.outageUntil })
    .from(sandboxLedgers)
    .where(eq(sandboxLedgers.network, network));
  if (row === undefined) throw new Error(`There is no sandbox ledger of ${network}.`);
  return row;
}

/** Calls `onMove` with each change that a watcher would see. */
function draftOf(tx: Db, network: Network, onMove: () => void): LedgerDraft {
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
    seal: async (block) => {
      onMove();
      await tx.insert(sandboxBlocks).values({ network, ...block });
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
function toTransaction({ network: _, sequence: __, ...row }: Row): AcceptedTransaction {
  return { ...row, undo: new Map(Object.entries(undo.parse(row.undo))) };
}
