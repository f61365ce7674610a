import type { AccountAsset, BaseUnits, ChainName } from '@billfold/core';
import type { ServedNetwork } from '../../chains/served-networks.ts';
import { ApiError } from '../../platform/api-error.ts';
import { priceDecimals, toPrice } from '../../rates/price.ts';
import type { KnownRate } from '../../rates/rates.ts';

/** Send that the rules of the operator hold. */
export interface RuledSend {
  readonly userId: string;
  readonly network: ServedNetwork;
  readonly asset: AccountAsset;
  /** Amount that leaves the wallet, without the fee. */
  readonly sent: BaseUnits;
  /** Address that gets it, as it was entered. */
  readonly recipient: string;
  /** Text for the recipient, which tells the customers of an exchange apart; null for none. */
  readonly memo: string | null;
  readonly chain: ChainName;
  readonly price: KnownRate | null;
}

/**
 * Decimals of a sum in US dollars: those of a price and the most that an asset has, so that no product of the two is
 * rounded.
 */
const sumDecimals = priceDecimals + 18;
/** A cent in the decimals of a sum. */
export const unitsOfCent = 10n ** BigInt(sumDecimals - 2);

/** Returns the value of a send in US dollars, exactly. @throws {ApiError} 409 RATE_UNAVAILABLE */
export function dollarsOf({ asset, sent, price }: RuledSend): bigint {
  if (price !== null) return sent * toPrice(price.rate) * scaleOf(asset);
  throw new ApiError(409, 'RATE_UNAVAILABLE', {
    errors: ['The price is not known now, and a rule of this server needs it. Try again later.'],
  });
}

/** Factor from base units times a price to the decimals of a sum. */
export const scaleOf = ({ decimals }: AccountAsset): bigint =>
  10n ** BigInt(sumDecimals - priceDecimals - decimals);
