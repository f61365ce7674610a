import { getNetwork, type Network } from '@billfold/core';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transactions } from '../db/schema.ts';
import { announce } from '../events/announce.ts';

/** Notifies live viewers of these wallets that balances and transactions changed. */
export async function announceBooks(
  tx: Db,
  touched: readonly { readonly walletId: string }[],
): Promise<void> {
  for (const walletId of new Set(touched.map((each) => each.walletId)))
    await announce(tx, { topic: 'books', payload: {}, walletId });
}

/**
 * Notifies live viewers of a block while it changes the confirmations of any transaction; returns
 * whether it does.
 */
export async function announceBlock(
  tx: Db,
  { network, height }: { readonly network: Network; readonly height: number },
): Promise<boolean> {
  const young = height - getNetwork(network).confirmations.final;
  const [moving] = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.network, network), gt(transactions.blockHeight, young)))
    .limit(1);
  if (moving === undefined) return false;
  await announce(tx, { topic: 'blocks', payload: { network } });
  return true;
}
