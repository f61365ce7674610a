import type { AssetStatistics } from '../contract/wallets/statistics.ts';
import { type Cents, toCents } from '../money/cents.ts';
import { type Decimal, parseAmount } from '../money/decimal.ts';
import { parseRate, toFiat } from '../money/rate.ts';
import type { AssetOption } from './asset-option.ts';

/** Asset option with the value of its balance. */
export interface RankedAssetOption extends AssetOption {
  /** In US dollars; null without a price. */
  readonly value: Cents | null;
}

/**
 * Sorts asset options by value, the highest first. Balances without a price follow, then empty
 * accounts, native assets before tokens; equal ones keep their order.
 * @example
 * const { data } = client.resources.statistics(walletId).get();
 * const ranked = rankAssetOptions(flow.getState().options, data?.assets ?? []);
 */
export function rankAssetOptions(
  options: readonly AssetOption[],
  assets: readonly Pick<AssetStatistics, 'symbol' | 'network' | 'price'>[],
): readonly RankedAssetOption[] {
  const prices = new Map(
    assets.map(({ symbol, network, price }) => [`${symbol} ${network}`, price]),
  );
  const ranked = options.map((option) => {
    const { asset } = option;
    const price = prices.get(`${asset.symbol} ${asset.network}`) ?? null;
    const value = balanceValue(option, price);
    return {
      option: { ...option, value },
      rank: rankOf(option, value),
    };
  });
  return ranked.sort((a, b) => compare(b.rank, a.rank)).map(({ option }) => option);
}

/** Returns the value at `price`; without one, the value that the service knows of a native balance. */
function balanceValue(
  { account, asset, balance }: AssetOption,
  price: Decimal | null,
): Cents | null {
  if (price !== null) return toFiat(parseAmount(balance, asset.decimals), parseRate(price), asset);
  const isNative = asset.id === account.blockchainNetwork;
  if (!isNative || account.fiatBalance === null) return null;
  return toCents(parseAmount(account.fiatBalance, 2));
}

type Rank = readonly [group: number, value: bigint];

function rankOf({ account, asset, balance }: AssetOption, value: Cents | null): Rank {
  if (parseAmount(balance, asset.decimals) === 0n)
    return [asset.id === account.blockchainNetwork ? 1 : 0, 0n];
  return value === null ? [2, 0n] : [3, value];
}

function compare([group, value]: Rank, [otherGroup, otherValue]: Rank): number {
  if (group !== otherGroup) return group - otherGroup;
  if (value === otherValue) return 0;
  return value > otherValue ? 1 : -1;
}
