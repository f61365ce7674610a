import { type Decimal, isOffered, type Network, toDecimal } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import { findNamedAsset, isAboveZero, listAssetNames } from '@billfold/core/internal';
import { CoinMark } from '@billfold/react';
import type { ListPickerChoice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { assetName } from '../../../common/asset-name.ts';
import * as css from './payouts.css.ts';

/** Spendable amounts by the name of their asset; undefined while they load. */
export type PayoutBalances = ReadonlyMap<string, Decimal> | undefined;

const zero = toDecimal('0');

/**
 * Lists the assets that accounts on these networks can pay and that they have nothing of, as far as that is known. One
 * that is no longer offered is left out.
 */
export function listOtherAssets(
  networks: readonly Network[],
  balances: PayoutBalances,
  t: Translate,
): readonly ListPickerChoice[] {
  return listAssetNames().flatMap((id) => {
    const asset = findNamedAsset(id);
    if (asset === undefined || !networks.some((network) => network === asset.network)) return [];
    if (isAboveZero(balances?.get(id) ?? zero)) return [];
    if (balances !== undefined && !isOffered(asset.id)) return [];
    const { symbol, network } = asset;
    const text = assetName(asset, t);
    const none = balances === undefined ? null : t('payouts.asset.none');
    const content = drawOption({ symbol, network, text, none });
    return [{ id, text, content }];
  });
}

interface DrawnOption {
  readonly symbol: string;
  readonly network: Network;
  readonly text: string;
  /** Words for a balance of zero; null while that is not known. */
  readonly none: string | null;
}

function drawOption({ symbol, network, text, none }: DrawnOption): ReactElement {
  return (
    <span className={css.option}>
      <CoinMark symbol={symbol} network={network} size={20} />
      <span className={css.optionName}>{text}</span>
      {none !== null && <span className={css.optionBalance}>{none}</span>}
    </span>
  );
}
