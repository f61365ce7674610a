import { describe, expect, test } from 'vitest';
import { paymentOf, subjectOf } from './request-subject.ts';

describe('subjectOf', () => {
  test.each([
    ['{"data":{"id":"pay_1","orderId":"A-1"}}', { code: null, orderId: 'A-1', id: 'pay_1' }],
    ['{"code":"MISMATCH","errors":[]}', { code: 'MISMATCH', orderId: null, id: null }],
    ['{"data":[{"id":"pay_1"}]}', { code: null, orderId: null, id: null }],
    ['{"data":{"id":"pay', { code: null, orderId: null, id: null }],
    [null, { code: null, orderId: null, id: null }],
  ])('reads what an answer names: %s', (response, subject) => {
    expect(subjectOf({ response })).toEqual(subject);
  });
});

describe('paymentOf', () => {
  test.each([
    ['/v1/merchant/payments', '{"data":{"id":"pay_1a"}}', 'pay_1a'],
    ['/v1/merchant/payments/pay_2b/cancel', '{"code":"STATUS"}', 'pay_2b'],
    ['/v1/merchant/refunds', '{"data":{"id":"ref_1"}}', null],
  ])('finds the payment of a request: %s, %s', (path, response, id) => {
    expect(paymentOf({ path, response })).toBe(id);
  });
});
