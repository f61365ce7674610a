import { getNetwork, parseRate, toBaseUnits, toDecimal, toFiat } from '@billfold/core';
import type { ExportTransactions, Transaction } from '@billfold/core/contract';
import { byteOrderMark, type CsvCell, formatCsvRow } from '@billfold/core/internal';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import { accounts } from '../db/schema.ts';
import type { SentFile } from '../http/send-file.ts';
import { nowOf } from '../platform/server-platform.ts';
import { formatCents } from '../rates/fiat-value.ts';
import { refuseForeignWallet, type WalletOwner } from '../wallets/wallet-store.ts';
import { type SelectedRow, toTransaction } from './load-transaction.ts';
import { pageByKey } from './page-by-key.ts';
import { transactionsOf } from './transaction-filter.ts';

/** Never reordered; what comes new comes last. */
const header = [
  'date_utc',
  'type',
  'status',
  'account',
  'network',
  'asset',
  'amount',
  'fee_asset',
  'fee_amount',
  'fiat_currency',
  'fiat_value_at_time',
  'fee_fiat_at_time',
  'from',
  'to',
  'hash',
  'confirmations',
  'note',
];

/** Exports the filtered transactions as a CSV file. @throws {ApiError} 404 */
export async function exportOwnedTransactions(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  owner: WalletOwner,
  { format: _, ...filters }: ExportTransactions,
): Promise<SentFile> {
  await refuseForeignWallet(db, owner);
  const { walletId } = owner;
  const named = await db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(and(eq(accounts.walletId, walletId), isOfWallet));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  async function* rows() {
    yield byteOrderMark + formatCsvRow(header);
    for await (const page of pageByKey(db, transactionsOf(walletId, filters)))
      yield page
        .map((row) => formatCsvRow(cellsOf(row, names.get(row.row.accountId) ?? '')))
        .join('');
  }
  const day = nowOf(platform).toISOString().slice(0, 10);
  return { name: `transactions-${day}.csv`, content: rows() };
}

function cellsOf(selected: SelectedRow, account: string): readonly CsvCell[] {
  const transaction = toTransaction(selected);
  const { blockchainNetwork: network, tokenSymbol, value } = transaction;
  const { symbol } = getNetwork(network);
  const fee = feeOf(selected.row, transaction);
  return [
    transaction.createdAt.toISOString(),
    transaction.type,
    transaction.status,
    account,
    network,
    tokenSymbol ?? symbol,
    { number: transaction.type === 'SENT' ? `-${value}` : value },
    fee === null ? null : symbol,
    fee === null ? null : { number: fee.amount },
    transaction.fiatCurrency,
    numberOrNull(transaction.fiatValueAtTime),
    numberOrNull(fee?.worth ?? null),
    transaction.fromAddress,
    transaction.toAddress,
    transaction.hash,
    { number: String(transaction.confirmations) },
    transaction.note,
  ];
}

/** All that was paid for it. The price of then is known only of what was moved. */
function feeOf(
  { feeUnits }: SelectedRow['row'],
  { blockchainNetwork, tokenSymbol, rateAtTime }: Transaction,
) {
  if (feeUnits === null) return null;
  const asset = getNetwork(blockchainNetwork);
  const units = toBaseUnits(feeUnits);
  const isKnown = rateAtTime !== null && tokenSymbol === null;
  return {
    amount: toDecimal(units, asset),
    worth: isKnown ? formatCents(toFiat(units, parseRate(rateAtTime), asset)) : null,
  };
}

const numberOrNull = (text: string | null): CsvCell => (text === null ? null : { number: text });
