'use client';
import { formatAmount, getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import { usePendingText } from '../parts/use-pending-text.ts';
import * as css from './balance-note.css.ts';

/** Pending amount, and the age of a balance that is behind its chain (R-ACC-05). */
export function BalanceNote({ account }: { readonly account: Account }): ReactElement | null {
  const t = useTranslate();
  const pendingText = usePendingText();
  const network = getNetwork(account.blockchainNetwork);
  const amount = formatAmount(account.pendingBalance, { ...network, trim: true });
  if (account.stale)
    return (
      <span className={css.stale}>
        <Icon shape={icons.alert} size={16} />
        <span>
          {t('portfolio.staleAsOf')} <TimeText at={account.asOf} form="date" />
        </span>
      </span>
    );
  if (amount === '0') return null;
  return <span className={css.pending}>{pendingText(amount, network.symbol)}</span>;
}
