import { getNetwork } from '@billfold/core';
import type { Confirmations, GetConfirmations } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { transactions } from '../../db/schema.ts';
import { notFound } from '../../platform/api-error.ts';
import { selectTransactions, toTransaction } from './load-transaction.ts';

export async function getConfirmations(
  db: Db,
  walletId: string,
  { hash, network }: GetConfirmations,
): Promise<Confirmations> {
  const [row] = await selectTransactions(
    db,
    and(
      eq(transactions.walletId, walletId),
      eq(transactions.network, network),
      eq(transactions.hash, hash),
    ),
  ).limit(1);
  if (row === undefined) throw notFound('transaction');
  const { confirmations, status, requiredConfirmations } = toTransaction(row);
  return {
    hash,
    confirmations,
    required: requiredConfirmations,
    final: getNetwork(network).confirmations.final,
    status,
  };
}
