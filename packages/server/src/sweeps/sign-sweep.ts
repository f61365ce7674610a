import type { SweepWithParts } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { nowOf } from '../platform/server-platform.ts';
import { openAndSign, type TransferSignature } from '../transfers-out/open-and-sign.ts';
import type { PartSigners } from '../transfers-out/part-signers.ts';
import { planOutdated, requireFresh } from '../transfers-out/plan-refusals.ts';
import { requireLeft } from '../transfers-out/require-left.ts';
import { requireSettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { loadParts, loadTransferRow } from '../transfers-out/transfer-store.ts';
import { presentSweep } from './present-sweep.ts';
import { priceRest } from './price-rest.ts';
import { replanRest } from './replan-rest.ts';
import { requireGas } from './require-gas.ts';
import { requireUnmoved } from './require-unmoved.ts';

/**
 * Begins a planned sweep: its parts are signed after the answer. A plan begins once, however often it is called.
 * @throws {ApiError} 404; 403 NOT_SETTLEMENT_OWNER; 409 PLAN_EXPIRED, PLAN_OUTDATED, GAS_MISSING, FEE_HIGH; the
 * errors of a wallet that is opened
 */
export async function beginSweep(
  context: ServiceContext,
  signers: PartSigners,
  signature: TransferSignature,
): Promise<SweepWithParts> {
  const row = await loadTransferRow(context.db, signature.named);
  if (row.status === 'PLANNED')
    await openAndSign(context, signers, {
      ...{ ...signature, row },
      admit: async (tx, locked) => {
        if (locked.status !== 'PLANNED') return false;
        requireFresh(locked, nowOf(context.platform));
        if (locked.way === 'TOGETHER' && !context.collectsTogether)
          throw planOutdated('These addresses cannot be collected together now.');
        await requireUnmoved(tx, locked);
        return true;
      },
      prepare: (tx, request) => requireGas(tx, context, request),
    });
  return presentSweep(context.db, context, await loadTransferRow(context.db, signature.named));
}

/**
 * Signs what is left of a sweep: a part that failed gets a new attempt, and one that no signature reached its first.
 * @throws {ApiError} 404; 409 STATE_CONFLICT where nothing is left; the errors of `beginSweep`
 */
export async function resumeSweep(
  context: ServiceContext,
  signers: PartSigners,
  signature: TransferSignature,
): Promise<SweepWithParts> {
  const { db } = context;
  const { named, userId } = signature;
  const row = await loadTransferRow(db, named);
  const owner = await requireSettlementOwner(db, { businessId: named.businessId, userId });
  await requireLeft(db, row);
  const rest = await priceRest(context, { owner, row, parts: await loadParts(db, [row.id]) });
  await openAndSign(context, signers, {
    ...{ ...signature, row },
    admit: async (tx, locked) => {
      await requireLeft(tx, locked);
      return true;
    },
    prepare: async (tx, request) => {
      await replanRest(tx, request.row, rest);
      await requireGas(tx, context, request);
    },
  });
  return presentSweep(db, context, await loadTransferRow(db, named));
}
