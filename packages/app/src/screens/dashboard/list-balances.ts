import { type Decimal, findAccountAsset, toDecimal } from '@billfold/core';
import { isAboveZero } from '@billfold/core/internal';
import type { CollectableFunds, UnmatchedTransfer } from '@billfold/core/payments';
import { sumByKey } from '../../common/sum-by-key.ts';
import type { SettlementBalances } from '../../services/payments-data.ts';

/** Funds of a business in one asset. */
export interface AssetBalance {
  /** Such as `USDT@TRX`. */
  readonly asset: string;
  /** Spendable, in the settlement accounts. */
  readonly held: Decimal;
  /** Incoming to the settlement accounts, until it has its confirmations; null where nothing is. */
  readonly pending: Decimal | null;
  /** At payment addresses; null where nothing is. */
  readonly waiting: Decimal | null;
  /** Sum of the transfers that no payment was found for; null where there are none. */
  readonly unmatched: Decimal | null;
}

export interface BusinessFunds extends Pick<SettlementBalances, 'balances' | 'pending'> {
  readonly collectable: readonly Pick<CollectableFunds, 'asset' | 'amount'>[];
  /** Open transfers that no payment was found for. */
  readonly unmatched: readonly Pick<UnmatchedTransfer, 'asset' | 'network' | 'amount'>[];
}

/** Lists the assets of which a business has something, those of the settlement accounts first. */
export function listBalances(funds: BusinessFunds): readonly AssetBalance[] {
  const { balances: held, pending } = funds;
  const waiting = new Map(funds.collectable.map(({ asset, amount }) => [asset, amount]));
  const unmatched = sumByKey(funds.unmatched.map((each) => [assetOf(each), each.amount]));
  const someOf = (amounts: ReadonlyMap<string, Decimal>, asset: string): Decimal | null => {
    const amount = amounts.get(asset);
    return amount !== undefined && isAboveZero(amount) ? amount : null;
  };
  return [...new Set([...held.keys(), ...waiting.keys()])]
    .map((asset) => ({
      asset,
      held: held.get(asset) ?? toDecimal('0'),
      pending: someOf(pending, asset),
      waiting: someOf(waiting, asset),
      unmatched: someOf(unmatched, asset),
    }))
    .filter((each) => isAboveZero(each.held) || each.pending !== null || each.waiting !== null);
}

/** Returns the name of the asset of a transfer. A coin has the code of its network. */
function assetOf({ asset: symbol, network }: BusinessFunds['unmatched'][number]): string {
  const token = findAccountAsset(`${symbol}@${network}`);
  return token === undefined ? network : `${symbol}@${network}`;
}
