import type { SignedDecimal } from '../contract/values.ts';
import { toCents } from '../money/cents.ts';
import { formatMoney } from '../money/format-money.ts';
import { toHundredths } from '../money/hundredths.ts';

export interface UsdFormat {
  /** A plus before what is above zero, as for a change. */
  readonly signed?: boolean;
}

/** US dollars in decimal text as `$1,234.50`, signed `+$1.00`. Rounds half up to cents. */
export function formatUsd(amount: SignedDecimal, { signed = false }: UsdFormat = {}): string {
  const cents = toHundredths(amount);
  if (cents < 0n) return formatMoney(toCents(-cents), { sign: '-' });
  return formatMoney(toCents(cents), signed && cents > 0n ? { sign: '+' } : {});
}
