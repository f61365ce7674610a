'use client';
import type { Decimal } from '@billfold/core';
import type { DisplayStatus, PaidState, PaymentFlag, RefundState } from '@billfold/core/contract';
import { isAboveZero, paymentStatusTexts } from '@billfold/core/internal';
import type { ReactElement } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Badge, type BadgeProps } from '../badge/badge.tsx';
import * as css from './payment-status.css.ts';

export interface PaymentStatusProps {
  readonly payment: {
    readonly displayStatus: DisplayStatus;
    readonly paidState: PaidState;
    readonly flags: readonly PaymentFlag[];
    readonly refundState: RefundState;
    /** Amount that went back, in a block. */
    readonly refunded: Decimal;
    /** True while a refund has not ended. */
    readonly isRefunding?: boolean | undefined;
  };
  /** Hides the badge of test mode, where the page says it. */
  readonly hidesTest?: boolean | undefined;
}

/** Status of a payment, and a badge for each flag that the status does not say already. */
export function PaymentStatus({ payment, hidesTest = false }: PaymentStatusProps): ReactElement {
  useTexts(paymentStatusTexts);
  const t = useTranslate();
  const { displayStatus, paidState, flags, refundState, refunded, isRefunding = false } = payment;
  const isOverpaid = paidState === 'OVERPAID' && displayStatus !== 'Overpaid';
  const shown = flags.filter((flag) => {
    if (flag === 'late') return displayStatus !== 'Late';
    if (flag === 'manuallyMarked') return displayStatus !== 'Invalid';
    return flag !== 'test' || !hidesTest;
  });
  return (
    <span className={css.badges}>
      <Badge tone={statusTones[displayStatus]}>{t(`paymentStatus.${displayStatus}`)}</Badge>
      {isOverpaid && <Badge tone="warning">{t('paymentStatus.flag.overpaid')}</Badge>}
      {/* The status itself says that a part of the price went back, and not that what came above it did. */}
      {!isRefunding && refundState === 'NONE' && isAboveZero(refunded) && (
        <Badge>{t('paymentStatus.excessRefunded')}</Badge>
      )}
      {isRefunding && <Badge tone="info">{t('paymentStatus.refunding')}</Badge>}
      {shown.map((flag) => (
        <Badge key={flag} tone={flagTones[flag]}>
          {t(`paymentStatus.flag.${flag}`)}
        </Badge>
      ))}
    </span>
  );
}

const statusTones = {
  Created: 'neutral',
  Pending: 'info',
  Underpaid: 'warning',
  Confirming: 'info',
  Confirmed: 'success',
  Overpaid: 'warning',
  Completed: 'success',
  Late: 'warning',
  Expired: 'neutral',
  Cancelled: 'neutral',
  Invalid: 'danger',
  'Partially refunded': 'neutral',
  Refunded: 'neutral',
} as const satisfies Record<DisplayStatus, BadgeProps['tone']>;

const flagTones = {
  late: 'warning',
  multiple: 'neutral',
  wrongAsset: 'warning',
  doubleSpendRisk: 'warning',
  reorged: 'warning',
  manuallyMarked: 'neutral',
  test: 'neutral',
} as const satisfies Record<PaymentFlag, BadgeProps['tone']>;
