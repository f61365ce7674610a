'use client';
import { formatAmount, getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { SettingRow } from '../../ui/setting-row/setting-row.tsx';
import { useAccountActions } from '../accounts/use-account-actions.ts';
import { PrivateAmount } from '../parts/private-amount.tsx';
import * as own from './wallet-settings.css.ts';

export interface AccountSettingsRowProps {
  readonly account: Account;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** One place up (-1) or down (1). */
  readonly onMove: (by: -1 | 1) => void;
}

export function AccountSettingsRow(props: AccountSettingsRowProps): ReactElement {
  const t = useTranslate();
  const { account, isFirst, isLast, onMove } = props;
  const { name, blockchainNetwork, nativeBalance, isArchived } = account;
  const network = getNetwork(blockchainNetwork);
  const { state, setArchived } = useAccountActions(account);
  return (
    <SettingRow
      as="li"
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
          <PrivateAmount
            amount={formatAmount(nativeBalance, { ...network, trim: true })}
            unit={network.symbol}
          />
        </>
      }
      error={state.failure && problemText(state.failure, t)}
    >
      <Button
        size="sm"
        variant="plain"
        icon={icons.archive}
        aria-busy={state.isBusy}
        aria-label={t(
          isArchived
            ? 'walletSettings.accounts.unarchive.of'
            : 'walletSettings.accounts.archive.of',
          { name },
        )}
        onClick={() => {
          if (!state.isBusy) void setArchived(!isArchived);
        }}
      >
        {t(isArchived ? 'accounts.unarchive' : 'accounts.archive')}
      </Button>
      <IconButton
        icon={icons.chevronDown}
        className={own.up}
        label={t('walletSettings.accounts.up', { name })}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={icons.chevronDown}
        className={own.down}
        label={t('walletSettings.accounts.down', { name })}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      />
    </SettingRow>
  );
}
