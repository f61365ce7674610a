import { type BaseUnits, toBaseUnits } from '../../money/base-units.ts';
import { assetOfQuote } from './asset-of-quote.ts';
import { amountTags, paymentStep } from './payment-step.ts';

/**
 * Returns the tags to try for a payment on a shared address, in base units: `count` in a row from a
 * random number, from 1 to 9,999 in the last shown decimals of the asset.
 */
export function listTags(
  assetId: string,
  { random, count }: { readonly random: bigint; readonly count: number },
): readonly BaseUnits[] {
  const step = paymentStep(assetOfQuote({ assetId }));
  const last = amountTags - 1n;
  return Array.from({ length: count }, (_, place) =>
    toBaseUnits((((random + BigInt(place)) % last) + 1n) * step),
  );
}
