import type { AccountAsset } from '@billfold/core';
import type { CreateIntent } from '@billfold/core/contract';
import type { TransferPlan } from '@billfold/keyring';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { withoutWriting } from '../db/without-writing.ts';
import type { SpendingAccount } from '../families/spending.ts';
import { ApiError } from '../platform/api-error.ts';
import { mapInGroups } from '../platform/in-groups.ts';
import { nowOf } from '../platform/server-platform.ts';
import { prepareAhead, type SendAhead } from '../sends/review/plan-ahead.ts';
import {
  deletePartReviews,
  pruneReviews,
  type StoredReview,
  storeReview,
} from '../sends/review/store-review.ts';
import { batchDigestOf } from './batch-digest.ts';
import { keyOfPart, orderOfPart } from './send-part.ts';
import { termsOfPart } from './terms-of-part.ts';
import type { NamedTransfer, PartRow, TransferRow } from './transfer-store.ts';

export interface TransferReview {
  readonly named: NamedTransfer;
  readonly userId: string;
  /** Judges the mode of the transfer. */
  readonly admit: (row: TransferRow) => void;
}

/** Part as it is sent next, with the most that it costs. */
export interface NextPart {
  readonly account: SpendingAccount;
  readonly part: PartRow;
}

export interface PartsToReview {
  readonly row: TransferRow;
  /** In the order in which they are signed. */
  readonly parts: readonly NextPart[];
  /** Locks the transfer and plans its parts, in a transaction that is undone. */
  readonly replan: (tx: Db) => Promise<void>;
  /** Leaves out parts that cannot be sent now, unless that is all of them. */
  readonly leavesOut: boolean;
}

/** Part with its review, and the plan that is signed. */
export interface PartReview extends NextPart {
  readonly asset: AccountAsset;
  readonly review: StoredReview;
  readonly plan: TransferPlan;
}

export interface ReviewedTransfer {
  readonly digest: string;
  readonly parts: readonly PartReview[];
  readonly expiresAt: Date;
  /** Parts that cannot be sent now. */
  readonly skipped: readonly SkippedPart[];
}

/** Part that a review leaves out. */
export interface SkippedPart {
  readonly part: PartRow;
  readonly error: ApiError;
}

/**
 * Reviews parts that their owner signs together, each planned behind those of its account before it. The transfer stays as it
 * is, so that an attempt that failed is watched until the next one is signed.
 * @throws {ApiError} the errors of a review; those of `replan`
 */
export async function reviewParts(
  context: ServiceContext,
  { row, parts, replan, leavesOut }: PartsToReview,
): Promise<ReviewedTransfer> {
  const skipped: SkippedPart[] = [];
  const attempt = async <T>(part: PartRow, run: () => Promise<T>): Promise<readonly T[]> => {
    try {
      return [await run()];
    } catch (error) {
      if (!leavesOut || !(error instanceof ApiError)) throw error;
      skipped.push({ part, error });
      return [];
    }
  };
  const prepared = (
    await mapInGroups(parts, (next) => attempt(next.part, () => preparePart(context, row, next)))
  ).flat();
  const planned = await withoutWriting(context.db, async (tx) => {
    await replan(tx);
    const plans: PlannedPart[] = [];
    for (const each of prepared)
      plans.push(
        ...(await attempt(each.part, async () => ({ ...each, plan: await each.planIn(tx) }))),
      );
    return plans;
  });
  if (planned.length === 0 && skipped[0] !== undefined) throw skipped[0].error;
  const reviewed = await storeReviews(context, row, planned);
  const [first] = reviewed;
  if (first === undefined) throw new Error(`transfer ${row.id} has no reviews`);
  const digests = reviewed.map(({ review }) => review.digest);
  const digest = batchDigestOf({ outId: row.id, digests });
  return { digest, parts: reviewed, expiresAt: first.review.expiresAt, skipped };
}

interface PreparedPart extends NextPart, SendAhead {
  readonly asset: AccountAsset;
  readonly order: CreateIntent;
  readonly fee: bigint;
}

interface PlannedPart extends PreparedPart {
  readonly plan: TransferPlan;
}

async function preparePart(
  context: ServiceContext,
  row: TransferRow,
  { account, part }: NextPart,
): Promise<PreparedPart> {
  const { asset, gasLimit } = await termsOfPart(context, row, part);
  const order = orderOfPart(part, { asset, memo: part.memo, isMax: false });
  const fee = part.feeUnits ?? 0n;
  const ahead = await prepareAhead(context, { account, order, fee, gasLimit });
  return { account, part, asset, order, fee, ...ahead };
}

/** Stores the reviews of parts in place of earlier ones of the transfer. */
async function storeReviews(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { id }: TransferRow,
  parts: readonly PlannedPart[],
): Promise<readonly PartReview[]> {
  return db.transaction(async (tx: Db) => {
    await pruneReviews(tx, nowOf(platform));
    await deletePartReviews(tx, id);
    const reviews: PartReview[] = [];
    for (const { account, part, asset, order, fee, tokenWallet, plan } of parts) {
      const facts = { account, order, sent: part.units, fee, tokenWallet };
      const review = await storeReview(tx, platform, { ...facts, partKey: keyOfPart(part) });
      reviews.push({ account, part, asset, review, plan });
    }
    return reviews;
  });
}
