import { describe, expect, it } from 'vitest';
import {
  acquaintanceOf,
  type KnownRecipient,
  suggestRecipients,
  withoutRepeats,
} from './known-recipients.ts';

// BIP-173's and BIP-84's own examples.
const known = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const stranger = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const recipient = (own: Partial<KnownRecipient>): KnownRecipient => ({
  source: 'contact',
  address: known,
  name: 'Zoe',
  memo: null,
  accountId: null,
  paidAt: null,
  ...own,
});
const of = (...recipients: readonly KnownRecipient[]) => ({ network: 'BTC', recipients }) as const;

describe('acquaintanceOf', () => {
  it.each([
    ['known', of(recipient({})), known],
    ['same-account', of(recipient({ source: 'own-account', accountId: 'mine' })), known],
    ['known', of(recipient({ source: 'own-account', accountId: 'other' })), known],
    ['first-time', of(recipient({})), stranger],
    ['first-time', of(), known],
    // Four characters at each end alike, beyond what all addresses begin with.
    [
      'look-alike',
      of(recipient({})),
      `${known.slice(0, 8)}qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq${known.slice(-4)}`,
    ],
    [
      'first-time',
      of(recipient({})),
      `${known.slice(0, 7)}zqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq${known.slice(-4)}`,
    ],
  ])('R-SEND-05: tells %s', (kind, people, address) => {
    expect(acquaintanceOf(people, address, 'mine').kind).toBe(kind);
  });
});

describe('suggestRecipients', () => {
  const people = [recipient({}), recipient({ name: null, source: 'paid', address: stranger })];

  it.each([
    ['a part of the name, whatever its case', 'zO', [known]],
    ['how the address begins', 'bc1qar', [stranger]],
    ['everything while nothing is typed', '  ', [known, stranger]],
    ['nobody', 'xyz', []],
    ['nobody once the address stands there', known, []],
  ])('finds %s', (_, text, expected) => {
    expect(suggestRecipients(people, text).map(({ address }) => address)).toEqual(expected);
  });

  it('stays a short list', () => {
    const many = Array.from({ length: 20 }, (_, index) => recipient({ address: `a${index}` }));
    expect(suggestRecipients(many, 'zoe')).toHaveLength(6);
  });
});

it('keeps an address once, where it is known best, with its newest payment', () => {
  const paidOn = (day: number) =>
    recipient({ source: 'paid', name: null, paidAt: new Date(Date.UTC(2026, 10, day)) });
  expect(withoutRepeats([recipient({}), paidOn(20), paidOn(3)])).toEqual([
    recipient({ paidAt: new Date(Date.UTC(2026, 10, 20)) }),
  ]);
});
