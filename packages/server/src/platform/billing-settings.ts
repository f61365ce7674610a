import * as z from 'zod/mini';
import { readVariable, type Variable, type Variables } from './env.ts';
import { StartError } from './start-error.ts';

/** Fee that the operator of this server charges the businesses on it, and what of it affiliates get. */
export interface BillingSettings {
  /** Fee on completed payments in basis points: 50 is 0.5 %. */
  readonly feeBps: number;
  /** Business that the fees are paid to; null where there is none. */
  readonly operatorId: number | null;
  /** Share of paid fees that goes to the business that referred the payer, in basis points: 2,000 is 20 %. */
  readonly shareBps: number;
  /** Months after a referred business joined in which its invoices earn. */
  readonly shareMonths: number;
}

/** Nothing is charged. */
export const noFees: BillingSettings = {
  ...{ feeBps: 0, operatorId: null, shareBps: 0, shareMonths: 12 },
};

/**
 * Reads `OPERATOR_FEE`, `OPERATOR_BUSINESS`, `AFFILIATE_SHARE` and `AFFILIATE_MONTHS`.
 * @throws {StartError} for a fee that no business would get
 */
export function readBillingSettings(variables: Variables): BillingSettings {
  const feeBps = readVariable(variables, 'OPERATOR_FEE', fee);
  const operatorId = readVariable(variables, 'OPERATOR_BUSINESS', businessId);
  if (feeBps > 0 && operatorId === null)
    throw new StartError('OPERATOR_BUSINESS must be set too: the fees are paid to it.');
  return {
    ...{ feeBps, operatorId },
    shareBps: readVariable(variables, 'AFFILIATE_SHARE', share),
    shareMonths: readVariable(variables, 'AFFILIATE_MONTHS', months),
  };
}

const fee: Variable<number> = {
  schema: z.pipe(
    z.string().check(z.regex(/^(\d(\.\d{1,2})?|10(\.00?)?)$/)),
    z.transform(toBasisPoints),
  ),
  fallback: '0',
  allowed: 'a percentage from 0 to 10 with at most two decimals, such as 0.5',
};

const share: Variable<number> = {
  schema: z.pipe(
    z.string().check(z.regex(/^(\d{1,2}(\.\d{1,2})?|100(\.00?)?)$/)),
    z.transform(toBasisPoints),
  ),
  fallback: '0',
  allowed: 'a percentage from 0 to 100 with at most two decimals, such as 20',
};

const months: Variable<number> = {
  schema: z.pipe(
    z.string().check(z.regex(/^([1-9]\d?|1[01]\d|120)$/)),
    z.transform((text: string) => Number(text)),
  ),
  fallback: '12',
  allowed: 'a whole number from 1 to 120',
};

const businessId: Variable<number | null> = {
  schema: z.nullable(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
      z.transform((text: string) => Number(text)),
    ),
  ),
  fallback: null,
  allowed: 'the number of a business, as in its addresses, such as 12',
};

/** Reads a percentage of at most two decimals exactly: 0.29 × 100 is not 29 in floating point. */
function toBasisPoints(text: string): number {
  const [whole = '0', decimals = ''] = text.split('.');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
