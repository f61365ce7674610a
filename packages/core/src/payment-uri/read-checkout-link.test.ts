import { describe, expect, it } from 'vitest';
import { readCheckoutLink } from './read-checkout-link.ts';

const id = `pay_${'a'.repeat(26)}`;

describe('readCheckoutLink', () => {
  it.each([
    [`https://pay.example.com/pay/${id}`, 'https://pay.example.com'],
    [` https://PAY.example.com/pay/${id}/ `, 'https://pay.example.com'],
    [`https://pay.example.com:443/pay/${id}?lang=de#top`, 'https://pay.example.com'],
    [`https://pay.example.com:8443/pay/${id}`, 'https://pay.example.com:8443'],
    [`http://127.0.0.1:4400/pay/${id}`, 'http://127.0.0.1:4400'],
    [`https://bücher.example/pay/${id}`, 'https://xn--bcher-kva.example'],
  ])('reads the host and the payment of %s', (text, origin) => {
    expect(readCheckoutLink(text)).toEqual({ origin, paymentId: id });
  });

  it.each([
    '',
    id,
    `pay.example.com/pay/${id}`,
    `ftp://pay.example.com/pay/${id}`,
    `https://user:secret@pay.example.com/pay/${id}`,
    `https://pay.example.com@evil.example/pay/${id}`,
    `https://pay.example.com\\@evil.example/pay/${id}`,
    `https://pay.example.com/shop/pay/${id}`,
    `https://pay.example.com/pay/${id}/more`,
    `https://pay.example.com/pay/${id}a`,
    'https://pay.example.com/pay/lnk_aaaaaaaaaaaaaaaaaaaaaaaaaa',
    `https://[::1/pay/${id}`,
    `javascript:alert(1)//pay.example.com/pay/${id}`,
  ])('reads nothing of %s', (text) => {
    expect(readCheckoutLink(text)).toBeNull();
  });
});
