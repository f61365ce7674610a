import { type Decimal, parseAmount, ValidationError } from '@billfold/core';
import type { FeePriority } from '@billfold/core/contract';
import type { FeeRates } from '../../../chains/chain.ts';
import { ApiError } from '../../../platform/api-error.ts';

/** Sat per 1,000 virtual bytes for a priority; `value` is sat per virtual byte, for Custom alone. */
export function chooseFeeRate(
  rates: FeeRates,
  priority: FeePriority,
  value: Decimal | null,
): bigint {
  if ((priority === 'Custom') !== (value !== null)) throw invalidFeeRate();
  switch (priority) {
    case 'Low':
      return rates.low;
    case 'Medium':
      return rates.medium;
    case 'High':
      return rates.high;
    case 'Custom':
      return customRate(value ?? '', rates);
    default:
      return priority satisfies never;
  }
}

/** Security.md S39: a fee rate far above the chain's own is a mistake, not a wish. */
function customRate(text: string, rates: FeeRates): bigint {
  const rate = parseRate(text);
  if (rate > rates.high * 10n)
    throw new ApiError(400, 'FEE_RATE_TOO_HIGH', {
      errors: ['This fee rate is more than ten times the high one.'],
    });
  return rate;
}

function parseRate(text: string): bigint {
  try {
    return parseAmount(text, 3);
  } catch (error) {
    if (error instanceof ValidationError) throw invalidFeeRate();
    throw error;
  }
}

/** A rate without Custom, Custom without a rate, a text that is none, or no choice to make. */
export function invalidFeeRate(
  text = 'feeRateValue is sat per virtual byte with at most 3 decimals, for Custom only.',
): ApiError {
  return new ApiError(400, 'FEE_RATE_INVALID', { errors: [text] });
}
