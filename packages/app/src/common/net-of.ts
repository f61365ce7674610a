import type { Decimal, SignedDecimal } from '@billfold/core';
import { compareAmounts } from '@billfold/core/internal';

/** Returns what stayed of a sum of which a part went back, exactly; below zero where more went back. */
export function netOf({
  received,
  refunded,
}: {
  readonly received: Decimal;
  readonly refunded: Decimal;
}): SignedDecimal {
  const { sign, by } = compareAmounts(received, refunded);
  return sign < 0 ? `-${by}` : by;
}
