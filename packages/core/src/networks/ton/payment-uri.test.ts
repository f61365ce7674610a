import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBaseUnits } from '../../money/base-units.ts';
import { toDecimal } from '../../money/decimal.ts';
import { splitUri } from '../uri-parts.ts';
import { ton } from './network.ts';
import { tonPaymentUri } from './payment-uri.ts';

const address = 'UQAzWZa6nM5mJev91wGc7VCSfBoIsYRqKJpV78N8Add9-RKY';
const nothing = {
  address,
  amount: null,
  token: null,
  label: null,
  message: null,
  memo: null,
};
const minter = 'EQAvlWFDxGF2lXm67y4yzC17wYKD9A0guwPkMs1gOsM__NOT';
const token = { contract: minter, decimals: 6 };
const findToken = (text: string) => (text === minter ? token : undefined);
const parse = (text: string) => tonPaymentUri.parse(splitUri(text), 'main', findToken);
const format = (parts: object) =>
  tonPaymentUri.format({ ...nothing, references: [], ...parts }, 'main');
const invalid = expect.objectContaining({ code: 'payment_uri_invalid' });

describe('transfer links of TON', () => {
  it.each([
    `ton://transfer/${address}`,
    `ton:transfer/${address}?`,
    `TON://transfer/${address}/`,
    `https://app.tonkeeper.com/transfer/${address}`,
    `HTTPS://App.Tonkeeper.com/transfer/${address}/`,
    `https://tonhub.com/transfer/${address}#fragment`,
  ])('%s asks for an address only', (text) => {
    expect(parse(text)).toEqual(nothing);
  });

  it('ask for nanotons, and for a comment as it is', () => {
    expect(parse(`ton://transfer/${address}?amount=1500000000&text=Order%20%237`)).toEqual({
      ...nothing,
      amount: '1.500000000',
      memo: 'Order #7',
    });
    expect(parse(`ton://transfer/${address}?text=`)).toEqual(nothing);
  });

  it.each([
    'amount=',
    'amount=1.5',
    'amount=1e9',
    'amount=-1',
    'amount=0x10',
    `amount=${2n ** 120n}`,
    'amount=1&amount=1',
    'text=a&text=a',
    `text=${'a'.repeat(121)}`,
    `text=${'%C3%AB'.repeat(61)}`,
    'text=a%E2%80%AEb',
    'bin=AA',
    'init=AA',
    'exp=1',
    'jetton=x',
    'fee-amount=1',
    'label=a',
  ])('refuse %s', (query) => {
    expect(() => parse(`ton://transfer/${address}?${query}`)).toThrow(invalid);
  });

  it.each([
    `ton://${address}`,
    'ton://transfer/',
    `ton://transfer/${address}/x`,
    `ton://stake/${address}`,
    'https://app.tonkeeper.com/ton-connect?v=2',
    `https://app.tonkeeper.com.example.org/transfer/${address}`,
    `https://example.org/app.tonkeeper.com/transfer/${address}`,
    `https://app-tonkeeper.com/transfer/${address}`,
    `https://app.tonkeeper.com/jetton-transfer/${address}`,
    `https://user@tonhub.com/transfer/${address}`,
    `https://tonhub.com:444/transfer/${address}`,
  ])('%s is none', (text) => {
    expect(() => parse(text)).toThrow(
      expect.objectContaining({ messages: ['This is not a payment request.'] }),
    );
  });

  it('ask for a known token, in its own base units', () => {
    const text = `ton://transfer/${address}?amount=1500000&jetton=${minter}`;
    expect(parse(text)).toEqual({ ...nothing, amount: '1.500000', token });
    expect(format({ amount: toDecimal('1.5'), token })).toBe(text);
    expect(() => format({ amount: toDecimal('0.0000001'), token })).toThrow(invalid);
    expect(() => parse(`${text}&jetton=${minter}`)).toThrow(invalid);
  });

  it('say so when they are for a token that is not known', () => {
    expect(() => parse(`ton://transfer/${address}?jetton=x&amount=1`)).toThrow(
      expect.objectContaining({
        messages: ['This payment request is for an unsupported token.'],
      }),
    );
  });

  it('are written in nanotons, without what has no place in them', () => {
    expect(format({})).toBe(`ton://transfer/${address}`);
    const amount = toDecimal('1.5');
    expect(format({ amount, label: 'Shop', message: 'Order', memo: 'a b' })).toBe(
      `ton://transfer/${address}?amount=1500000000&text=a%20b`,
    );
    expect(() => format({ amount: toDecimal('0.0000000001') })).toThrow(invalid);
    expect(() => format({ amount: toDecimal((2n ** 120n).toString()) })).toThrow(invalid);
    expect(() => format({ memo: 'a'.repeat(121) })).toThrow(invalid);
  });

  it('are read back as they were written', () => {
    const text = fc.option(fc.stringMatching(/^[ -~ÄÖÜäöüß漢字🙂]{1,30}$/u));
    const units = fc.option(fc.bigInt({ min: 0n, max: ton.model.maximumAmount }));
    fc.assert(
      fc.property(units, text, (nanotons, memo) => {
        const amount = nanotons === null ? null : toDecimal(toBaseUnits(nanotons), ton);
        const payment = { ...nothing, amount, memo };
        expect(parse(format(payment))).toEqual(payment);
      }),
    );
  });
});
