import type { Account } from '../contract/accounts/accounts.ts';
import type { WalletStatistics } from '../contract/wallets/statistics.ts';
import type { Cents } from '../money/cents.ts';
import { holdingValue } from './account-value.ts';
import { holdingsOf, symbolOfToken } from './holdings.ts';
import { type ValuedHolding, valueHoldings } from './value-holdings.ts';

/** Holding of one asset in one account. */
export interface AssetPosition {
  readonly account: Account;
  readonly holding: ValuedHolding;
  /** Value of this part in US cents; null without a price. */
  readonly value: Cents | null;
}

/**
 * Lists the accounts that have the asset with `symbol`, in any case, in their order. An account
 * without any of its native asset is listed, a hidden token is not.
 * @example
 * const { items } = await client.accounts.list(walletId);
 * const positions = listPositions(items, { symbol: 'USDT', statistics: undefined });
 */
export function listPositions(
  accounts: readonly Account[],
  {
    symbol,
    statistics,
  }: {
    readonly symbol: string;
    readonly statistics: Pick<WalletStatistics, 'assets'> | undefined;
  },
): readonly AssetPosition[] {
  const wanted = symbol.toUpperCase();
  return accounts.flatMap((account) => {
    const { blockchainNetwork: network, tokens } = account;
    // A wallet may have hundreds of tokens, of which one is wanted.
    const matching = tokens.filter(
      (token) => symbolOfToken(network, token).toUpperCase() === wanted,
    );
    const held = holdingsOf([{ ...account, tokens: matching }]).filter(
      (holding) => holding.symbol.toUpperCase() === wanted,
    );
    return valueHoldings(held, statistics).map((holding) => ({
      account,
      holding,
      value: holdingValue(holding),
    }));
  });
}
