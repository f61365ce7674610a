import { toDecimal } from '@billfold/core';
import { createTranslate } from '@billfold/core/i18n';
import type { PaymentDetail, Refund, Transfer } from '@billfold/core/payments';
import { describe, expect, test } from 'vitest';
import { at } from '../../../test/account-answers.ts';
import { paymentOf, refundOf } from '../../../test/payment-answers.ts';
import { attentionText } from './attention-text.ts';
import { otherCoinsSentence, paymentSentence } from './payment-sentence.ts';
import { findRefunding } from './refunds/find-refunding.ts';

const t = createTranslate();

const says = (facts: Partial<PaymentDetail>, refunds: readonly Refund[] = []): string => {
  const payment = paymentOf(1, facts);
  return paymentSentence(payment, findRefunding(payment, refunds), t);
};

const transferOf = (facts: Partial<Transfer>): Transfer => ({
  ...{ hash: 'ab'.repeat(32), from: [], counted: true, asset: 'BTC', network: 'BTC' },
  ...{ firstSeenAt: at, blockHeight: 7, confirmations: 3, replaceable: false },
  amount: toDecimal('0.0005'),
  ...facts,
});
const paid = {
  ...{ paidState: 'PAID', transfers: [transferOf({})] },
  seen: toDecimal('0.001'),
} as const satisfies Partial<PaymentDetail>;
const overpaid = {
  ...{ ...paid, paidState: 'OVERPAID', credited: toDecimal('60') },
  overBy: toDecimal('0.0001'),
} as const satisfies Partial<PaymentDetail>;
const refundOfAmount = (amount: string, facts: Partial<Refund> = {}): Refund =>
  refundOf({ amount: toDecimal(amount), ...facts });

describe('paymentSentence', () => {
  const states = [
    { status: 'CONFIRMED', displayStatus: 'Confirmed', ...paid },
    { status: 'COMPLETED', displayStatus: 'Completed', ...paid },
    { status: 'CONFIRMED', displayStatus: 'Overpaid', ...overpaid },
    { status: 'COMPLETED', displayStatus: 'Completed', ...overpaid },
  ] as const satisfies readonly Partial<PaymentDetail>[];
  const names = states.map((facts) => ({
    name: `${facts.displayStatus}, ${facts.paidState}`,
    facts,
  }));

  test.each(names)('says not to ship what is being refunded ($name)', ({ facts }) => {
    for (const status of ['AWAITING_ADDRESS', 'AWAITING_SIGNATURE', 'BROADCAST'] as const)
      expect(says(facts, [refundOfAmount('0.00060000', { status })])).toBe(
        'Paid and confirmed, but 0.0006 BTC is being refunded. Do not ship what you refund.',
      );
  });

  test('says not to ship anything where all that came is being refunded', () => {
    const facts = { ...paid, status: 'COMPLETED', displayStatus: 'Completed' } as const;
    expect(says(facts, [refundOfAmount('0.001')])).toBe(
      'All of it is being refunded. Do not ship.',
    );
    expect(says(facts, [refundOfAmount('0.000999999999999999')])).toContain(
      'Do not ship what you refund.',
    );
  });

  test('says that a transfer can still be replaced', () => {
    const facts = { status: 'CONFIRMING', displayStatus: 'Confirming', paidState: 'PAID' } as const;
    const fresh = transferOf({ confirmations: 0, replaceable: true });
    const depth = { current: 0, required: 2, final: 3 };
    const sentence = (transfer: Transfer) =>
      says({ ...facts, confirmations: depth, transfers: [transfer] });
    expect(sentence(fresh)).toBe(
      '0 of 2 confirmations, about 20 min to go. The customer can still replace or cancel the transfer: wait before you ship.',
    );
    for (const other of [{ replaceable: false }, { confirmations: 1 }, { counted: false }])
      expect(sentence({ ...fresh, ...other })).toBe(
        '0 of 2 confirmations, about 20 min to go. Wait before you ship.',
      );
  });

  test.each(names)('forgets a refund that no longer goes on ($name)', ({ facts }) => {
    for (const status of ['CANCELLED', 'EXPIRED', 'FAILED'] as const)
      expect(says(facts, [refundOfAmount('0.0006', { status })])).not.toContain('refund');
  });

  test('lets ship while the excess alone goes back, to its last unit', () => {
    const facts = { ...overpaid, status: 'CONFIRMED', displayStatus: 'Overpaid' } as const;
    expect(says(facts, [refundOfAmount('0.00010000')])).toBe(
      'Paid and confirmed, with 0.0001 BTC (€10.00) too much. You can ship; a refund is in progress.',
    );
    expect(says(facts, [refundOfAmount('0.000100000000000001')])).toContain(
      'but 0.000100000000000001 BTC is being refunded',
    );
  });

  test('adds up refunds, with the fees that are kept', () => {
    const facts = { ...overpaid, status: 'CONFIRMED', displayStatus: 'Overpaid' } as const;
    const refunds = [
      refundOfAmount('0.00006'),
      refundOfAmount('0.00003', { kept: toDecimal('0.00002') }),
    ];
    expect(says(facts, refunds)).toContain('but 0.00011 BTC is being refunded');
  });

  test('counts what went back before', () => {
    const facts = {
      ...overpaid,
      status: 'COMPLETED',
      displayStatus: 'Completed',
      refunded: toDecimal('0.00006'),
    } as const;
    expect(says(facts, [refundOfAmount('0.00004')])).toContain('You can ship');
    expect(says(facts, [refundOfAmount('0.00005')])).toContain('but 0.00005 BTC is being refunded');
  });

  test('lets ship what is paid after its excess went back, until more does', () => {
    const facts = { ...overpaid, paidState: 'PAID', refunded: toDecimal('0.0001') } as const;
    const confirmed = { ...facts, status: 'CONFIRMED', displayStatus: 'Confirmed' } as const;
    expect(says(confirmed)).toBe('Paid and confirmed. You can ship.');
    expect(says(confirmed, [refundOfAmount('0.00001')])).toContain('but 0.00001 BTC is being');
  });

  test('leaves out refunds of a coin that pays nothing', () => {
    const facts = {
      ...paid,
      status: 'CONFIRMED',
      displayStatus: 'Confirmed',
      transfers: [...paid.transfers, transferOf({ asset: 'USDT', network: 'ETH', counted: false })],
    } as const;
    expect(says(facts, [refundOfAmount('5', { asset: 'USDT', network: 'ETH' })])).toBe(
      'Paid and confirmed. You can ship.',
    );
  });

  test('counts the refund of a coin that was chosen before, and paid', () => {
    const facts = {
      ...paid,
      status: 'CONFIRMED',
      displayStatus: 'Confirmed',
      transfers: [transferOf({ asset: 'ETH', network: 'ETH' })],
    } as const;
    expect(says(facts, [refundOfAmount('0.01', { asset: 'ETH', network: 'ETH' })])).toContain(
      'but 0.01 ETH is being refunded',
    );
  });

  test.each([
    [
      'all',
      { refundState: 'FULL', displayStatus: 'Refunded' },
      [],
      /^The whole payment went back.*ship\.$/,
    ],
    [
      'a part',
      { refundState: 'PARTIAL', displayStatus: 'Partially refunded' },
      [],
      /^0\.0002 BTC went back to the customer\. The rest is yours\.$/,
    ],
    [
      'a part of what came too late',
      { refundState: 'PARTIAL', displayStatus: 'Partially refunded', status: 'EXPIRED' },
      [],
      /^0\.0002 BTC went back to the customer\.$/,
    ],
    [
      'a part, while more goes back',
      { refundState: 'PARTIAL', displayStatus: 'Partially refunded' },
      [refundOfAmount('0.0003')],
      /^0\.0002 BTC went back to the customer, and 0\.0003 BTC is being refunded\.$/,
    ],
    [
      'a part of an amount that is not known in the coin',
      { refundState: 'PARTIAL', displayStatus: 'Partially refunded', refunded: toDecimal('0') },
      [],
      /^Money went back to the customer\.$/,
    ],
  ] as const)('says that %s went back', (_, facts, refunds, text) => {
    const refunded = toDecimal('0.00020000');
    expect(says({ ...paid, status: 'COMPLETED', refunded, ...facts }, refunds)).toMatch(text);
  });
});

describe('the sentence about an end names the decisions that are left', () => {
  const half = { paidState: 'UNDERPAID', credited: toDecimal('25') } as const;
  const late = { ...paid, credited: toDecimal('50'), seen: toDecimal('0.0005') } as const;

  test.each([
    ['COMPLETED', { ...paid, displayStatus: 'Completed' }, 'Paid and final. You can ship.'],
    [
      'EXPIRED',
      { ...half, displayStatus: 'Underpaid' },
      '€25.00 is missing. Ask for it, accept less, or refund.',
    ],
    [
      'CANCELLED',
      { ...half, displayStatus: 'Underpaid' },
      'Cancelled after a part had arrived. Accept it, or refund it.',
    ],
    [
      'EXPIRED',
      { ...late, displayStatus: 'Late' },
      '0.0005 BTC (€50.00) arrived too late. Accept it, or refund it.',
    ],
    [
      'EXPIRED',
      { ...overpaid, seen: toDecimal('0.0006'), displayStatus: 'Late' },
      '0.0006 BTC (€60.00) arrived too late, €10.00 more than the price. Accept it, or refund it.',
    ],
    [
      'INVALID',
      { ...half, displayStatus: 'Underpaid' },
      'This payment was marked as invalid. Refund what arrived, or accept it.',
    ],
    ['INVALID', { displayStatus: 'Invalid' }, 'This payment no longer counts as paid.'],
    [
      'INVALID',
      { displayStatus: 'Invalid', flags: ['reorged'] },
      'The network undid this transfer, so this payment is not paid. Do not ship. If you have shipped, contact the customer.',
    ],
    [
      'INVALID',
      { ...half, displayStatus: 'Invalid', flags: ['reorged'] },
      'This payment no longer counts as paid. You can accept what arrived.',
    ],
    [
      'INVALID',
      { ...late, refundState: 'FULL', displayStatus: 'Refunded' },
      'The whole payment went back, fees included. Do not ship.',
    ],
  ] as const)('%s, %o', (status, facts, sentence) => {
    expect(says({ status, ...facts })).toBe(sentence);
  });
});

describe('coins that pay nothing', () => {
  const tether = { asset: 'USDT', network: 'ETH', counted: false } as const;
  const other = {
    flags: ['wrongAsset'],
    transfers: [
      transferOf({ ...tether, amount: toDecimal('2.50') }),
      transferOf({ ...tether, amount: toDecimal('2.5'), hash: 'cd'.repeat(32) }),
    ],
  } as const satisfies Partial<PaymentDetail>;
  const saysOther = (facts: Partial<PaymentDetail>, refunds: readonly Refund[] = []) => {
    const payment = paymentOf(1, { ...other, ...facts });
    return otherCoinsSentence(payment, findRefunding(payment, refunds), t);
  };

  const arrived = { credited: toDecimal('50') } as const;

  test.each(['PENDING', 'CONFIRMING'] as const)(
    'are named beside what pays while a payment is %s',
    (status) => {
      expect(saysOther({ ...arrived, status })).toBe(
        '5 USDT also arrived, and does not count: this payment asks for BTC. You can refund it once this payment has ended.',
      );
    },
  );

  test('lead to the cancellation of a payment for which nothing else came', () => {
    expect(saysOther({ status: 'PENDING' })).toBe(
      '5 USDT arrived instead of BTC and does not count. You can refund it once this payment is cancelled or has ended.',
    );
    expect(saysOther({ status: 'CANCELLED', displayStatus: 'Cancelled' })).toBe(
      '5 USDT arrived, and does not count. Refund it, or agree with the customer.',
    );
  });

  test('are to be refunded once a payment is paid, until they are', () => {
    const facts = { ...arrived, status: 'COMPLETED', displayStatus: 'Completed' } as const;
    expect(saysOther(facts)).toBe(
      '5 USDT also arrived, and does not count. Refund it, or agree with the customer.',
    );
    const refund = refundOfAmount('5', { asset: 'USDT', network: 'ETH', status: 'CONFIRMED' });
    expect(saysOther(facts, [refund])).toBeNull();
    expect(saysOther(facts, [{ ...refund, status: 'CANCELLED' }])).not.toBeNull();
  });

  test('are named once of an expired payment', () => {
    const facts = { status: 'EXPIRED', displayStatus: 'Expired' } as const;
    expect(says({ ...other, ...facts })).toBe(
      'No BTC arrived in time, but 5 USDT did. Refund it, or agree with the customer.',
    );
    expect(saysOther(facts)).toBeNull();
  });

  test('are named in the list', () => {
    expect(attentionText(paymentOf(1, other), t)).toBe('5 USDT arrived instead of BTC');
  });
});

test('an invalid payment says in the list whether a person or the network made it invalid', () => {
  const facts = { status: 'INVALID', displayStatus: 'Invalid' } as const;
  const why = (flags: PaymentDetail['flags']) =>
    attentionText(paymentOf(1, { ...facts, flags }), t);
  expect(why(['manuallyMarked'])).toBe('Marked as invalid');
  expect(why(['reorged'])).toBe('The network undid this transfer');
});
