'use client';
import type { Transaction, TransactionStatus } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Badge, type BadgeProps } from '../badge/badge.tsx';
import * as css from './confirmation-card.css.ts';

const tones = {
  PENDING: 'neutral',
  CONFIRMING: 'info',
  CONFIRMED: 'success',
  FAILED: 'danger',
  DROPPED: 'danger',
  REPLACED: 'warning',
} as const satisfies Readonly<Record<TransactionStatus, NonNullable<BadgeProps['tone']>>>;

/** How many confirmations of the required ones there are, and what that means; read aloud as it changes. */
export function ConfirmationCount(props: {
  readonly transaction: Transaction;
  readonly withoutStatus?: boolean | undefined;
}): ReactElement {
  const t = useTranslate();
  const { status, confirmations, requiredConfirmations } = props.transaction;
  return (
    <span className={css.confirmations} role="status">
      {/* Past the required ones there is nothing left to count towards. */}
      {confirmations > requiredConfirmations
        ? confirmations
        : t('confirmation.count', { confirmations, required: requiredConfirmations })}
      {!props.withoutStatus && (
        <Badge tone={tones[status]}>{t(`confirmation.status.${status}`)}</Badge>
      )}
    </span>
  );
}
