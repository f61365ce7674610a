import { toDecimal } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { dueBefore } from './due-before.ts';
import { readPayPlace } from './pay-place.ts';
import { priceText } from './price-text.ts';
import { returnUrl } from './return-url.ts';

describe('readPayPlace', () => {
  it.each([
    ['/pay/pay_abc', { kind: 'payment', id: 'pay_abc' }],
    ['/PAY/pay_abc/', { kind: 'payment', id: 'pay_abc' }],
    ['/pay/link/tea', { kind: 'link', slug: 'tea' }],
    ['/pay/link/caf%C3%A9', { kind: 'link', slug: 'café' }],
    ['/pay/%E0%A4%A', { kind: 'payment', id: '%E0%A4%A' }],
    ['/pay/', null],
    ['/pay/link/a/b', null],
  ])('reads %s', (path, place) => {
    expect(readPayPlace(path)).toEqual(place);
  });
});

describe('priceText', () => {
  it.each([
    ['1234.5', 'EUR', '€1,234.50'],
    ['50', 'USD', '$50.00'],
    ['0.01', 'BTC', '0.01 BTC'],
  ])('writes %s %s as %s', (amount, currency, text) => {
    expect(priceText({ amount: toDecimal(amount), currency })).toBe(text);
  });
});

describe('returnUrl', () => {
  const facts = { id: 'pay_a', status: 'CONFIRMED' } as const;
  it('adds payment and status to the address of the shop', () => {
    const redirectUrl = 'https://shop.example/done?order=7';
    expect(returnUrl({ ...facts, redirectUrl })).toBe(
      'https://shop.example/done?order=7&payment_id=pay_a&status=CONFIRMED',
    );
  });

  it.each([null, 'javascript:alert(1)', 'data:text/html,x', 'not an address'])(
    'is null for %s',
    (redirectUrl) => {
      expect(returnUrl({ ...facts, redirectUrl })).toBeNull();
    },
  );
});

describe('dueBefore', () => {
  const bitcoin = { asset: 'BTC', network: 'BTC' } as const;
  const quote = (due: string) => ({
    ...({
      due: toDecimal(due),
      selected: bitcoin,
      status: 'PENDING',
      paidState: 'UNPAID',
    } as const),
  });

  it('is the earlier due of the same asset', () => {
    expect(dueBefore(quote('0.5'), quote('0.6'))).toBe('0.5');
  });

  it('is null for the same due, another asset, and a payment that is partly paid', () => {
    expect(dueBefore(quote('0.5'), quote('0.5'))).toBeNull();
    const ether = { asset: 'ETH', network: 'ETH' } as const;
    expect(dueBefore(quote('0.5'), { ...quote('9'), selected: ether })).toBeNull();
    expect(dueBefore(quote('0.5'), { ...quote('0.6'), paidState: 'UNDERPAID' })).toBeNull();
    expect(dueBefore(null, quote('0.6'))).toBeNull();
  });
});
