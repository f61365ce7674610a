import type { PayoutWithLines } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { nowOf } from '../platform/server-platform.ts';
import { openAndSign, type TransferSignature } from '../transfers-out/open-and-sign.ts';
import type { PartSigners } from '../transfers-out/part-signers.ts';
import { requireFresh } from '../transfers-out/plan-refusals.ts';
import { requireLeft } from '../transfers-out/require-left.ts';
import { requireSettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { isLeft } from '../transfers-out/transfer-status.ts';
import { loadParts, loadTransferRow } from '../transfers-out/transfer-store.ts';
import { presentPayout } from './present-payout.ts';
import { priceLeft } from './price-left.ts';
import { replanLines } from './replan-lines.ts';
import { requireFunds } from './require-funds.ts';
import { requirePayer } from './require-payer.ts';

/**
 * Begins a planned payout: its lines are signed after the answer. A plan begins once, however often it is called.
 * @throws {ApiError} 404; 403 NOT_SETTLEMENT_OWNER; 409 PLAN_EXPIRED, PLAN_OUTDATED, FUNDS_MISSING, FEE_HIGH; the
 * errors of a wallet that is opened
 */
export async function beginPayout(
  context: ServiceContext,
  signers: PartSigners,
  signature: TransferSignature,
): Promise<PayoutWithLines> {
  const row = await loadTransferRow(context.db, signature.named);
  if (row.status === 'PLANNED')
    await openAndSign(context, signers, {
      ...{ ...signature, row },
      admit: async (_tx, locked) => {
        if (locked.status !== 'PLANNED') return false;
        requireFresh(locked, nowOf(context.platform));
        return true;
      },
      prepare: (tx, request) => requireFunds(tx, context, request),
    });
  return presentPayout(context.db, context, await loadTransferRow(context.db, signature.named));
}

/**
 * Signs what is left of a payout: a line that failed gets a new attempt, and one that no signature reached its first.
 * @throws {ApiError} 404; 409 STATE_CONFLICT where nothing is left; the errors of `beginPayout`
 */
export async function resumePayout(
  context: ServiceContext,
  signers: PartSigners,
  signature: TransferSignature,
): Promise<PayoutWithLines> {
  const { db } = context;
  const { named, userId } = signature;
  const row = await loadTransferRow(db, named);
  const owner = await requireSettlementOwner(db, { businessId: named.businessId, userId });
  await requireLeft(db, row);
  const { account } = await requirePayer(db, context, { owner, row });
  const asset = requireAsset(row.assetId);
  const parts = await loadParts(db, [row.id]);
  const fees = await priceLeft(context, { row, account, asset, parts: parts.filter(isLeft) });
  await openAndSign(context, signers, {
    ...{ ...signature, row },
    admit: async (tx, locked) => {
      await requireLeft(tx, locked);
      return true;
    },
    prepare: async (tx, request) => {
      await replanLines(tx, request.row, fees);
      await requireFunds(tx, context, request);
    },
  });
  return presentPayout(db, context, await loadTransferRow(db, named));
}
