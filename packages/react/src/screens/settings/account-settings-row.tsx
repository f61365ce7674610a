'use client';
import { getNetwork } from '@billfold/core';
import type { Account, WalletStatistics } from '@billfold/core/contract';
import { accountValues } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { usePrices } from '../../context/use-prices.ts';
import { useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { MenuItem } from '../../ui/menu/menu-item.tsx';
import { SettingRow } from '../../ui/setting-row/setting-row.tsx';
import { useAccountActions } from '../accounts/use-account-actions.ts';
import { AccountAmounts } from '../parts/account-amounts.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { useMoney } from '../parts/use-money.ts';
import * as css from './wallet-settings.css.ts';

export interface AccountSettingsRowProps {
  readonly account: Account;
  /** Undefined while the value is not known. */
  readonly statistics: WalletStatistics | undefined;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  /** One place up (-1) or down (1). */
  readonly onMove: (by: -1 | 1) => void;
}

/** One account with what it holds, and a menu to move or archive it. */
export function AccountSettingsRow(props: AccountSettingsRowProps): ReactElement {
  const t = useTranslate();
  const { account, statistics, canMoveUp, canMoveDown, onMove } = props;
  const canArchive = useScope('accounts:write');
  const { name, blockchainNetwork, isArchived } = account;
  const network = getNetwork(blockchainNetwork);
  const { state, setArchived } = useAccountActions(account);
  const label = t('accounts.actions', { name });
  return (
    <SettingRow
      as="li"
      oneLine
      lead={<CoinMark symbol={network.symbol} network={blockchainNetwork} size={32} />}
      title={
        <>
          {name}
          {isArchived && <Badge tone="neutral">{t('walletSettings.accounts.archived')}</Badge>}
        </>
      }
      hint={
        <>
          {network.name !== name && `${network.name} · `}
          <AccountAmounts account={account} />
          <Worth account={account} statistics={statistics} />
        </>
      }
      error={state.failure && problemText(state.failure, t)}
    >
      {(canMoveUp || canMoveDown || canArchive) && (
        <Menu label={label} align="end" trigger={<IconButton icon={icons.more} label={label} />}>
          {canMoveUp && (
            <MenuItem icon={icons.chevronUp} onSelect={() => onMove(-1)}>
              {t('walletSettings.accounts.up')}
            </MenuItem>
          )}
          {canMoveDown && (
            <MenuItem icon={icons.chevronDown} onSelect={() => onMove(1)}>
              {t('walletSettings.accounts.down')}
            </MenuItem>
          )}
          {canArchive && (
            <MenuItem icon={icons.archive} onSelect={() => void setArchived(!isArchived)}>
              {t(isArchived ? 'accounts.unarchive' : 'accounts.archive')}
            </MenuItem>
          )}
        </Menu>
      )}
    </SettingRow>
  );
}

function Worth(
  props: Pick<AccountSettingsRowProps, 'account' | 'statistics'>,
): ReactElement | null {
  const money = useMoney();
  const prices = usePrices();
  const values = accountValues(props.account, props.statistics);
  if (prices === 'off' || values === null) return null;
  return (
    <>
      {' '}
      <span className={css.worth}>
        <span className={css.dot}>· </span>
        <PrivateAmount amount={money.formatSum(values)} />
      </span>
    </>
  );
}
