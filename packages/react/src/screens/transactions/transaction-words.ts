import type { Transaction, TransactionStatus, TransactionType } from '@billfold/core/contract';
import type { Translate } from '@billfold/core/i18n';
import type { BadgeProps } from '../../ui/badge/badge.tsx';
import type { IconShape } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';

/** A minus sign, not a hyphen: it is as wide as the plus. */
export const signs: Readonly<Record<TransactionType, string>> = {
  SENT: '\u2212',
  RECEIVED: '+',
  SELF: '',
  CONTRACT: '',
};

export const typeIcons: Readonly<Record<TransactionType, IconShape>> = {
  SENT: icons.send,
  RECEIVED: icons.receive,
  SELF: icons.refresh,
  CONTRACT: icons.link,
};

export const tones: Readonly<Record<TransactionStatus, BadgeProps['tone']>> = {
  PENDING: 'warning',
  CONFIRMING: 'info',
  CONFIRMED: 'success',
  FAILED: 'danger',
  DROPPED: 'neutral',
  REPLACED: 'neutral',
};

export function statusText(transaction: Transaction, t: Translate): string {
  const { status, confirmations, requiredConfirmations } = transaction;
  return t(`transactions.status.${status}`, { confirmations, required: requiredConfirmations });
}

/** Returns the recipient or the sender; null if the network does not report it. */
export function counterpartyOf(transaction: Transaction): string | null {
  const { type, fromAddress, toAddress } = transaction;
  return type === 'RECEIVED' ? fromAddress : toAddress;
}
