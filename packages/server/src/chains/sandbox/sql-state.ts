import type { Network } from '@billfold/core';
import { and, arrayContains, asc, desc, eq, gt, inArray, isNull, max, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../db/open-database.ts';
import { sandboxBlocks, sandboxEntries, sandboxTransactions } from '../../db/schema.ts';
import type { AcceptedTransaction, LedgerState } from './ledger-store.ts';
import type { Entry } from './rules.ts';
import { loadLedger } from './sql-ledger.ts';

/** Returns the state of the ledger of `network` as `tx` sees it. */
export function stateOf(tx: Db, network: Network): LedgerState {
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
function paceFactsOf(
  tx: Db,
  network: Network,
): Pick<LedgerState, 'newestWaiting' | 'lastMinedHeight'> {
  const isOurs = eq(sandboxTransactions.network, network);
  const { height, isHeld, acceptedAt } = sandboxTransactions;
  return {
    newestWaiting: async () => {
      const isWaiting = and(isOurs, isNull(height), eq(isHeld, false));
      const [row] = await tx
        .select({ newest: max(acceptedAt) })
        .from(sandboxTransactions)
        .where(isWaiting);
      return row?.newest ?? null;
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

export const headerColumns = {
  height: sandboxBlocks.height,
  hash: sandboxBlocks.hash,
  parentHash: sandboxBlocks.parentHash,
  minedAt: sandboxBlocks.minedAt,
};

const entry: z.ZodMiniType<Entry> = z.record(z.string(), z.nullable(z.string()));
const undo = z.record(z.string(), z.nullable(entry));

export type TransactionRow = typeof sandboxTransactions.$inferSelect;

export function toTransaction({
  network: _,
  sequence: __,
  ...row
}: TransactionRow): AcceptedTransaction {
  return { ...row, undo: new Map(Object.entries(undo.parse(row.undo))) };
}
