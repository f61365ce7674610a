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
 * Returns the value of a holding in US cents, rounded half up; null without a price.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const statistics = await client.wallets.getStatistics(walletId);
 * const worths = valueHoldings(holdingsOf(items), statistics).map(holdingValue);
 */
export function holdingValue({ price, balance, ...asset }: ValuedHolding): Cents | null {
  return price === null
    ? null
    : toFiat(parseAmount(balance, asset.decimals), parseRate(price), asset);
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
  const { fiatBalance, blockchainNetwork } = account;
  if (fiatBalance === null) return null;
  let sum: bigint = parseAmount(fiatBalance, 2);
  for (const holding of valueHoldings(holdingsOf([account]), statistics)) {
    if (holding.id === blockchainNetwork || /^[0.]+$/.test(holding.balance)) continue;
    const worth = holdingValue(holding);
    if (worth === null) return null;
    sum += worth;
  }
  return toCents(sum);
}
