import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBaseUnits } from '../../money/base-units.ts';
import { toDecimal } from '../../money/decimal.ts';
import { splitUri } from '../uri-parts.ts';
import { tron } from './network.ts';
import { tronPaymentUri } from './payment-uri.ts';

const address = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
const nothing = {
  address,
  amount: null,
  token: null,
  label: null,
  message: null,
  memo: null,
};
const findToken = () => undefined;
const parse = (rest: string) => tronPaymentUri.parse(splitUri(`tron:${rest}`), 'main', findToken);
const format = (parts: object) =>
  tronPaymentUri.format({ ...nothing, references: [], ...parts }, 'main');
const invalid = expect.objectContaining({ code: 'payment_uri_invalid' });

describe('payment URIs of Tron', () => {
  it('ask for an address, an amount and with texts', () => {
    expect(parse(address)).toEqual(nothing);
    expect(parse(`//${address}?`)).toEqual(nothing);
    expect(parse(`${address}?AMOUNT=0.000001&label=Shop&message=Order%207`)).toEqual({
      ...nothing,
      amount: '0.000001',
      label: 'Shop',
      message: 'Order 7',
    });
  });

  it.each([
    'amount=',
    'amount=0.0000001',
    'amount=1e3',
    'amount=-1',
    'amount=9223372036854.775808',
    'amount=1&amount=1',
    'label=a&label=b',
    'token=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    'contract=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    'memo=1',
    'req-x',
  ])('refuse %s', (query) => {
    expect(() => parse(`${address}?${query}`)).toThrow(invalid);
  });

  it('say so when they are for a token', () => {
    const text = `${address}?token=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t`;
    expect(() => parse(text)).toThrow(
      expect.objectContaining({
        messages: ['This payment request is for an unsupported token.'],
      }),
    );
  });

  it('are written without trailing zeros, and percent-encoded', () => {
    expect(format({})).toBe(`tron:${address}`);
    expect(format({ amount: toDecimal('12.500000'), label: 'a&b' })).toBe(
      `tron:${address}?amount=12.5&label=a%26b`,
    );
    expect(() => format({ amount: toDecimal('0.0000001') })).toThrow(invalid);
  });

  it('are read back as they were written', () => {
    const text = fc.option(fc.stringMatching(/^[ -~ÄÖÜäöüß漢字🙂]{1,30}$/u));
    const units = fc.option(fc.bigInt({ min: 0n, max: tron.model.maximumAmount }));
    fc.assert(
      fc.property(units, text, text, (sun, label, message) => {
        const amount = sun === null ? null : toDecimal(toBaseUnits(sun), tron);
        const payment = { ...nothing, amount, label, message };
        expect(tronPaymentUri.parse(splitUri(format(payment)), 'main', findToken)).toEqual(payment);
      }),
    );
  });
});
