import { type AccountAsset, nativeAsset } from '@billfold/core';
import type { PayoutIntents } from '@billfold/core/contract';
import type { TransferPlan } from '@billfold/keyring';
import { formatPlan } from '@billfold/keyring/vault';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { withoutWriting } from '../db/without-writing.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { mapInGroups } from '../platform/in-groups.ts';
import { nowOf } from '../platform/server-platform.ts';
import { approve } from '../sends/review/approve.ts';
import { prepareAhead, type SendAhead } from '../sends/review/plan-ahead.ts';
import {
  deleteLineReviews,
  pruneReviews,
  type StoredReview,
  storeReview,
} from '../sends/review/store-review.ts';
import { batchDigestOf } from '../transfers-out/batch-digest.ts';
import { lockPayer } from '../transfers-out/lock-payer.ts';
import type { OwnedTransfer } from '../transfers-out/open-and-sign.ts';
import { linesAhead } from '../transfers-out/parts-ahead.ts';
import { requireSettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { requireSignable } from '../transfers-out/require-signable.ts';
import { keyOfPart, nextAttemptOf, orderOfPart } from '../transfers-out/send-part.ts';
import { transferConflict } from '../transfers-out/transfer-conflict.ts';
import { isLeft } from '../transfers-out/transfer-status.ts';
import {
  loadParts,
  loadTransferRow,
  lockTransferRow,
  type NamedTransfer,
  type PartRow,
  type TransferRow,
} from '../transfers-out/transfer-store.ts';
import type { Payer } from './find-payer.ts';
import { priceLeft } from './price-left.ts';
import { replanLines } from './replan-lines.ts';
import { requireFunds } from './require-funds.ts';
import { requirePayer } from './require-payer.ts';

export interface PayoutReview {
  readonly named: NamedTransfer;
  readonly userId: string;
  /** Judges the mode of the payout. */
  readonly admit: (row: TransferRow) => void;
}

/** Line with the most that it costs, and what is known of its send. */
interface LineAhead extends SendAhead {
  readonly part: PartRow;
  readonly fee: bigint;
}

/**
 * Reviews the lines of a payout that its owner signs together, each planned behind the one before it. The payout stays as it
 * is, so that an attempt that failed is watched until the next one is signed.
 * @throws {ApiError} 404; 403 NOT_SETTLEMENT_OWNER; 409 PLAN_EXPIRED, PLAN_OUTDATED, STATE_CONFLICT, FUNDS_MISSING,
 * FEE_CHANGED; the errors of a review
 */
export async function reviewPayout(
  context: ServiceContext,
  { named, userId, admit }: PayoutReview,
): Promise<PayoutIntents> {
  const { db } = context;
  const row = await loadTransferRow(db, named);
  admit(row);
  const owner = await requireSettlementOwner(db, { businessId: named.businessId, userId });
  await requireSignable(db, context, row);
  const payer = await requirePayer(db, context, { owner, row });
  const asset = requireAsset(row.assetId);
  const parts = await loadParts(db, [row.id]);
  const chosen = await linesAhead(db, payer.account, parts);
  if (chosen.length === 0)
    throw transferConflict(row, 'Earlier sends wait for a block. Sign the rest after it.');
  const fees = await feesOf(context, { row, payer, asset, parts: chosen });
  const lines = await mapInGroups(chosen, async (part): Promise<LineAhead> => {
    const fee = fees.get(part.n) ?? 0n;
    const order = orderOfPart(part, { asset, memo: part.memo, isMax: false });
    return { part, fee, ...(await prepareAhead(context, { account: payer.account, order, fee })) };
  });
  const plans = await planAhead(context, { named, owned: { owner, row }, lines, fees });
  const reviews = await storeReviews(context, { payer, asset, lines });
  const native = nativeAsset(asset.network);
  const shown = lines.map(({ part: { n, units, memo }, fee }, at) => {
    const review = at < reviews.length ? reviews[at] : undefined;
    const plan = plans[at];
    if (review === undefined || plan === undefined) throw new Error(`line ${n} has no review`);
    return {
      ...{ n, intentId: review.id, digest: review.digest, memo },
      recipient: approve(payer.account, review).to,
      amount: formatUnits(units, asset),
      fee: formatUnits(fee, native),
      plan: formatPlan(plan),
    };
  });
  const [first] = reviews;
  if (first === undefined) throw new Error(`payout ${row.id} has no reviews`);
  return {
    intentId: row.id,
    digest: batchDigestOf({ outId: row.id, digests: reviews.map(({ digest }) => digest) }),
    ...{ walletId: owner.walletId, asset: asset.symbol, network: asset.network },
    fee: formatUnits(
      lines.reduce((sum, { fee }) => sum + fee, 0n),
      native,
    ),
    lines: shown,
    waiting: parts.filter(isLeft).length - lines.length,
    expiresAt: first.expiresAt,
  };
}

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

interface PlannedAhead extends Pick<PayoutReview, 'named'> {
  readonly owned: OwnedTransfer;
  readonly lines: readonly LineAhead[];
  readonly fees: ReadonlyMap<number, bigint>;
}

/** Plans the lines one behind the other, in a transaction that is undone. */
async function planAhead(
  context: ServiceContext,
  { named, owned, lines, fees }: PlannedAhead,
): Promise<readonly TransferPlan[]> {
  const { row } = owned;
  return withoutWriting(context.db, async (tx) => {
    await lockPayer(tx, row);
    // Before its parts, as every other call locks them.
    await lockTransferRow(tx, named);
    await replanLines(tx, row, fees, new Set(fees.keys()));
    await requireFunds(tx, context, owned);
    const plans: TransferPlan[] = [];
    for (const { planIn } of lines) plans.push(await planIn(tx));
    return plans;
  });
}

interface ReviewedAhead extends Pick<PricedParts, 'payer' | 'asset'> {
  readonly lines: readonly LineAhead[];
}

/** Stores the reviews of lines in place of earlier ones of the payout. */
async function storeReviews(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { payer: { account }, asset, lines }: ReviewedAhead,
): Promise<readonly StoredReview[]> {
  return db.transaction(async (tx: Db) => {
    await pruneReviews(tx, nowOf(platform));
    const reviews: StoredReview[] = [];
    for (const { part, fee, tokenWallet } of lines) {
      if (reviews.length === 0) await deleteLineReviews(tx, part.outId);
      const order = orderOfPart(part, { asset, memo: part.memo, isMax: false });
      const partKey = keyOfPart({ ...part, attempt: nextAttemptOf(part) });
      const review = { account, order, sent: part.units, fee, tokenWallet, partKey };
      reviews.push(await storeReview(tx, platform, review));
    }
    return reviews;
  });
}
