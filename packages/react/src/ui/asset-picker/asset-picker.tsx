'use client';
import { getNetwork } from '@billfold/core';
import type { AssetOption, RankedAssetOption } from '@billfold/core/flows';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { BetaBadge } from '../badge/beta-badge.tsx';
import { CoinMark } from '../coin-mark/coin-mark.tsx';
import { ListPicker } from '../list-picker/list-picker.tsx';
import { TextField } from '../text-field/text-field.tsx';
import {
  AssetOptionLine,
  type AssetOptionProps,
  OptionBalance,
  placeOf,
  standardOf,
  titleOf,
} from './asset-option-line.tsx';
import * as css from './asset-picker.css.ts';

/** Props of `AssetPicker`. */
export interface AssetPickerProps {
  readonly label: string;
  readonly placeholder: string;
  /** Choices in the order in which they are listed. */
  readonly options: readonly RankedAssetOption[];
  /** Id of the chosen option. */
  readonly value: string | null;
  readonly onSelect: (option: AssetOption) => void;
  readonly hint?: ReactNode;
  /** Shows the chosen option as a field that cannot be changed. */
  readonly locked?: boolean | undefined;
}

/**
 * Picker of an asset in one of the accounts, with its balance and value. Finds options by asset,
 * symbol, account and network.
 * @example
 * const { options, option } = flow.getState();
 * const { data } = useResource(client.resources.statistics(walletId));
 * <AssetPicker
 *   label="From account"
 *   placeholder="Choose an account"
 *   options={rankAssetOptions(options, data?.assets ?? [])}
 *   value={option?.id ?? null}
 *   onSelect={({ account, asset }) => flow.actions.selectAccount(account.id, asset.id)}
 * />;
 */
export function AssetPicker(props: AssetPickerProps): ReactElement {
  const { label, placeholder, options, value, onSelect, hint, locked = false } = props;
  const choices = useMemo(
    () =>
      options.map((option) => ({
        id: option.id,
        text: searchedText(option),
        content: <AssetOptionLine option={option} />,
      })),
    [options],
  );
  const chosen = options.find(({ id }) => id === value);
  if (locked && chosen) return <LockedOption label={label} option={chosen} />;
  return (
    <ListPicker
      label={label}
      placeholder={placeholder}
      hint={hint}
      options={choices}
      value={value}
      onValueChange={(id) => {
        const picked = options.find((option) => option.id === id);
        if (picked) onSelect(picked);
      }}
      searchable
      tall
    />
  );
}

function LockedOption({
  label,
  option,
}: AssetOptionProps & { readonly label: string }): ReactElement {
  const { asset, account } = option;
  const place = placeOf(option);
  return (
    <TextField
      label={label}
      readOnly
      value={place === null ? titleOf(option) : `${titleOf(option)} · ${place}`}
      leading={<CoinMark symbol={asset.symbol} network={asset.network} />}
      trailing={
        <span className={css.lockedBalance}>
          <BetaBadge network={account.blockchainNetwork} /> <OptionBalance option={option} />
        </span>
      }
    />
  );
}

function searchedText(option: AssetOption): string {
  const { asset, account } = option;
  const { name, symbol } = getNetwork(account.blockchainNetwork);
  const texts = [asset.name, asset.symbol, account.name, name, symbol, standardOf(option)];
  return texts.filter((text) => text !== null).join(' ');
}
