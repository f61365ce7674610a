'use client';
import { formatAmount, getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/badge/badge.tsx';
import { StaleNote } from '../parts/stale-note.tsx';
import { usePendingText } from '../parts/use-pending-text.ts';

export interface BalanceNoteProps {
  readonly account: Account;
}

/** Badge with what is on its way to an account; null for nothing, and where the balance is behind its chain. */
export function IncomingBadge({ account }: BalanceNoteProps): ReactElement | null {
  const pendingText = usePendingText();
  const network = getNetwork(account.blockchainNetwork);
  const amount = formatAmount(account.pendingBalance, { ...network, trim: true });
  if (account.stale || amount === '0') return null;
  return <Badge tone="success">{pendingText(amount, network.symbol)}</Badge>;
}

/** Pending amount, or the age of a balance that is behind its chain (R-ACC-05). */
export function BalanceNote({ account }: BalanceNoteProps): ReactElement {
  return account.stale ? <StaleNote at={account.asOf} /> : <IncomingBadge account={account} />;
}
