import { type Decimal, parseAmount, ValidationError } from '@billfold/core';
import type { FeePriority } from '@billfold/core/contract';
import type { FeeRates } from '../../../chains/chain.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { invalidFeeRate } from '../../fee-choice.ts';

/**
 * Returns the fee rate of a priority, in sat per 1,000 virtual bytes. `value` is in sat per virtual
 * byte, for Custom only.
 * @throws {ApiError} 400 FEE_RATE_INVALID, FEE_RATE_TOO_HIGH
 */
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

/**
 * Parses a custom rate. Above ten times the high rate it is taken for a mistake (S39 in
 * docs/security.md).
 */
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
