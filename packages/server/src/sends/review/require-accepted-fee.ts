import {
  type AccountAsset,
  formatAmount,
  nativeAsset,
  toBaseUnits,
  toDecimal,
} from '@billfold/core';
import { findHighFee } from '@billfold/core/internal';
import type { SpendingAccount } from '../../families/spending.ts';
import { ApiError } from '../../platform/api-error.ts';
import type { KnownRate } from '../../rates/rates.ts';
import { fill } from '../../refusal-texts/refusal-text.ts';
import type { ReviewedSend } from './reviewed-send.ts';

export interface PricedReview {
  readonly account: Pick<SpendingAccount, 'network'>;
  readonly asset: AccountAsset;
  readonly price: KnownRate | null;
  readonly nativePrice: KnownRate | null;
  readonly body: { readonly acceptFee?: boolean };
}

/**
 * Requires `acceptFee` for a fee above a tenth of the amount or $50.
 * @throws {ApiError} 409 FEE_HIGH with the fee and its limit
 */
export function requireAcceptedFee(
  { sent, fee }: Pick<ReviewedSend, 'sent' | 'fee'>,
  { account, asset, price, nativePrice, body }: PricedReview,
): void {
  if (body.acceptFee === true) return;
  const native = nativeAsset(account.network);
  const high = findHighFee({
    ...{ fee: toBaseUnits(fee), native, nativeRate: nativePrice?.rate ?? null },
    ...{ amount: toBaseUnits(sent), asset, rate: price?.rate ?? null },
    isToken: asset.id !== native.id,
  });
  if (high === null) return;
  const { limit } = high;
  const write = (units: bigint) => `${formatAmount(units, native.decimals)} ${native.symbol}`;
  throw new ApiError(409, 'FEE_HIGH', {
    message: 'The fee is high',
    errors: [
      fill('The fee is {fee}, and {usual} would be usual. Accept the fee to send.', {
        fee: write(fee),
        usual: write(limit),
      }),
    ],
    current: { fee: toDecimal(toBaseUnits(fee), native), limit: toDecimal(limit, native) },
  });
}
