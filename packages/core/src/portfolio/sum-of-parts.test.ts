import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Account } from '../contract/accounts/accounts.ts';
import { toBaseUnits } from '../money/base-units.ts';
import type { Cents } from '../money/cents.ts';
import { parseAmount, toDecimal } from '../money/decimal.ts';
import { toDisplayMoney } from '../money/display-money.ts';
import { formatMoney, formatMoneySum } from '../money/format-money.ts';
import { parseRate, toFiat } from '../money/rate.ts';
import { accountValue, holdingValue } from './account-value.ts';
import { groupHoldings } from './group-holdings.ts';
import { holdingsOf } from './holdings.ts';
import { listPositions } from './list-positions.ts';
import { type ValuedHolding, valueHoldings } from './value-holdings.ts';

const networks = ['ETH', 'TRX', 'SOL'] as const;
const units = fc.bigInt({ min: 0n, max: 10n ** 24n });
const price = fc.bigInt({ min: 1n, max: 10n ** 12n });

/** One token on three networks, at one price. */
const holdings = fc
  .tuple(price, fc.array(units, { minLength: 3, maxLength: 3 }))
  .map(([digits, amounts]) =>
    amounts.map((amount, at): ValuedHolding => {
      const network = networks[at % networks.length] ?? 'ETH';
      return {
        ...{ id: `USDT@${network}`, network, name: 'Tether', symbol: 'USDT' },
        ...{ decimals: 18, digits: 6, fiat: null, change24hPercent: null },
        price: toDecimal(toBaseUnits(digits), { decimals: 8 }),
        balance: toDecimal(toBaseUnits(amount), { decimals: 18 }),
        balances: [toDecimal(toBaseUnits(amount), { decimals: 18 })],
        pending: toDecimal('0'),
        hasPending: false,
      };
    }),
  );

it('the total of a group is the sum of its parts as they are shown, for 200 random amounts', () => {
  fc.assert(
    fc.property(holdings, (parts) => {
      const [group] = groupHoldings(parts, 'worth');
      const shown = parts.map((part) => formatMoney(holdingValue(part)).replace(/[$,]/g, ''));
      const sum = shown.reduce((total, text) => total + parseAmount(text, 2), 0n);
      expect(formatMoney(group?.fiat ?? null).replace(/[$,]/g, '')).toBe(
        toDecimal(toBaseUnits(sum), { decimals: 2 }),
      );
    }),
    { numRuns: 200 },
  );
});

/** Assets of a wallet: some on several networks, each with amounts of its own decimals. */
const assets = [
  ['BTC', 'BTC', 8],
  ['ETH', 'ETH', 18],
  ['USDT', 'ETH', 6],
  ['USDT', 'TRX', 6],
  ['USDT', 'BSC', 18],
  ['NOTCOIN', 'TON', 9],
] as const;
const wallets = fc.record({
  held: fc.array(units, { minLength: assets.length, maxLength: assets.length }),
  prices: fc.record({ BTC: price, ETH: price, USDT: price, NOTCOIN: price }),
  rate: fc.bigInt({ min: 1n, max: 10n ** 10n }),
});

it('the total of a portfolio is the sum of its rows as they are shown in any currency, for 200 random wallets', () => {
  fc.assert(
    fc.property(wallets, ({ held, prices, rate }) => {
      const priceOf = (symbol: keyof typeof prices) =>
        toDecimal(toBaseUnits(prices[symbol]), { decimals: 8 });
      const holdings = assets.map(([symbol, network, decimals], at) => ({
        ...{
          id: `${symbol}@${network}`,
          network,
          symbol,
          name: symbol,
          decimals,
          digits: decimals,
        },
        balance: toDecimal(toBaseUnits(held[at] ?? 0n), { decimals }),
        balances: [toDecimal(toBaseUnits(held[at] ?? 0n), { decimals })],
        ...{ pending: toDecimal('0'), hasPending: false },
      }));
      const statistics = assets.map(([symbol, network]) => ({
        ...{ symbol, network, price: priceOf(symbol), change24hPercent: null },
        // The server counts archived accounts as well.
        ...{ balance: toDecimal('7'), fiat: toDecimal('7'), share: null },
      }));
      const valued = valueHoldings(holdings, { assets: statistics });
      const display = toDisplayMoney('EUR', toDecimal(toBaseUnits(rate), { decimals: 8 }));
      const valuesOf = (parts: readonly ValuedHolding[]) => parts.flatMap(({ fiat }) => fiat ?? []);
      const show = (parts: readonly ValuedHolding[]) =>
        formatMoneySum(valuesOf(parts), { display });
      const rows = groupHoldings(valued, 'worth').map((group) => show(group.holdings));
      const networkRows = valued.map(({ fiat }) => formatMoney(fiat, { display }));
      expect(sumShown(rows)).toBe(sumShown([show(valued)]));
      expect(sumShown(networkRows)).toBe(sumShown([show(valued)]));
    }),
    { numRuns: 200 },
  );
});

/** Adds up money as a reader of the screen would. */
function sumShown(texts: readonly string[]): bigint {
  return texts.reduce((sum, text) => sum + BigInt(text.replace(/[^0-9]/g, '')), 0n);
}

/** Accounts of one network that hold its coin. */
const sameCoin = fc.tuple(price, fc.array(units, { minLength: 1, maxLength: 5 }));

it('the portfolio, the asset and the accounts have the same total, for 200 random wallets', () => {
  fc.assert(
    fc.property(sameCoin, ([digits, amounts]) => {
      const rate = toDecimal(toBaseUnits(digits), { decimals: 8 });
      const accounts = amounts.map((amount): Account => {
        const nativeBalance = toDecimal(toBaseUnits(amount), { decimals: 8 });
        const cents = toFiat(toBaseUnits(amount), parseRate(rate), { decimals: 8 });
        return {
          id: `${amount}`,
          name: 'Savings',
          blockchainNetwork: 'BTC',
          derivationPath: "m/84'/0'/0'",
          addressType: 'wpkh',
          nativeBalance,
          pendingBalance: toDecimal('0'),
          fiatBalance: toDecimal(toBaseUnits(cents), { decimals: 2 }),
          tokens: [],
          isArchived: false,
          isDeleted: false,
          depositAddressCount: 1,
          activatedOnChain: true,
          historyFrom: null,
          isSearching: false,
          createdAt: new Date(0),
          asOf: new Date(0),
          stale: false,
        };
      });
      const facts = { symbol: 'BTC', network: 'BTC', price: rate, change24hPercent: null } as const;
      const none = { balance: toDecimal('0'), fiat: null, share: null };
      const statistics = { assets: [{ ...facts, ...none }] };
      const [holding] = valueHoldings(holdingsOf(accounts), statistics);
      const positions = listPositions(accounts, { symbol: 'BTC', statistics });
      const sum = (values: readonly (Cents | null)[]) =>
        values.reduce<bigint>((total, value) => total + (value ?? 0n), 0n);
      const total = holding && holdingValue(holding);
      expect(sum(positions.map(({ value }) => value))).toBe(total);
      expect(sum(accounts.map((account) => accountValue(account, statistics)))).toBe(total);
    }),
    { numRuns: 200 },
  );
});
