import { getNetwork, type Network } from '@billfold/core';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transactions } from '../db/schema.ts';

/** Ends sends that the chain will not change its mind about; their bytes are needed no more. */
export async function finishIntents(
  tx: Db,
  {
    network,
    headHeight,
    at,
  }: { readonly network: Network; readonly headHeight: number; readonly at: Date },
): Promise<void> {
  const finalHeight = headHeight - getNetwork(network).confirmations.final + 1;
  const final = tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.network, network), lte(transactions.blockHeight, finalHeight)));
  await tx
    .update(sendIntents)
    .set({ status: 'DONE', rawTransaction: null, updatedAt: at })
    .where(
      and(
        eq(sendIntents.network, network),
        inArray(sendIntents.status, ['SIGNED', 'BROADCAST']),
        inArray(sendIntents.transactionId, final),
      ),
    );
}
