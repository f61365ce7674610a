import { type Decimal, getNetwork, type Network, toDecimal } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import { findNamedAsset, listAssetNames, trimDecimal } from '@billfold/core/internal';
import { AmountText, CoinMark } from '@billfold/react';
import type { ListPickerChoice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './payouts.css.ts';

/** Spendable amounts by the name of their asset; undefined while they load. */
export type PayoutBalances = ReadonlyMap<string, Decimal> | undefined;

/** Returns what a settlement account can spend of an asset; null while that is not known. */
function balanceOf(balances: PayoutBalances, asset: string): Decimal | null {
  if (balances === undefined) return null;
  return trimDecimal(balances.get(asset) ?? zero);
}

const zero = toDecimal('0');

/** Lists the assets that accounts on these networks can pay with their balances, those that have some first. */
export function payoutAssets(
  networks: readonly Network[],
  balances: PayoutBalances,
  t: Translate,
): readonly ListPickerChoice[] {
  const options = listAssetNames().flatMap((id) => {
    const asset = findNamedAsset(id);
    if (asset === undefined || !networks.some((network) => network === asset.network)) return [];
    const { symbol, network } = asset;
    const text = t('payouts.asset.onNetwork', { symbol, network: getNetwork(network).name });
    const balance = balanceOf(balances, id);
    const content = drawOption({ symbol, network, text, balance });
    return [{ id, text, content, isEmpty: !/[1-9]/.test(balance ?? '') }];
  });
  return [...options.filter(({ isEmpty }) => !isEmpty), ...options.filter((each) => each.isEmpty)];
}

interface DrawnOption {
  readonly symbol: string;
  readonly network: Network;
  readonly text: string;
  readonly balance: Decimal | null;
}

/** Draws an asset with what the account can spend of it. */
function drawOption({ symbol, network, text, balance }: DrawnOption): ReactElement {
  return (
    <span className={css.option}>
      <CoinMark symbol={symbol} network={network} size={20} />
      <span className={css.optionName}>{text}</span>
      {balance !== null && (
        <span className={css.optionBalance}>
          <AmountText amount={balance} unit={symbol} />
        </span>
      )}
    </span>
  );
}
