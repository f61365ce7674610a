import { getNetwork } from '@billfold/core';
import { anotherPayment } from '@billfold/core/internal';
import type { PayoutIntents, PayoutPlan, SignParts } from '@billfold/core/payments';
import type { BusinessData } from '../../../services/business-data.ts';
import { requireSignedAsset, tokenIdOf } from '../signing/signed-asset.ts';
import type { ShownPayout, SignedPayout } from './sign-lines.ts';

/**
 * Returns a payout as the page shows it, with the lines that are signed and their fee in all.
 * @throws {BillfoldError} `signer_unavailable` for an asset that its network does not have, and for no address that pays where an
 * account has one: any account of the seed could pay then
 */
export function shownPayout(
  payout: Pick<PayoutPlan, 'asset' | 'network' | 'from'>,
  { lines, fee }: Pick<ShownPayout, 'lines' | 'fee'>,
): ShownPayout {
  const { network, from } = payout;
  const tokenId = tokenIdOf(requireSignedAsset(payout));
  if (from === null && getNetwork(network).model.family !== 'utxo') throw anotherPayment();
  return { network, tokenId, from, fee, lines };
}

interface PayoutPlace {
  readonly businessId: number;
  readonly id: string;
}

/** Returns the calls by which the lines of a payout are reviewed and sent that are signed on this device. */
export function callsOfPayout(
  business: Pick<BusinessData, 'call'>,
  { businessId, id }: PayoutPlace,
): Pick<SignedPayout, 'review' | 'send'> {
  return {
    review: (signal) =>
      business.call(({ payouts }) => payouts.createIntents(businessId, id, { signal })),
    send: (signed: SignParts, intent: PayoutIntents) =>
      business.call(({ payouts }) => payouts.sign(businessId, id, signed, { intent })),
  };
}
