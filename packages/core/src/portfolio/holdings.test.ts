import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TransactionStatus } from '../contract/transactions/transactions.ts';
import { toBaseUnits } from '../money/base-units.ts';
import { parseAmount, toDecimal } from '../money/decimal.ts';
import { holdingsOf, staleSince } from './holdings.ts';
import { isUnconfirmed } from './is-unconfirmed.ts';

const at = new Date('2026-11-20T09:00:00.000Z');
const account = {
  blockchainNetwork: 'BTC',
  nativeBalance: toDecimal('0'),
  pendingBalance: toDecimal('0'),
  tokens: [],
  asOf: at,
  stale: false,
} as const;

describe('holdings', () => {
  test('are one row per asset, added up over its accounts', () => {
    expect(
      holdingsOf([
        { ...account, nativeBalance: toDecimal('0.1') },
        { ...account, nativeBalance: toDecimal('0.2'), pendingBalance: toDecimal('0.00000001') },
      ]),
    ).toEqual([
      {
        id: 'BTC',
        network: 'BTC',
        name: 'Bitcoin',
        symbol: 'BTC',
        decimals: 8,
        digits: 8,
        balance: '0.30000000',
        balances: ['0.1', '0.2'],
        pending: '0.00000001',
        hasPending: true,
      },
    ]);
  });

  test('have the tokens behind the native asset, added up as well, but for hidden ones', () => {
    const token = {
      tokenId: 'USDT@ETH',
      name: 'Tether',
      symbol: 'USDT',
      balance: toDecimal('1.5'),
      decimals: 6,
      logo: null,
      contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      isHidden: false,
    };
    const unknown = { ...token, tokenId: 'XYZ@ETH', symbol: 'XYZ', decimals: 3 };
    const ether = { ...account, blockchainNetwork: 'ETH' } as const;
    expect(
      holdingsOf([
        { ...ether, tokens: [token, { ...unknown, isHidden: true }] },
        { ...ether, tokens: [{ ...token, balance: toDecimal('0.000001') }, unknown] },
      ]).map(({ id, digits, balance }) => [id, digits, balance]),
    ).toEqual([
      ['ETH', 8, '0.000000000000000000'],
      ['USDT@ETH', 6, '1.500001'],
      ['XYZ@ETH', 3, '1.500'],
    ]);
  });

  test('are none without an account', () => {
    expect(holdingsOf([])).toEqual([]);
  });

  test('lose nothing in any sum', () => {
    const units = fc.bigInt({ min: 0n, max: 2_100_000_000_000_000n });
    void fc.assert(
      fc.property(fc.array(units, { minLength: 1, maxLength: 50 }), (balances) => {
        const accounts = balances.map((balance) => ({
          ...account,
          nativeBalance: toDecimal(toBaseUnits(balance), { decimals: 8 }),
        }));
        const [holding] = holdingsOf(accounts);
        expect(holding && parseAmount(holding.balance, 8)).toBe(
          balances.reduce((total, balance) => total + balance, 0n),
        );
      }),
    );
  });

  test('are as old as the oldest balance that is out of step', () => {
    const earlier = new Date('2026-11-20T08:00:00.000Z');
    expect(staleSince([account, account])).toBeNull();
    expect(
      staleSince([
        { ...account, stale: true },
        { ...account, stale: true, asOf: earlier },
        { ...account, asOf: new Date(0) },
      ]),
    ).toEqual(earlier);
  });
});

test.each<[TransactionStatus, boolean]>([
  ['PENDING', true],
  ['CONFIRMING', true],
  ['CONFIRMED', false],
  ['FAILED', false],
  ['DROPPED', false],
  ['REPLACED', false],
])('a transaction that is %s is moving: %s', (status, moving) => {
  expect(isUnconfirmed({ status })).toBe(moving);
});
