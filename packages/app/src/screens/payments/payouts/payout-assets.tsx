import { type Decimal, isOffered, type Network, toDecimal } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import { findNamedAsset, isAboveZero, listAssetNames, trimDecimal } from '@billfold/core/internal';
import { AmountText, CoinMark } from '@billfold/react';
import type { ListPickerChoice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { assetName } from '../../../common/asset-name.ts';
import * as css from './payouts.css.ts';

/** Spendable amounts by the name of their asset; undefined while they load. */
export type PayoutBalances = ReadonlyMap<string, Decimal> | undefined;

/** Returns what a settlement account can spend of an asset; null while that is not known. */
function balanceOf(balances: PayoutBalances, asset: string): Decimal | null {
  if (balances === undefined) return null;
  return trimDecimal(balances.get(asset) ?? zero);
}

const zero = toDecimal('0');

/**
 * Lists the assets that accounts on these networks can pay with their balances, those that have some first. One that is
 * no longer offered is left out where there is none.
 */
export function payoutAssets(
  networks: readonly Network[],
  balances: PayoutBalances,
  t: Translate,
): readonly ListPickerChoice[] {
  const options = listAssetNames().flatMap((id) => {
    const asset = findNamedAsset(id);
    if (asset === undefined || !networks.some((network) => network === asset.network)) return [];
    const { symbol, network } = asset;
    const text = assetName(asset, t);
    const balance = balanceOf(balances, id);
    const isEmpty = !isAboveZero(balance ?? zero);
    if (balance !== null && isEmpty && !isOffered(asset.id)) return [];
    const none = balance !== null && isEmpty ? t('payouts.asset.none') : null;
    const content = drawOption({ symbol, network, text, balance, none });
    return [{ id, text, content, isEmpty }];
  });
  return [...options.filter(({ isEmpty }) => !isEmpty), ...options.filter((each) => each.isEmpty)];
}

interface DrawnOption {
  readonly symbol: string;
  readonly network: Network;
  readonly text: string;
  readonly balance: Decimal | null;
  /** Words for a balance of zero; null for any other. */
  readonly none: string | null;
}

/** Draws an asset with what the account can spend of it; dimmed where that is nothing. */
function drawOption({ symbol, network, text, balance, none }: DrawnOption): ReactElement {
  return (
    <span className={none === null ? css.option : css.emptyOption}>
      <CoinMark symbol={symbol} network={network} size={20} />
      <span className={css.optionName}>{text}</span>
      {balance !== null && (
        <span className={css.optionBalance}>
          {none ?? <AmountText amount={balance} unit={symbol} />}
        </span>
      )}
    </span>
  );
}
