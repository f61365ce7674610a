import { type AccountAsset, nativeAsset } from '@billfold/core';
import type { PayoutIntents, PayoutRestLine } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { lockPayer } from '../transfers-out/lock-payer.ts';
import { partsAhead } from '../transfers-out/parts-ahead.ts';
import { presentIntents, presentPart } from '../transfers-out/present-intents.ts';
import { requireSettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { requireSignable } from '../transfers-out/require-signable.ts';
import { reviewParts, type TransferReview } from '../transfers-out/review-parts.ts';
import { nextAttemptOf } from '../transfers-out/send-part.ts';
import { transferConflict } from '../transfers-out/transfer-conflict.ts';
import { isLeft } from '../transfers-out/transfer-status.ts';
import {
  loadParts,
  loadTransferRow,
  lockTransferRow,
  type PartRow,
  type TransferRow,
} from '../transfers-out/transfer-store.ts';
import type { Payer } from './find-payer.ts';
import { priceLeft } from './price-left.ts';
import { replanLines } from './replan-lines.ts';
import { requireFunds } from './require-funds.ts';
import { requirePayer } from './require-payer.ts';

/**
 * Reviews the lines of a payout that its owner signs together, each planned behind the one before it.
 * @throws {ApiError} 404; 403 NOT_SETTLEMENT_OWNER; 409 PLAN_EXPIRED, PLAN_OUTDATED, STATE_CONFLICT, FUNDS_MISSING,
 * FEE_CHANGED; the errors of a review
 */
export async function reviewPayout(
  context: ServiceContext,
  { named, userId, admit }: TransferReview,
): Promise<PayoutIntents> {
  const { db } = context;
  const row = await loadTransferRow(db, named);
  admit(row);
  const owner = await requireSettlementOwner(db, { businessId: named.businessId, userId });
  await requireSignable(db, context, row);
  const owned = { owner, row };
  const payer = await requirePayer(db, context, owned);
  const { account } = payer;
  const asset = requireAsset(row.assetId);
  const parts = await loadParts(db, [row.id]);
  const chosen = await partsAhead(db, account, parts);
  if (chosen.length === 0)
    throw transferConflict(row, 'Earlier sends wait for a block. Sign the rest after it.');
  const left = parts.filter(isLeft);
  const priced = { row, payer, asset };
  const fees = await feesOf(context, { ...priced, parts: chosen });
  const all =
    chosen.length === left.length ? fees : await feesOf(context, { ...priced, parts: left });
  const lines = chosen.map((part) => {
    const next = { attempt: nextAttemptOf(part), feeUnits: fees.get(part.n) ?? 0n };
    return { account, part: { ...part, ...next } };
  });
  const reviewed = await reviewParts(context, {
    ...{ row, parts: lines, leavesOut: false },
    replan: async (tx) => {
      await lockPayer(tx, row);
      // Before its parts, as every other call locks them.
      await lockTransferRow(tx, named);
      await replanLines(tx, row, fees, new Set(fees.keys()));
      await requireFunds(tx, context, owned);
    },
  });
  return {
    ...presentIntents({ owned, reviewed, waiting: left.length - lines.length }),
    lines: reviewed.parts.map((each) => ({ ...presentPart(each), memo: each.part.memo })),
    rest: left.map(({ n }) => presentRest(asset, n, all.get(n) ?? 0n)),
  };
}

const presentRest = ({ network }: AccountAsset, n: number, fee: bigint): PayoutRestLine => ({
  ...{ n, fee: formatUnits(fee, nativeAsset(network)) },
});

interface PricedParts {
  readonly row: TransferRow;
  readonly payer: Payer;
  readonly asset: AccountAsset;
  readonly parts: readonly PartRow[];
}

/** Returns the most that each line costs: as its plan says, and what is left of a signed payout at prices of now. */
async function feesOf(
  context: ServiceContext,
  { row, payer: { account }, asset, parts }: PricedParts,
): Promise<ReadonlyMap<number, bigint>> {
  const known = new Map(parts.map(({ n, feeUnits }) => [n, feeUnits ?? 0n]));
  if (row.status === 'PLANNED') return known;
  return new Map([...known, ...(await priceLeft(context, { row, account, asset, parts }))]);
}
