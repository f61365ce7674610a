import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBaseUnits } from '../../money/base-units.ts';
import { toDecimal } from '../../money/decimal.ts';
import { splitUri } from '../uri-parts.ts';
import { solana } from './network.ts';
import { solanaPaymentUri } from './payment-uri.ts';

const address = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
const nothing = {
  address,
  amount: null,
  token: null,
  label: null,
  message: null,
  memo: null,
};
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const token = { contract: mint, decimals: 6 };
const findToken = (text: string) => (text === mint ? token : undefined);
const parse = (rest: string) =>
  solanaPaymentUri.parse(splitUri(`solana:${rest}`), 'main', findToken);
const format = (parts: object) =>
  solanaPaymentUri.format({ ...nothing, references: [], ...parts }, 'main');
const invalid = expect.objectContaining({ code: 'payment_uri_invalid' });

function messagesOf(rest: string): unknown {
  try {
    return parse(rest);
  } catch (error) {
    return error instanceof Error && 'messages' in error ? error.messages : error;
  }
}

describe('Solana Pay', () => {
  it('asks for an address, an amount, with texts and a memo', () => {
    expect(parse(address)).toEqual(nothing);
    expect(parse(`${address}?amount=0.000000001&label=a&message=b&memo=c`)).toEqual({
      ...nothing,
      amount: '0.000000001',
      label: 'a',
      message: 'b',
      memo: 'c',
    });
  });

  it('asks for a known token, in its own decimals', () => {
    const asked = { ...nothing, amount: '0.010000', token };
    expect(parse(`${address}?amount=0.01&spl-token=${mint}`)).toEqual(asked);
    expect(format({ amount: toDecimal('0.01'), token })).toBe(
      `solana:${address}?amount=0.01&spl-token=${mint}`,
    );
    for (const query of ['amount=0.0000001', `spl-token=${mint}`, 'amount=18446744073709.551616'])
      expect(() => parse(`${address}?spl-token=${mint}&${query}`)).toThrow(invalid);
    expect(() => format({ amount: toDecimal('0.0000001'), token })).toThrow(invalid);
  });

  it('leaves out references, of which there may be several', () => {
    expect(parse(`${address}?reference=${address}&reference=${address}`)).toEqual(nothing);
  });

  it.each([
    'amount=',
    'amount=.5',
    'amount=1.',
    'amount=1e3',
    'amount=-1',
    'amount=0.0000000001',
    'amount=18446744073.709551616',
    'amount=1&amount=1',
    'label=a&label=a',
    'message=a&message=a',
    'memo=a&memo=a',
    `memo=${'a'.repeat(567)}`,
    'memo=a%E2%80%AEb',
    'cluster=devnet',
  ])('refuses %s', (query) => {
    expect(() => parse(`${address}?${query}`)).toThrow(invalid);
  });

  it('refuses tokens that are not known, and links that ask what to sign', () => {
    const unknown = ['This payment request is for an unsupported token.'];
    expect(messagesOf(`${address}?spl-token=${address}&amount=1`)).toEqual(unknown);
    const link = ['This payment request asks a web site what to sign, which is not safe.'];
    expect(messagesOf('https://example.com/pay')).toEqual(link);
    expect(messagesOf('HTTPS%3A%2F%2Fexample.com%2Fpay')).toEqual(link);
  });

  it('is written without trailing zeros, and percent-encoded', () => {
    expect(format({})).toBe(`solana:${address}`);
    expect(format({ amount: toDecimal('1.500000000'), memo: '7 & 8' })).toBe(
      `solana:${address}?amount=1.5&memo=7%20%26%208`,
    );
    expect(format({ amount: toDecimal('0') })).toBe(`solana:${address}?amount=0`);
    expect(() => format({ memo: 'a'.repeat(567) })).toThrow(invalid);
  });

  it('is read back as it was written', () => {
    const text = fc.option(fc.stringMatching(/^[ -~ÄÖÜäöüß漢字🙂]{1,30}$/u));
    const units = fc.option(fc.bigInt({ min: 0n, max: solana.model.maximumAmount }));
    fc.assert(
      fc.property(units, text, text, text, (lamports, label, message, memo) => {
        const amount = lamports === null ? null : toDecimal(toBaseUnits(lamports), solana);
        const payment = { ...nothing, amount, label, message, memo };
        expect(solanaPaymentUri.parse(splitUri(format(payment)), 'main', findToken)).toEqual(
          payment,
        );
      }),
    );
  });
});
