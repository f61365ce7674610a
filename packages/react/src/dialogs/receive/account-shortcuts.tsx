'use client';
import { parseAmount } from '@billfold/core';
import type { AssetOption, RankedAssetOption } from '@billfold/core/flows';
import { type ReactElement, useId } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { AssetOptionLine } from '../../ui/asset-picker/asset-option-line.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import * as css from './account-shortcuts.css.ts';

/** More are found in the list of the picker. */
const most = 12;

interface AccountShortcutsProps {
  /** Assets of all accounts, in the order in which the picker lists them. */
  readonly options: readonly RankedAssetOption[];
  readonly onPick: (option: AssetOption) => void;
}

/** Assets of the accounts whose address one press shows; nothing for a single account. */
export function AccountShortcuts(props: AccountShortcutsProps): ReactElement | null {
  const t = useTranslate();
  const labelId = useId();
  const { options, onPick } = props;
  const { account: first } = options[0] ?? {};
  // Every coin has its row, and the tokens that are held.
  const listed = options.filter(
    ({ account, asset, balance }) =>
      asset.id === account.blockchainNetwork || parseAmount(balance, asset.decimals) > 0n,
  );
  if (options.every(({ account }) => account.id === first?.id)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and these are buttons.
    <div role="group" aria-labelledby={labelId} className={css.list}>
      <p id={labelId} className={css.label}>
        {t('receive.shortcuts')}
      </p>
      {listed.slice(0, most).map((option) => (
        <button key={option.id} type="button" className={css.row} onClick={() => onPick(option)}>
          <span className={css.line}>
            <AssetOptionLine option={option} />
          </span>
          <Icon shape={icons.chevronRight} className={css.chevron} />
        </button>
      ))}
    </div>
  );
}
