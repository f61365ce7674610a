'use client';
import { type AccountAsset, type Decimal, formatAmount, getNetwork } from '@billfold/core';
import type { ReactElement, ReactNode } from 'react';
import { plain } from '../../theme/base.css.ts';
import * as css from '../account-picker/account-picker.css.ts';
import { AmountText } from '../amount-text/amount-text.tsx';
import { CoinMark } from '../coin-mark/coin-mark.tsx';
import { ListPicker } from '../list-picker/list-picker.tsx';
import { TextField } from '../text-field/text-field.tsx';

/** An asset that can be picked, with what there is of it where that matters. */
export interface PickedAsset extends AccountAsset {
  readonly balance?: Decimal;
}

export interface AssetPickerProps {
  readonly label: string;
  readonly assets: readonly PickedAsset[];
  readonly asset: PickedAsset;
  readonly onSelect: (assetId: string) => void;
  readonly hint?: ReactNode;
  /** The chosen one is shown, not changed. */
  readonly locked?: boolean | undefined;
}

const searchFrom = 8;

/** One of the assets of an account: the native one, or a token with the mark of its network. */
export function AssetPicker(props: AssetPickerProps): ReactElement {
  const { label, assets, asset, onSelect, hint, locked = false } = props;
  if (locked) return <LockedAsset label={label} asset={asset} />;
  return (
    <ListPicker
      label={label}
      placeholder=""
      hint={hint}
      options={assets.map((each) => ({
        id: each.id,
        text: `${each.name} ${each.symbol}`,
        content: <AssetLine asset={each} />,
      }))}
      value={asset.id}
      onValueChange={onSelect}
      searchable={assets.length >= searchFrom}
    />
  );
}

function LockedAsset(props: Pick<AssetPickerProps, 'label' | 'asset'>): ReactElement {
  const { label, asset } = props;
  return (
    <TextField
      label={label}
      readOnly
      value={asset.name}
      leading={<CoinMark symbol={asset.symbol} network={asset.network} />}
      trailing={
        <span className={css.lockedBalance}>
          <Balance asset={asset} />
        </span>
      }
    />
  );
}

function AssetLine({ asset }: { readonly asset: PickedAsset }): ReactElement {
  const { id, name, symbol, network } = asset;
  const standard = id === network ? null : getNetwork(network).tokenStandard;
  return (
    <span className={css.line}>
      <CoinMark symbol={symbol} network={network} />
      <span className={css.name}>
        {name}
        {standard !== null && <span className={css.standard}> {standard}</span>}
      </span>
      <span className={css.balance}>
        <Balance asset={asset} />
      </span>
    </span>
  );
}

/** Returns the symbol alone if there is no balance. */
function Balance({ asset }: { readonly asset: PickedAsset }): ReactElement {
  const { balance, symbol } = asset;
  if (balance === undefined) return <span className={plain}>{symbol}</span>;
  return <AmountText amount={formatAmount(balance, { ...asset, trim: true })} unit={symbol} />;
}
