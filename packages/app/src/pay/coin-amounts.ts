import { getNetwork } from '@billfold/core';
import type { Checkout } from '@billfold/core/payments';
import { sumByKey } from '../common/sum-by-key.ts';

/** Returns what counts of a payment, as `53.5 USDT`; several coins are told one after the other. */
export function countedCoins({ transfers, selected }: CoinFacts): string {
  return sumCoins(
    transfers.filter(({ counted }) => counted),
    selected,
  );
}

/**
 * Returns what came in another coin than the chosen one and does not count, as `5 USDT`. Empty without such a transfer,
 * or where the payer has chosen its coin since.
 */
export function otherCoins({ flags, transfers, selected }: CoinFacts & Pick<Checkout, 'flags'>) {
  if (!flags.includes('wrongAsset')) return '';
  const isChosen = ({ asset, network }: Transfer): boolean =>
    asset === selected?.asset && network === selected.network;
  return sumCoins(
    transfers.filter((each) => !each.counted && !isChosen(each)),
    selected,
  );
}

type CoinFacts = Pick<Checkout, 'transfers' | 'selected'>;

type Transfer = Checkout['transfers'][number];

function sumCoins(transfers: readonly Transfer[], selected: Checkout['selected']): string {
  const named = transfers.map(({ asset, network, amount }) => {
    // A coin with the symbol of the chosen one is told apart by its network.
    const isNamesake = asset === selected?.asset && network !== selected.network;
    return [isNamesake ? `${asset} (${getNetwork(network).name})` : asset, amount] as const;
  });
  return [...sumByKey(named)].map(([coin, sum]) => `${sum} ${coin}`).join(', ');
}
