import type { SweepWithParts } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { type LocalSignature, sendSigned } from '../transfers-out/send-signed.ts';
import { loadTransferRow } from '../transfers-out/transfer-store.ts';
import { findSignedPart } from './find-signed-part.ts';
import { lockSweepPayers, planSignedParts } from './plan-signed-parts.ts';
import { presentSweep } from './present-sweep.ts';
import { requireEach } from './require-each.ts';

/**
 * Sends the parts of a sweep that its owner has signed. Moves that wait for their gas are signed after it.
 * @throws {ApiError} 409 PLAN_OUTDATED, GAS_MISSING; the errors of `sendSigned`
 */
export async function signLocalSweep(
  context: ServiceContext,
  outbox: Outbox,
  signature: LocalSignature,
): Promise<SweepWithParts> {
  const { db } = context;
  await sendSigned(context, outbox, signature, {
    admit: ({ row }) => {
      requireEach(row);
      return findSignedPart(db, row);
    },
    lock: (tx, { owned: { row } }) => lockSweepPayers(tx, row),
    plan: (tx, { owned, parts }) =>
      planSignedParts(tx, context, { owned, parts: parts.map(({ part }) => part) }),
  });
  return presentSweep(db, context, await loadTransferRow(db, signature.named));
}
