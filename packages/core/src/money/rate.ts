import { ValidationError } from '../errors/error-kinds.ts';
import type { AssetDigits } from './asset-digits.ts';
import { type BaseUnits, toBaseUnits } from './base-units.ts';
import { type Cents, toCents } from './cents.ts';
import { isDecimal } from './decimal.ts';
import { divideHalfUp, roundDownToDigits } from './round.ts';

/** Price of one main unit of an asset in US dollars: `digits / 10^scale`, above zero. */
export interface Rate {
  readonly digits: bigint;
  readonly scale: number;
}

/**
 * `text` such as `65000.25` as a rate, exactly.
 * @throws {ValidationError} `amount_invalid` for anything but decimal text above zero
 * @example
 * parseRate('65000.25');
 */
export function parseRate(text: string): Rate {
  const [whole = '', fraction = ''] = text.split('.', 2);
  const digits = isDecimal(text) ? BigInt(whole + fraction) : 0n;
  if (digits === 0n)
    throw new ValidationError('amount_invalid', { messages: ['This is not a rate.'] });
  return { digits, scale: fraction.length };
}

/**
 * Value of `units` at `rate`. Rounds half up to cents.
 * @example
 * toFiat(toBaseUnits(100_000_000n), parseRate('65000'), { decimals: 8 }); // 6500000n
 */
export function toFiat(units: BaseUnits, rate: Rate, asset: Pick<AssetDigits, 'decimals'>): Cents {
  const scale = 10n ** BigInt(asset.decimals + rate.scale);
  return toCents(divideHalfUp(units * rate.digits * 100n, scale));
}

/**
 * Converts `cents` to an amount of an asset at `rate`. Rounds down to the asset's digits.
 * @example
 * fromFiat(toCents(6_500_000n), parseRate('65000'), getNetwork('BTC')); // 100000000n
 */
export function fromFiat(cents: Cents, rate: Rate, asset: AssetDigits): BaseUnits {
  const units = (cents * 10n ** BigInt(asset.decimals + rate.scale)) / (rate.digits * 100n);
  return roundDownToDigits(toBaseUnits(units), asset);
}
