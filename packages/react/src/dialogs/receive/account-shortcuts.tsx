'use client';
import type { AssetOption, RankedAssetOption } from '@billfold/core/flows';
import { type ReactElement, useId } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
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

/** Accounts whose address one press shows; nothing where there is no choice. */
export function AccountShortcuts(props: AccountShortcutsProps): ReactElement | null {
  const t = useTranslate();
  const labelId = useId();
  const { options, onPick } = props;
  const accounts = options.filter(({ account, asset }) => asset.id === account.blockchainNetwork);
  if (accounts.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and these are buttons.
    <div role="group" aria-labelledby={labelId} className={css.list}>
      <p id={labelId} className={css.label}>
        {t('receive.shortcuts')}
      </p>
      {accounts.slice(0, most).map((option) => (
        <button key={option.id} type="button" className={css.row} onClick={() => onPick(option)}>
          <CoinMark symbol={option.asset.symbol} network={option.asset.network} size={32} />
          <bdi className={css.name}>{option.account.name}</bdi>
          <Icon shape={icons.chevronRight} className={css.chevron} />
        </button>
      ))}
    </div>
  );
}
