import { type Decimal, getNetwork } from '@billfold/core';
import { addAmounts } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';

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
  const sums = new Map<string, Decimal>();
  for (const { asset, network, amount } of transfers) {
    // A coin with the symbol of the chosen one is told apart by its network.
    const isNamesake = asset === selected?.asset && network !== selected.network;
    const coin = isNamesake ? `${asset} (${getNetwork(network).name})` : asset;
    const before = sums.get(coin);
    sums.set(coin, addAmounts(before === undefined ? [amount] : [before, amount]));
  }
  return [...sums].map(([coin, sum]) => `${sum} ${coin}`).join(', ');
}
