import {
  findAccountAsset,
  getNetwork,
  isNetwork,
  networkCodes,
  toBaseUnits,
  toDecimal,
} from '@billfold/core';
import type { SentTransaction, Transaction } from '@billfold/core/contract';
import { confirmationsOf, statusOf } from '@billfold/core/internal';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isUnlistedHash } from '../chains/unlisted-hash.ts';
import type { Db } from '../db/open-database.ts';
import { chainCursors, transactions, utxos } from '../db/schema.ts';
import { formatCents } from '../rates/fiat-value.ts';
import { formatRate, readRate } from '../rates/rate-text.ts';

type Row = typeof transactions.$inferSelect;

/** Row with the height of the last block that is recorded for its network. */
export interface SelectedRow {
  readonly row: Row;
  readonly headHeight: number | null;
  /**
   * Number of own addresses that pay, on networks that show where a transaction comes from; 0 on
   * others.
   */
  readonly payingAddresses: number;
}

export async function loadTransaction(db: Db, id: string): Promise<Transaction> {
  const [row] = await selectTransactions(db, eq(transactions.id, id));
  if (row === undefined) throw new Error(`transaction ${id} is missing`);
  return toTransaction(row);
}

/** Loads a transaction that was sent from here. */
export async function loadSent(db: Db, id: string): Promise<SentTransaction> {
  const { hash, ...transaction } = await loadTransaction(db, id);
  if (hash === null) throw new Error(`transaction ${id} was not sent`);
  return { ...transaction, hash };
}

const payingAddresses = sql`case when ${inArray(
  transactions.network,
  networkCodes.filter((code) => getNetwork(code).showsFromAddress),
)} then (
  select count(distinct ${utxos.addressId}) from ${utxos}
  where ${utxos.network} = ${transactions.network} and ${utxos.spentBy} = ${transactions.hash}
    and ${utxos.accountId} = ${transactions.accountId}
) else 0 end`.mapWith(Number);

/** Selects rows with the height of the last block that is recorded for their network. */
export function selectTransactions(db: Db, where: SQL | undefined) {
  return db
    .select({ row: transactions, headHeight: chainCursors.height, payingAddresses })
    .from(transactions)
    .leftJoin(chainCursors, eq(chainCursors.network, transactions.network))
    .where(where)
    .$dynamic();
}

export function toTransaction({ row, headHeight, payingAddresses }: SelectedRow): Transaction {
  if (!isNetwork(row.network)) throw new Error(`unknown network ${row.network}`);
  const { decimals, confirmations } = getNetwork(row.network);
  const inMainUnits = (units: bigint) => toDecimal(toBaseUnits(units), { decimals });
  const asset = findAccountAsset(row.assetId);
  if (asset === undefined) throw new Error(`unknown asset ${row.assetId}`);
  return {
    id: row.id,
    accountId: row.accountId,
    type: row.type,
    status: statusOf(row, { headHeight, required: confirmations.available }),
    value: toDecimal(toBaseUnits(row.valueUnits), { decimals: asset.decimals }),
    tokenSymbol: asset.id === row.network ? null : asset.symbol,
    blockchainNetwork: row.network,
    createdAt: row.createdAt,
    fromAddress: row.fromAddress,
    moreFromAddresses: Math.max(0, payingAddresses - 1),
    toAddress: row.toAddress,
    hash: isUnlistedHash(row.hash) ? null : row.hash,
    confirmations: confirmationsOf(row.blockHeight, headHeight),
    requiredConfirmations: confirmations.available,
    fee: row.feeUnits === null ? null : inMainUnits(row.feeUnits - (row.networkFeeUnits ?? 0n)),
    networkFee: row.networkFeeUnits === null ? null : inMainUnits(row.networkFeeUnits),
    blockHeight: row.blockHeight,
    fiatCurrency: 'USD',
    fiatValueAtTime: row.fiatMinor === null ? null : formatCents(row.fiatMinor),
    rateAtTime: row.rate === null ? null : formatRate(readRate(row.rate)),
    note: row.note,
    isSpam: row.isSpam,
  };
}
