import { type Decimal, formatAmount, parseAmount } from '@billfold/core';
import { formatPrice, type PriceFormat, priceDigits } from '@billfold/core/internal';
import { digitsOf } from './digits-of.ts';

export interface RateFacts {
  /** Price of one main unit of an asset. */
  readonly rate: Decimal;
  readonly currency: string;
  /** Amounts of the asset whose values are shown beside the rate. */
  readonly amounts: readonly Decimal[];
}

/**
 * Formats a rate with as few decimals as its size asks for, and as many more as it takes for each amount times the shown
 * rate to be its value to the last decimal of the currency.
 */
export function rateText({ rate, currency, amounts }: RateFacts, format?: PriceFormat): string {
  let digits = Math.min(digitsOf(rate), decimals);
  while (
    digits < decimals &&
    !amounts.every((amount) => isExact(amount, { rate, currency, digits }))
  )
    digits += 1;
  return formatPrice({ amount: formatAmount(rate, { digits, decimals }), currency }, format);
}

/** Decimals that a rate has at most. */
const decimals = 18;

interface ShownRate extends Pick<RateFacts, 'rate' | 'currency'> {
  readonly digits: number;
}

function isExact(amount: Decimal, { rate, currency, digits }: ShownRate): boolean {
  const shown = formatAmount(rate, { digits, decimals });
  return unitsOfValue(amount, shown, currency) === unitsOfValue(amount, rate, currency);
}

/** Returns the value of an amount at a rate in units of the last decimal of a currency, rounded half up. */
function unitsOfValue(amount: Decimal, rate: string, currency: string): bigint {
  const step = 10n ** BigInt(2 * decimals - priceDigits(currency));
  return (2n * parseAmount(amount, decimals) * parseAmount(rate, decimals) + step) / (2n * step);
}
