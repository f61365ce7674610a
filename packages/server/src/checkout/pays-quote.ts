import { tokensOf } from '@billfold/core';
import type { QuoteRow } from '../payments/payment-parts.ts';
import { requireAsset } from '../payments/require-asset.ts';
import type { SignedTransaction } from './read-signed-transaction.ts';

/**
 * Reports whether a signed transaction pays a quote: its asset to its address and, where that is shared, with its
 * comment or exactly its amount.
 */
export function paysQuote(
  { payments }: SignedTransaction,
  { assetId, address, mode, memo, dueUnits }: QuoteRow,
): boolean {
  const { network } = requireAsset(assetId);
  const contract = tokensOf(network).find(({ id }) => id === assetId)?.contract ?? null;
  return payments.some((payment) => {
    const isOfAsset =
      payment.contract === undefined ? contract !== null : payment.contract === contract;
    const isNamed =
      mode !== 'SHARED' ||
      payment.units === dueUnits ||
      (memo !== null && payment.memo?.trim().toUpperCase() === memo.toUpperCase());
    return payment.to === address && isOfAsset && payment.units > 0n && isNamed;
  });
}
