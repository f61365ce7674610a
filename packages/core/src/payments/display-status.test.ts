import { describe, expect, it } from 'vitest';
import { paidStates, paymentStatuses, type RefundState } from '../contract/payments/payment.ts';
import { displayStatus } from './display-status.ts';

/** Per status: the word for UNPAID, UNDERPAID, PAID and OVERPAID, without a flag and when late. */
const table = {
  CREATED: [
    ['Created', 'Created', 'Created', 'Created'],
    ['Created', 'Created', 'Created', 'Created'],
  ],
  PENDING: [
    ['Pending', 'Underpaid', 'Underpaid', 'Underpaid'],
    ['Pending', 'Underpaid', 'Underpaid', 'Underpaid'],
  ],
  CONFIRMING: [
    ['Confirming', 'Confirming', 'Confirming', 'Confirming'],
    ['Confirming', 'Confirming', 'Confirming', 'Confirming'],
  ],
  CONFIRMED: [
    ['Confirmed', 'Confirmed', 'Confirmed', 'Overpaid'],
    ['Confirmed', 'Confirmed', 'Confirmed', 'Overpaid'],
  ],
  COMPLETED: [
    ['Completed', 'Completed', 'Completed', 'Completed'],
    ['Completed', 'Completed', 'Completed', 'Completed'],
  ],
  EXPIRED: [
    ['Expired', 'Underpaid', 'Invalid', 'Invalid'],
    ['Expired', 'Late', 'Late', 'Late'],
  ],
  CANCELLED: [
    ['Cancelled', 'Underpaid', 'Invalid', 'Invalid'],
    ['Cancelled', 'Late', 'Late', 'Late'],
  ],
  INVALID: [
    ['Invalid', 'Invalid', 'Invalid', 'Invalid'],
    ['Invalid', 'Invalid', 'Invalid', 'Invalid'],
  ],
} as const;

describe('displayStatus', () => {
  it.each(paymentStatuses)('has one word for each way that a payment can be %s', (status) => {
    const words = [[], ['late'] as const].map((flags) =>
      paidStates.map((paidState) =>
        displayStatus({ status, paidState, refundState: 'NONE', flags }),
      ),
    );
    expect(words).toEqual(table[status]);
  });

  it('says what went back, before anything else', () => {
    const all = paymentStatuses.flatMap((status) =>
      paidStates.flatMap((paidState) =>
        [[], ['late'] as const].map((flags) => ({ status, paidState, flags })),
      ),
    );
    const wordsOf = (refundState: RefundState) =>
      new Set(all.map((facts) => displayStatus({ ...facts, refundState })));
    expect([...wordsOf('PARTIAL')]).toEqual(['Partially refunded']);
    expect([...wordsOf('FULL')]).toEqual(['Refunded']);
  });

  it('lets no other flag change the word', () => {
    const flags = ['multiple', 'wrongAsset', 'doubleSpendRisk', 'reorged', 'test'] as const;
    for (const status of paymentStatuses)
      for (const paidState of paidStates) {
        const facts = { status, paidState, refundState: 'NONE' } as const;
        expect(displayStatus({ ...facts, flags })).toBe(displayStatus({ ...facts, flags: [] }));
      }
  });
});
