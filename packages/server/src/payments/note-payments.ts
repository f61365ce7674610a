import type { Network } from '@billfold/core';
import type { MempoolView } from '../chains/chain.ts';
import type { Db } from '../db/open-database.ts';
import { noteTransfersOut } from '../transfers-out/note-transfers-out.ts';
import { announceUnmatched } from './announce-unmatched.ts';
import { explainFound, loadFoundAddresses } from './explain-found.ts';
import { type NotedSighting, noteArrivals } from './note-arrivals.ts';
import { loadDuePayments } from './payment-heights.ts';
import type { PaymentsContext } from './payments-context.ts';
import {
  endReplacedTransfers,
  endVanishedTransfers,
  revertTransfers,
} from './replace-transfers.ts';
import { settlePayments } from './settle-payments.ts';
import { mineSimulated } from './simulated-transfers.ts';

const actor = { kind: 'chain', id: null, name: 'Blockchain' } as const;

/**
 * Notes what a block or the mempool means for payments, in the transaction that books it: new and changed
 * transfers, those that were replaced, and the payments whose confirmations are now enough. Noting it
 * again changes nothing.
 */
export async function notePayments(
  tx: Db,
  context: PaymentsContext,
  sighting: NotedSighting,
): Promise<void> {
  if (!context.hasPayments) return;
  const { network, block, now, transactions } = sighting;
  const replaced = await endReplacedTransfers(tx, network, transactions);
  const seen = await noteArrivals(tx, context, sighting);
  const mined = await mineSimulated(tx, context, sighting);
  const due = block === null ? [] : await loadDuePayments(tx, network, block.height);
  const paid = seen.flatMap(({ paymentId }) => paymentId ?? []);
  const refunded = await noteTransfersOut(tx, context, { network });
  await settlePayments(tx, context, {
    paymentIds: [...replaced, ...mined, ...paid, ...due, ...refunded],
    actor,
    now,
  });
  await announceUnmatched(tx, context, seen);
}

/**
 * Notes transactions that a later reading of a block tells, where income that only a balance showed was the same
 * money. All else in the block was noted when it came.
 */
export async function noteToldLater(
  tx: Db,
  context: PaymentsContext,
  sighting: NotedSighting,
): Promise<void> {
  const { network, block, at, now, transactions } = sighting;
  if (!context.hasPayments || block === null) return;
  const addresses = await loadFoundAddresses(tx, {
    ...{ network, height: block.height, addresses: recipientsOf(transactions) },
  });
  if (addresses.length === 0) return;
  const again = transactions.filter(({ transfers }) =>
    transfers.some(({ to }) => to !== null && addresses.includes(to)),
  );
  // It came with its block, not when the block was read again.
  const seen = await noteArrivals(tx, context, { ...sighting, transactions: again, now: at });
  const told = seen.filter(({ isNew }) => isNew);
  const explained = await explainFound(tx, told);
  const paid = seen.flatMap(({ paymentId }) => paymentId ?? []);
  const paymentIds = [...explained.paymentIds, ...paid];
  await settlePayments(tx, context, { paymentIds, actor, now });
  const undecided = seen.filter(({ id }) => !explained.decided.has(id));
  await announceUnmatched(tx, context, undecided);
}

function recipientsOf(transactions: NotedSighting['transactions']): readonly string[] {
  return transactions.flatMap(({ transfers }) => transfers.flatMap(({ to }) => to ?? []));
}

/** Notes which transactions still wait for a block. */
export async function noteMempool(
  tx: Db,
  context: PaymentsContext,
  seen: {
    readonly network: Network;
    readonly mempool: Pick<MempoolView, 'has'>;
    readonly now: Date;
  },
): Promise<void> {
  if (!context.hasPayments) return;
  const { network, mempool, now } = seen;
  const paymentIds = await endVanishedTransfers(tx, network, { mempool, at: now });
  await settlePayments(tx, context, { paymentIds, actor, now });
}

/** Notes that the blocks above `height` have left the chain. */
export async function noteReverted(
  tx: Db,
  context: PaymentsContext,
  reverted: { readonly network: Network; readonly height: number; readonly now: Date },
): Promise<void> {
  if (!context.hasPayments) return;
  const gone = await revertTransfers(tx, reverted);
  const refunded = await noteTransfersOut(tx, context, { network: reverted.network });
  const paymentIds = [...gone, ...refunded];
  await settlePayments(tx, context, { paymentIds, actor, now: reverted.now });
}
