import { divideHalfUp } from './round.ts';

/** Decimal text, with or without a sign, as hundredths. Rounds half away from zero. */
export function toHundredths(text: string): bigint {
  const isNegative = text.startsWith('-');
  const [whole = '', fraction = ''] = (isNegative ? text.slice(1) : text).split('.');
  const size = divideHalfUp(BigInt(whole + fraction) * 100n, 10n ** BigInt(fraction.length));
  return isNegative ? -size : size;
}
