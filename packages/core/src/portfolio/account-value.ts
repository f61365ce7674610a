import type { Account } from '../contract/accounts/accounts.ts';
import type { WalletStatistics } from '../contract/wallets/statistics.ts';
import { type Cents, toCents } from '../money/cents.ts';
import { parseAmount } from '../money/decimal.ts';
import { parseRate, toFiat } from '../money/rate.ts';
import { holdingsOf } from './holdings.ts';
import { type ValuedHolding, valueHoldings } from './value-holdings.ts';

type Held = Pick<
  Account,
  'blockchainNetwork' | 'nativeBalance' | 'pendingBalance' | 'fiatBalance' | 'tokens'
>;

/**
 * Returns the value of a holding in US cents, the sum of its values in each account; null without a price.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const statistics = await client.wallets.getStatistics(walletId);
 * const worths = valueHoldings(holdingsOf(items), statistics).map(holdingValue);
 */
export function holdingValue(holding: ValuedHolding): Cents | null {
  const values = holdingValues(holding);
  return values && sumOf(values);
}

/**
 * Returns the value of a holding in each account in US cents, each rounded half up; null without a price.
 * Every total adds these up, so that all screens have the same one.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const statistics = await client.wallets.getStatistics(walletId);
 * const parts = valueHoldings(holdingsOf(items), statistics).map(holdingValues);
 */
export function holdingValues({
  price,
  balances,
  ...asset
}: Pick<ValuedHolding, 'price' | 'balances' | 'decimals'>): readonly Cents[] | null {
  if (price === null) return null;
  const rate = parseRate(price);
  return balances.map((balance) => toFiat(parseAmount(balance, asset.decimals), rate, asset));
}

/**
 * Returns the value of each asset of an account in US cents, at the prices of the statistics; null while
 * the price of any holding is unknown.
 * @example
 * const statistics = await client.wallets.getStatistics(walletId);
 * const { items } = await client.accounts.list(walletId);
 * for (const account of items) console.log(account.name, accountValues(account, statistics));
 */
export function accountValues(
  account: Held,
  statistics: Pick<WalletStatistics, 'assets'> | undefined,
): readonly Cents[] | null {
  const { fiatBalance, blockchainNetwork } = account;
  if (fiatBalance === null) return null;
  const values: Cents[] = [toCents(parseAmount(fiatBalance, 2))];
  for (const holding of valueHoldings(holdingsOf([account]), statistics)) {
    if (holding.id === blockchainNetwork || /^[0.]+$/.test(holding.balance)) continue;
    const worth = holdingValue(holding);
    if (worth === null) return null;
    values.push(worth);
  }
  return values;
}

/**
 * Returns the total value of one account in US cents, with its tokens at the prices of the
 * statistics; null while the price of any holding is unknown.
 * @example
 * const statistics = await client.wallets.getStatistics(walletId);
 * const { items } = await client.accounts.list(walletId);
 * for (const account of items) console.log(account.name, accountValue(account, statistics));
 */
export function accountValue(
  account: Held,
  statistics: Pick<WalletStatistics, 'assets'> | undefined,
): Cents | null {
  const values = accountValues(account, statistics);
  return values && sumOf(values);
}

function sumOf(values: readonly Cents[]): Cents {
  return toCents(values.reduce<bigint>((sum, value) => sum + value, 0n));
}
