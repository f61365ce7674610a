import type { Transaction } from '../contract/transactions/transactions.ts';
import type { BillfoldClient } from '../create-client.ts';

export interface WantedTransaction {
  readonly walletId: string;
  readonly id: string;
}

/** Largest page of an answer. */
const pageSize = 100;

/** The transaction with this id, looked for from the newest on; null when the wallet has none. */
export async function findTransaction(
  client: BillfoldClient,
  { walletId, id }: WantedTransaction,
  signal?: AbortSignal,
): Promise<Transaction | null> {
  for (let page = 1; ; page += 1) {
    const { items, total } = await client.transactions.list(
      walletId,
      { page, pageSize },
      signal ? { signal } : {},
    );
    const found = items.find((transaction) => transaction.id === id);
    if (found) return found;
    if (items.length === 0 || page * pageSize >= total) return null;
  }
}
