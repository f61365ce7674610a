import type { Db } from '../db/open-database.ts';
import { announce } from '../events/announce.ts';
import { writeMerchantEvent } from '../webhooks/write-merchant-event.ts';
import { isDust } from './decision-facts.ts';
import { presentTransfer } from './list-unmatched.ts';
import { announceNaming } from './named-transactions.ts';
import type { NotedTransfer } from './note-arrivals.ts';
import { notifyOfUnmatched } from './notify-of-unmatched.ts';
import type { PaymentsContext } from './payments-context.ts';

/**
 * Tells a business of transfers that name no payment, each once: in the sighting that found it. Dust is
 * left to the list.
 */
export async function announceUnmatched(
  tx: Db,
  context: PaymentsContext,
  transfers: readonly NotedTransfer[],
): Promise<void> {
  const added = transfers.filter(({ unmatchedState, isNew }) => unmatchedState === 'OPEN' && isNew);
  await announceNaming(tx, added);
  for (const row of added) {
    if (isDust(row)) continue;
    const { businessId, livemode } = row;
    const { id, asset, network, amount, address, hash, firstSeenAt } = presentTransfer(row);
    const funds = { id, object: 'unmatched_transfer', payment: null, asset, network } as const;
    await writeMerchantEvent(tx, context, {
      ...{ businessId, livemode, type: 'payment.attention', objectId: null, sequence: 0 },
      data: {
        object: { ...funds, amount, address, hash, firstSeenAt },
        reasons: ['unmatched'],
      },
    });
    await notifyOfUnmatched(tx, context, { businessId, id, livemode, asset, network, amount });
    await announce(tx, { topic: 'payments', payload: {}, businessId });
  }
}
