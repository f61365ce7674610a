import type { PaymentFlag, Transfer } from '../contract/payments/payment.ts';
import { sumByKey } from '../money/sum-by-key.ts';
import { getNetwork } from '../networks/registry.ts';

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
export function otherCoins({
  flags,
  transfers,
  selected,
}: CoinFacts & { readonly flags: readonly PaymentFlag[] }): string {
  if (!flags.includes('wrongAsset')) return '';
  const isChosen = ({ asset, network }: Arrived): boolean =>
    asset === selected?.asset && network === selected.network;
  return sumCoins(
    transfers.filter((each) => !each.counted && !isChosen(each)),
    selected,
  );
}

/** Transfers of a payment, and the coin that its payer chose. */
export interface CoinFacts {
  readonly transfers: readonly Arrived[];
  readonly selected: Pick<Transfer, 'asset' | 'network'> | null;
}

type Arrived = Pick<Transfer, 'asset' | 'network' | 'amount' | 'counted'>;

function sumCoins(transfers: readonly Arrived[], selected: CoinFacts['selected']): string {
  const named = transfers.map(({ asset, network, amount }) => {
    // A coin with the symbol of the chosen one is told apart by its network.
    const isNamesake = asset === selected?.asset && network !== selected.network;
    return [isNamesake ? `${asset} (${getNetwork(network).name})` : asset, amount] as const;
  });
  return [...sumByKey(named)].map(([coin, sum]) => `${sum} ${coin}`).join(', ');
}
