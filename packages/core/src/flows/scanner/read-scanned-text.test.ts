import { describe, expect, it } from 'vitest';
import { readScannedText } from './read-scanned-text.ts';

const bitcoin = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const ethereum = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const ton = 'EQAs9VlT6S776tq3unJcP5Ogsj-ELLunLXuOb1EKcOQi4wJB';
const BTC = { network: 'BTC' } as const;
const ETH = { network: 'ETH' } as const;
const BSC = { network: 'BSC' } as const;
const TON = { network: 'TON' } as const;

describe('readScannedText (R-SCAN-03)', () => {
  it('reads an address, and a payment URI with amount and memo', () => {
    expect(readScannedText(` ${bitcoin}\n`, [BTC])).toEqual({
      recipients: [{ network: 'BTC', address: bitcoin, flags: [] }],
    });
    expect(readScannedText(`ton://transfer/${ton}?amount=1500000000&text=7`, [TON])).toMatchObject({
      recipients: [{ network: 'TON', amount: '1.5', memo: '7' }],
    });
  });

  it('takes the link of a checkout page where its host verifies it, and nowhere else', () => {
    const link = `https://pay.example.com/pay/pay_${'a'.repeat(26)}`;
    expect(readScannedText(link, [BTC], true)).toEqual({ recipients: [] });
    expect(readScannedText(link, [BTC])).toEqual({
      refusal: { kind: 'refused', error: expect.anything() },
    });
    expect(readScannedText('https://pay.example.com/', [BTC], true)).toMatchObject({
      refusal: { kind: 'refused' },
    });
  });

  it('names every wanted network that can be paid: an address alone does not tell them apart', () => {
    expect(readScannedText(ethereum, [BTC, ETH, BSC])).toMatchObject({
      recipients: [{ network: 'ETH' }, { network: 'BSC' }],
    });
    expect(readScannedText(`ethereum:${ethereum}@56`, [BTC, ETH, BSC])).toMatchObject({
      recipients: [{ network: 'BSC' }],
    });
  });

  it.each([
    [`ethereum:${ethereum}`, [BTC], 'ETH'],
    [`ethereum:${ethereum}@56`, [ETH], 'BSC'],
    [`bitcoin:${bitcoin}?amount=0.1`, [ETH, BSC], 'BTC'],
    [ethereum, [BTC], 'ETH'],
    [bitcoin, [ETH, BSC], 'BTC'],
  ] as const)('%s is for another network than %j', (text, wanted, network) => {
    expect(readScannedText(text, wanted)).toEqual({ refusal: { kind: 'wrong-network', network } });
  });

  it.each(['', ' \n', 'hello', 'P-4711', '5JuW2AMDYu4xVwRG9DZW18VbzQrGcd5RCgb99sS6ehJsNQXu5b9'])(
    '%j is no payment',
    (text) => {
      expect(readScannedText(text, [BTC])).toEqual({ refusal: { kind: 'not-payment' } });
    },
  );

  it.each([
    ['https://example.com', 'This is not a payment request.'],
    [`${bitcoin.slice(0, -1)}q`, "Check the Bitcoin address: there's a typo."],
    [`bitcoin:${bitcoin}?req-x=1`, /needs something that is not supported/],
    [
      'tb1qcrh3yqn4nlleplcez2yndq2ry8h9ncg3qh7n54',
      'This Bitcoin address belongs to another chain of Bitcoin.',
    ],
  ])('says why %s cannot be paid', (text, message) => {
    expect(readScannedText(text, [ETH, BTC])).toMatchObject({
      refusal: { kind: 'refused', error: { messages: [expect.stringMatching(message)] } },
    });
  });

  it('reads for the chain that is asked for', () => {
    const address = 'tb1qcrh3yqn4nlleplcez2yndq2ry8h9ncg3qh7n54';
    expect(readScannedText(address, [{ network: 'BTC', chain: 'test' }])).toMatchObject({
      recipients: [{ address }],
    });
  });
});
