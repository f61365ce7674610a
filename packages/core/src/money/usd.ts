import type { AssetDigits } from './asset-digits.ts';
import type { BaseUnits } from './base-units.ts';
import { type Cents, toCents } from './cents.ts';
import { type Decimal, toDecimal } from './decimal.ts';
import { toHundredths } from './hundredths.ts';
import { parseRate, type Rate, toFiat } from './rate.ts';
import { divideHalfUp } from './round.ts';

/**
 * Converts `amount`, in main units, to US dollars at `rate`, the price of one unit: two decimals.
 * Exact up to the last step, which rounds half up.
 * @throws {ValidationError} `amount_invalid` for anything but decimal text, and for a rate of zero
 * @example
 * toUsd('0.5', '65000'); // '32500.00'
 */
export function toUsd(amount: string, rate: string): Decimal {
  const [whole = '', fraction = ''] = toDecimal(amount).split('.');
  const { digits, scale } = parseRate(rate);
  const worth = BigInt(whole + fraction) * digits * 100n;
  return writeCents(divideHalfUp(worth, 10n ** BigInt(fraction.length + scale)));
}

/**
 * A fee in US dollars as it is shown (R-FMT-03): two decimals, rounded half up, but at least `0.01`
 * where there is a fee at all. Takes the exact value; a value rounded to `0.00` before counts as no
 * fee.
 * @throws {ValidationError} `amount_invalid` for anything but decimal text
 * @example
 * feeUsd('0.0004'); // '0.01'
 */
export function feeUsd(usd: string): Decimal {
  const exact = toDecimal(usd);
  return writeCents(shownFee(toHundredths(exact), /[1-9]/.test(exact) ? 'some' : 'none'));
}

/**
 * Returns the value of a fee in US cents at `rate` (R-FMT-03). Rounds half up, but a fee above zero is
 * at least one cent.
 * @example
 * formatMoney(feeToFiat(toBaseUnits(1n), parseRate('65000'), { decimals: 8 })); // '$0.01'
 */
export function feeToFiat(fee: BaseUnits, rate: Rate, asset: Pick<AssetDigits, 'decimals'>): Cents {
  return shownFee(toFiat(fee, rate, asset), fee > 0n ? 'some' : 'none');
}

/** Returns the displayed fee, which is at least one cent where any fee is charged. */
function shownFee(cents: bigint, charged: 'some' | 'none'): Cents {
  return toCents(cents === 0n && charged === 'some' ? 1n : cents);
}

function writeCents(cents: bigint): Decimal {
  const digits = cents.toString().padStart(3, '0');
  return toDecimal(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
}
