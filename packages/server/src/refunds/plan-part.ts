import type { Db } from '../db/open-database.ts';
import { transferParts } from '../db/schema.ts';
import type { PlannedSend } from '../transfers-out/send-part.ts';
import type { PartRow } from '../transfers-out/transfer-store.ts';
import type { ChosenPayer } from './choose-payer.ts';
import { loadRefundPart, lockRefundRow, type NamedRefund, type OutRow } from './refund-store.ts';
import { isSent, requireSignable } from './signable-refund.ts';

/** Account that pays a refund, and the units that it sends. */
export interface PlannedPayer extends Pick<ChosenPayer, 'units'> {
  readonly account: Pick<ChosenPayer['account'], 'id'>;
}

export interface PayingRefund extends NamedRefund {
  readonly payer: PlannedPayer;
}

/**
 * Computes the next send of a refund, which is not planned by that: until it is, a send that failed is watched. Null where
 * another call has sent the refund.
 */
export async function computeSend(
  tx: Db,
  { payer, ...refund }: PayingRefund,
): Promise<PlannedSend | null> {
  const row = await lockRefundRow(tx, refund);
  if (isSent(row)) return null;
  requireSignable(row);
  return {
    ...nextSendOf(row, await loadRefundPart(tx, row.id)),
    ...{ accountId: payer.account.id, network: row.network, toAddress: row.address ?? '' },
    ...{ units: payer.units, feeUnits: null },
  };
}

/**
 * Plans the send of a refund, in the transaction that signs it. One that was planned and not signed is planned anew, one
 * that failed as its next attempt; null where another call has sent it.
 */
export async function planPart(tx: Db, paying: PayingRefund): Promise<PartRow | null> {
  const send = await computeSend(tx, paying);
  if (send === null) return null;
  const plan = {
    ...{ ...send, step: 'MOVE' as const },
    ...{ intentId: null, state: 'PLANNED' as const, hash: null, isFinal: false },
  };
  const [part] = await tx
    .insert(transferParts)
    .values(plan)
    .onConflictDoUpdate({ target: [transferParts.outId, transferParts.n], set: plan })
    .returning();
  return part ?? null;
}

/** Names the send that a refund plans next: a new attempt after one that failed. */
export function nextSendOf({ id: outId }: OutRow, before: PartRow | undefined) {
  const attempt = before === undefined ? 1 : before.attempt + (before.state === 'FAILED' ? 1 : 0);
  return { outId, n: 1, attempt };
}
