import { describe, expect, it } from 'vitest';
import { paidStates, paymentStatuses } from '../contract/payments/payment.ts';
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
    ['Invalid', 'Underpaid', 'Invalid', 'Invalid'],
    ['Invalid', 'Late', 'Late', 'Late'],
  ],
  PARTIALLY_REFUNDED: [
    ['Partially refunded', 'Partially refunded', 'Partially refunded', 'Partially refunded'],
    ['Partially refunded', 'Partially refunded', 'Partially refunded', 'Partially refunded'],
  ],
  REFUNDED: [
    ['Refunded', 'Refunded', 'Refunded', 'Refunded'],
    ['Refunded', 'Refunded', 'Refunded', 'Refunded'],
  ],
} as const;

describe('displayStatus', () => {
  it.each(paymentStatuses)('has one word for each way that a payment can be %s', (status) => {
    const words = [[], ['late'] as const].map((flags) =>
      paidStates.map((paidState) => displayStatus({ status, paidState, flags })),
    );
    expect(words).toEqual(table[status]);
  });

  it('forgets that too much was paid once it went back', () => {
    const overpaid = { status: 'CONFIRMED', paidState: 'OVERPAID', flags: [] } as const;
    expect(displayStatus({ ...overpaid, excessRefunded: true })).toBe('Confirmed');
  });

  it('lets no other flag change the word', () => {
    const flags = ['multiple', 'wrongAsset', 'doubleSpendRisk', 'reorged', 'test'] as const;
    for (const status of paymentStatuses)
      for (const paidState of paidStates)
        expect(displayStatus({ status, paidState, flags })).toBe(
          displayStatus({ status, paidState, flags: [] }),
        );
  });
});
