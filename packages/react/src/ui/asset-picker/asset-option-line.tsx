'use client';
import { formatAmount, formatMoney, getNetwork } from '@billfold/core';
import type { AssetOption, RankedAssetOption } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { plain } from '../../theme/base.css.ts';
import { AmountText } from '../amount-text/amount-text.tsx';
import { BetaBadge } from '../badge/beta-badge.tsx';
import { CoinMark } from '../coin-mark/coin-mark.tsx';
import * as css from './asset-picker.css.ts';

export interface AssetOptionProps {
  readonly option: RankedAssetOption;
}

/** Asset in one of the accounts: mark, name, account, balance and value. */
export function AssetOptionLine({ option }: AssetOptionProps): ReactElement {
  const { asset, account, value } = option;
  const place = placeOf(option);
  const standard = standardOf(option);
  return (
    <span className={css.line}>
      <CoinMark symbol={asset.symbol} network={asset.network} size={32} />
      <span className={css.texts}>
        <span className={css.name}>
          <bdi className={plain}>{asset.name}</bdi>
          {standard !== null && <span className={css.quiet}> {standard}</span>}
        </span>
        <span className={css.place}>
          {place !== null && <bdi className={css.detail}>{place}</bdi>}
          <BetaBadge network={account.blockchainNetwork} />
        </span>
      </span>
      <span className={css.amounts}>
        <OptionBalance option={option} />
        {value !== null && <span className={css.detail}>{formatMoney(value)}</span>}
      </span>
    </span>
  );
}

/** Balance of the asset in the account. */
export function OptionBalance({ option: { asset, balance } }: AssetOptionProps): ReactElement {
  return (
    <AmountText
      className={css.balance}
      amount={formatAmount(balance, { ...asset, trim: true })}
      unit={asset.symbol}
    />
  );
}

/** Returns the account, and the network that its name leaves open; null where the asset says both. */
export function placeOf({ asset, account }: AssetOption): string | null {
  const network = getNetwork(account.blockchainNetwork).name;
  if (account.name === asset.name) return null;
  const isNamed = [asset.name, account.name].some((name) => name.includes(network));
  return isNamed ? account.name : `${account.name} · ${network}`;
}

/** Returns the token standard of the network; null for a native asset. */
export function standardOf({ asset, account }: AssetOption): string | null {
  const isNative = asset.id === account.blockchainNetwork;
  return isNative ? null : getNetwork(account.blockchainNetwork).tokenStandard;
}
