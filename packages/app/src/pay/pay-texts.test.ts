import { toDecimal } from '@billfold/core';
import { priceText } from '@billfold/core/payments';
import { describe, expect, it } from 'vitest';
import { contactUrl } from './contact-url.ts';
import { isDueChanged } from './is-due-changed.ts';
import { readPayPlace } from './pay-place.ts';
import { readWalletOrigin } from './read-wallet-origin.ts';
import { returnUrl, shopUrl } from './return-url.ts';
import { walletUrl } from './wallet-url.ts';

describe('readPayPlace', () => {
  it.each([
    ['/pay/pay_abc', { kind: 'payment', id: 'pay_abc' }],
    ['/PAY/pay_abc/', { kind: 'payment', id: 'pay_abc' }],
    ['/pay/link/tea', { kind: 'link', slug: 'tea' }],
    ['/pay/link/caf%C3%A9', { kind: 'link', slug: 'café' }],
    ['/refund/a-token', { kind: 'refund', token: 'a-token' }],
    ['/refund/', null],
    ['/invoice-emails/a-token', { kind: 'invoice-emails', token: 'a-token' }],
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
    ['5000', 'JPY', '¥5,000'],
    ['1200.0100', 'BTC', '1,200.01 BTC'],
  ])('writes %s %s as %s', (amount, currency, text) => {
    expect(priceText({ amount: toDecimal(amount), currency })).toBe(text);
  });
});

describe('returnUrl', () => {
  const facts = { id: 'pay_a', status: 'CONFIRMED', merchant: { website: null } } as const;
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

  it('is the site of the shop for a payment without an address of its own', () => {
    const merchant = { website: 'https://shop.example/' };
    expect(returnUrl({ ...facts, merchant, redirectUrl: null })).toBe('https://shop.example/');
  });
});

describe('readWalletOrigin', () => {
  it.each([
    ['wallet.example.com', 'https://wallet.example.com'],
    [' https://wallet.example.com:8443/wallet/ ', 'https://wallet.example.com:8443'],
    ['http://127.0.0.1:4400', 'http://127.0.0.1:4400'],
    ['http://wallet.example.com', null],
    ['javascript:alert(1)', null],
    ['wallet', null],
    ['user@wallet.example.com', null],
    ['', null],
  ])('reads %s as %s', (text, origin) => {
    expect(readWalletOrigin(text)).toBe(origin);
  });
});

describe('walletUrl', () => {
  it('carries the link in the fragment', () => {
    expect(walletUrl('https://w.example', 'https://p.example/pay/pay_a')).toBe(
      'https://w.example/wallet/#pay=https%3A%2F%2Fp.example%2Fpay%2Fpay_a',
    );
  });
});

describe('shopUrl', () => {
  const merchant = { website: 'https://shop.example/' };
  const redirectUrl = 'https://shop.example/done';

  it.each([
    ['https://shop.example/cart', 'https://shop.example/cart'],
    [null, 'https://shop.example/'],
    ['javascript:alert(1)', 'https://shop.example/'],
  ])('with the cancel address %s is %s', (cancelUrl, url) => {
    expect(shopUrl({ cancelUrl, redirectUrl, merchant })).toBe(url);
  });

  it('is null where the shop has no page', () => {
    expect(shopUrl({ cancelUrl: null, redirectUrl: null, merchant: { website: null } })).toBeNull();
  });
});

describe('contactUrl', () => {
  const merchant = { website: 'https://shop.example/', supportEmail: null };
  const facts = { cancelUrl: null, redirectUrl: null, merchant };

  it('writes an email that names the payment to the support of the shop', () => {
    const supportEmail = 'help@shop.example';
    const asked = { ...facts, merchant: { ...merchant, supportEmail } };
    expect(contactUrl(asked, 'Payment ID: pay_a')).toBe(
      'mailto:help@shop.example?subject=Payment%20ID%3A%20pay_a',
    );
  });

  it('is the site, not the cart, of a shop without a support email, and null without either', () => {
    const returns = {
      cancelUrl: 'https://shop.example/cart',
      redirectUrl: 'https://shop.example/ok',
    };
    expect(contactUrl({ ...facts, ...returns }, 'Payment')).toBe('https://shop.example/');
    const silent = { website: null, supportEmail: null };
    expect(contactUrl({ ...facts, ...returns, merchant: silent }, 'Payment')).toBeNull();
  });
});

describe('isDueChanged', () => {
  const bitcoin = { asset: 'BTC', network: 'BTC' } as const;
  const quote = (due: string) => ({
    ...({
      due: toDecimal(due),
      selected: bitcoin,
      status: 'PENDING',
      paidState: 'UNPAID',
    } as const),
  });

  it('is true for another due of the same asset', () => {
    expect(isDueChanged(quote('0.5'), quote('0.6'))).toBe(true);
  });

  it('is false for the same due, another asset, and a payment that is partly paid', () => {
    expect(isDueChanged(quote('0.5'), quote('0.5'))).toBe(false);
    const ether = { asset: 'ETH', network: 'ETH' } as const;
    expect(isDueChanged(quote('0.5'), { ...quote('9'), selected: ether })).toBe(false);
    expect(isDueChanged(quote('0.5'), { ...quote('0.6'), paidState: 'UNDERPAID' })).toBe(false);
    expect(isDueChanged(null, quote('0.6'))).toBe(false);
  });
});
