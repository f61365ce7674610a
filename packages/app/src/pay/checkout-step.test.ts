import { toDecimal } from '@billfold/core';
import type { Checkout } from '@billfold/core/payments';
import { describe, expect, it } from 'vitest';
import { stepOf } from './checkout-step.ts';

type Facts = Parameters<typeof stepOf>[0];
const facts = (
  changes: Partial<Omit<Facts, 'method'>> & { readonly isPayable?: boolean },
): Facts => ({
  ...{ status: 'PENDING', paidState: 'UNPAID', flags: [], actions: [], detailsMissing: false },
  ...changes,
  method: changes.isPayable ? method : null,
});
const method: NonNullable<Checkout['method']> = {
  ...{ asset: 'BTC', network: 'BTC', identifier: 'BITCOIN', address: 'bc1q', uri: 'bc1q' },
  ...{ reference: null, memo: null, rate: toDecimal('1'), rateAt: new Date(0) },
};

describe('stepOf', () => {
  it.each([
    [{ status: 'CREATED', actions: ['SELECT'] }, 'choose'],
    [{ status: 'CREATED', actions: ['REFRESH'] }, 'expired'],
    [{ isPayable: true }, 'pay'],
    [{ isPayable: true, paidState: 'UNDERPAID' }, 'pay'],
    [{}, 'expired'],
    [{ actions: ['SELECT', 'SET_CUSTOMER'], detailsMissing: true }, 'pay'],
    [{ paidState: 'UNDERPAID' }, 'short'],
    [{ status: 'CONFIRMING', paidState: 'PAID' }, 'confirming'],
    [{ status: 'CONFIRMED', paidState: 'OVERPAID' }, 'paid'],
    [{ status: 'COMPLETED', paidState: 'PAID' }, 'paid'],
    [{ status: 'EXPIRED' }, 'expired'],
    [{ status: 'EXPIRED', paidState: 'UNDERPAID' }, 'short'],
    [{ status: 'EXPIRED', paidState: 'PAID', flags: ['late'] }, 'late'],
    [{ status: 'CANCELLED' }, 'cancelled'],
    [{ status: 'CANCELLED', paidState: 'PAID', flags: ['late'] }, 'late'],
    [{ status: 'INVALID', paidState: 'UNPAID' }, 'invalid'],
  ] as const)('shows for %o the step %s', (changes, step) => {
    expect(stepOf(facts(changes))).toBe(step);
  });
});
