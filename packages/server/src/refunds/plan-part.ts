import type { Db } from '../db/open-database.ts';
import { transferParts } from '../db/schema.ts';
import type { ChosenPayer } from './choose-payer.ts';
import {
  loadRefundPart,
  lockRefundRow,
  type NamedRefund,
  type OutRow,
  type PartRow,
} from './refund-store.ts';
import { isSent, requireSignable } from './signable-refund.ts';

/** Account that pays a refund, and the units that it sends. */
export interface PlannedPayer extends Pick<ChosenPayer, 'units'> {
  readonly account: Pick<ChosenPayer['account'], 'id'>;
}

/**
 * Plans the send of a refund. One that was planned and not signed is planned anew, one that failed as its next attempt;
 * null where another call has sent it.
 */
export async function planPart(
  tx: Db,
  { payer, ...refund }: NamedRefund & { readonly payer: PlannedPayer },
): Promise<PartRow | null> {
  const row = await lockRefundRow(tx, refund);
  if (isSent(row)) return null;
  requireSignable(row);
  const named = nextSendOf(row, await loadRefundPart(tx, row.id));
  const plan = {
    ...{ ...named, accountId: payer.account.id, network: row.network },
    ...{ toAddress: row.address ?? '', units: payer.units, step: 'MOVE' as const },
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
