'use client';
import { formatAmount, getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { StaleNote } from '../parts/stale-note.tsx';
import { usePendingText } from '../parts/use-pending-text.ts';
import * as css from './balance-note.css.ts';

/** Pending amount, and the age of a balance that is behind its chain (R-ACC-05). */
export function BalanceNote({ account }: { readonly account: Account }): ReactElement | null {
  const pendingText = usePendingText();
  const network = getNetwork(account.blockchainNetwork);
  const amount = formatAmount(account.pendingBalance, { ...network, trim: true });
  if (account.stale) return <StaleNote at={account.asOf} />;
  if (amount === '0') return null;
  return <span className={css.pending}>{pendingText(amount, network.symbol)}</span>;
}
