'use client';
import type { Decimal } from '@billfold/core';
import type { DisplayStatus, PaidState, PaymentFlag, RefundState } from '@billfold/core/contract';
import { isAboveZero, paymentStatusTexts } from '@billfold/core/internal';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { plain, visuallyHidden } from '../../theme/base.css.ts';
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
    /** Part of the price that was marked as paid elsewhere. */
    readonly paidElsewhere?: Decimal | null | undefined;
    /** True while a refund has not ended. */
    readonly isRefunding?: boolean | undefined;
  };
  /** Hides the badge of test mode, where the page says it. */
  readonly hidesTest?: boolean | undefined;
  /**
   * Look of what the status does not say: `badges`, one for what matters most and the number of the others; for a row
   * with one badge `text`, what matters most beside it with the number of the others, or `below` it in a narrow column;
   * or `count` where there is no line for it, but for the first one that asks for an action. Their text is read aloud
   * and in a tooltip in any case.
   */
  readonly others?: 'badges' | 'text' | 'below' | 'count' | undefined;
}

/** Status of a payment, and each flag that the status does not say already. */
export function PaymentStatus(props: PaymentStatusProps): ReactElement {
  const { payment, hidesTest = false, others = 'badges' } = props;
  useTexts(paymentStatusTexts);
  const t = useTranslate();
  const { displayStatus, paidState, flags, refundState, refunded, isRefunding = false } = payment;
  const isMarkedPaid = payment.paidElsewhere != null;
  const isOverpaid = paidState === 'OVERPAID' && displayStatus !== 'Overpaid';
  // The status itself says that a part of the price went back, and not that what came above it did.
  const isReturned = !isRefunding && refundState === 'NONE' && isAboveZero(refunded);
  const shown = flags.filter((flag) => {
    if (flag === 'late') return displayStatus !== 'Late';
    if (flag === 'manuallyMarked') return displayStatus !== 'Invalid' && !isMarkedPaid;
    return flag !== 'test' || !hidesTest;
  });
  const marks: readonly Mark[] = [
    ...(isMarkedPaid ? [{ text: t('paymentStatus.markedPaid') }] : []),
    ...(isOverpaid ? [{ text: t('paymentStatus.flag.overpaid'), tone: 'warning' } as const] : []),
    ...(isReturned ? [{ text: t('paymentStatus.excessRefunded') }] : []),
    ...(isRefunding ? [{ text: t('paymentStatus.refunding'), tone: 'info' } as const] : []),
    ...shown.map((flag) => ({ text: t(`paymentStatus.flag.${flag}`), tone: flagTones[flag] })),
  ];
  const line = others === 'below' ? 'below' : others === 'count' ? 'counted' : 'row';
  const status = (
    <Badge tone={statusTones[displayStatus]}>{t(`paymentStatus.${displayStatus}`)}</Badge>
  );
  // A green status ahead of money that goes back would read as the signal to ship.
  const isStatusLast =
    others === 'badges' && isRefunding && statusTones[displayStatus] === 'success';
  return (
    <span className={css.badges[others === 'badges' ? 'wrapping' : line]}>
      {!isStatusLast && status}
      {others === 'badges' ? (
        <LoudMarks marks={marks}>{isStatusLast && status}</LoudMarks>
      ) : (
        <QuietMarks marks={marks} look={others} />
      )}
    </span>
  );
}

interface Mark {
  readonly text: string;
  readonly tone?: BadgeProps['tone'];
}

/**
 * Returns the mark that stands for all: the refund under way, which is what comes of the others, else one that asks
 * for an action, else the first.
 */
const leadingOf = (marks: readonly Mark[]): Mark | undefined =>
  marks.find(({ tone }) => tone === 'info') ??
  marks.find(({ tone }) => tone === 'warning') ??
  marks[0];

interface LoudMarksProps {
  readonly marks: readonly Mark[];
  /** Status that follows the mark. */
  readonly children: ReactNode;
}

/** One mark in a badge, with the others as their number. */
function LoudMarks({ marks, children }: LoudMarksProps): ReactElement | null {
  const leading = leadingOf(marks);
  if (leading === undefined) return null;
  const rest = marks.filter((mark) => mark !== leading);
  const text = rest.map((mark) => mark.text).join(' · ');
  return (
    <>
      <Badge tone={leading.tone}>{leading.text}</Badge>
      {children}
      {rest.length > 0 && (
        <span className={css.quiet} title={text}>
          <span className={plain} dir="ltr" aria-hidden="true">
            +{rest.length}
          </span>
          <span className={visuallyHidden}>{text}</span>
        </span>
      )}
    </>
  );
}

interface QuietMarksProps {
  readonly marks: readonly Mark[];
  readonly look: Exclude<PaymentStatusProps['others'], 'badges'>;
}

/** Marks without a badge; nothing where there are none. */
function QuietMarks({ marks, look }: QuietMarksProps): ReactElement | null {
  if (marks.length === 0) return null;
  const text = marks.map((mark) => mark.text).join(' · ');
  const leading =
    look === 'count' ? marks.find(({ tone }) => tone === 'warning') : leadingOf(marks);
  const isCount = look === 'count' || (look === 'text' && marks.length > 1);
  const rest = leading === undefined ? marks.length : marks.length - 1;
  return (
    <span className={look === 'text' ? css.quietLine : css.quiet} title={text}>
      {isCount && (
        <span className={plain} aria-hidden="true">
          {leading && <Quiet mark={leading} />}
          {leading && rest > 0 && ' '}
          {rest > 0 && (
            <span className={plain} dir="ltr">
              +{rest}
            </span>
          )}
        </span>
      )}
      <span className={isCount ? visuallyHidden : plain}>
        {marks.map((mark, at) => (
          <Fragment key={mark.text}>
            {at > 0 && ' · '}
            <Quiet mark={mark} />
          </Fragment>
        ))}
      </span>
    </span>
  );
}

function Quiet({ mark: { text, tone } }: { readonly mark: Mark }): ReactElement {
  return <span className={tone === 'warning' ? css.warning : plain}>{text}</span>;
}

/** Tones of the statuses of a payment. */
export const statusTones = {
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
