import { nativeAsset } from '@billfold/core';
import type { PartIntent, TransferIntents } from '@billfold/core/contract';
import { formatPlan } from '@billfold/keyring/vault';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { approve } from '../sends/review/approve.ts';
import type { OwnedTransfer } from './open-and-sign.ts';
import type { PartReview, ReviewedTransfer } from './review-parts.ts';

export interface ReviewedOwned {
  readonly owned: OwnedTransfer;
  readonly reviewed: ReviewedTransfer;
  /** Number of parts that wait for another signature. */
  readonly waiting: number;
}

/** Presents the parts of a transfer that are signed together, without the parts themselves. */
export function presentIntents({ owned, reviewed, waiting }: ReviewedOwned): TransferIntents {
  const { owner, row } = owned;
  const { digest, parts, expiresAt } = reviewed;
  const asset = requireAsset(row.assetId);
  const fee = parts.reduce((sum, { review }) => sum + review.fee, 0n);
  return {
    ...{ intentId: row.id, digest, walletId: owner.walletId, waiting, expiresAt },
    ...{ asset: asset.symbol, network: asset.network },
    fee: formatUnits(fee, nativeAsset(asset.network)),
  };
}

/** Presents a part that its owner signs. */
export function presentPart({ account, part, asset, review, plan }: PartReview): PartIntent {
  return {
    ...{ n: part.n, intentId: review.id, digest: review.digest },
    recipient: approve(account, review).to,
    amount: formatUnits(part.units, asset),
    fee: formatUnits(review.fee, nativeAsset(asset.network)),
    plan: formatPlan(plan),
  };
}
