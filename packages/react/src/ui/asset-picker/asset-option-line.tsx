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

/** Asset in one of the accounts: mark, title, place, balance and value. */
export function AssetOptionLine({ option }: AssetOptionProps): ReactElement {
  const { asset, account, value } = option;
  const place = placeOf(option);
  const standard = standardOf(option);
  return (
    <span className={css.line}>
      <CoinMark symbol={asset.symbol} network={asset.network} size={32} />
      <span className={css.texts}>
        <span className={css.name}>
          <bdi className={plain}>{titleOf(option)}</bdi>
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

/** Returns the account, as the list of accounts names it; for a token its own name. */
export function titleOf(option: AssetOption): string {
  return isNative(option) ? option.account.name : option.asset.name;
}

/**
 * Returns what the title leaves open: the network of an account, or the account and network of a token;
 * null where the title says it.
 */
export function placeOf(option: AssetOption): string | null {
  const { asset, account } = option;
  const network = getNetwork(account.blockchainNetwork).name;
  if (isNative(option)) return account.name.includes(network) ? null : network;
  if (account.name === asset.name) return null;
  const isNamed = [asset.name, account.name].some((name) => name.includes(network));
  return isNamed ? account.name : `${account.name} · ${network}`;
}

/** Returns the token standard of the network; null for a native asset. */
export function standardOf(option: AssetOption): string | null {
  return isNative(option) ? null : getNetwork(option.account.blockchainNetwork).tokenStandard;
}

function isNative({ asset, account }: AssetOption): boolean {
  return asset.id === account.blockchainNetwork;
}
