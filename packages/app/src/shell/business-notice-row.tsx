import type { Translate } from '@billfold/core/i18n';
import { trimDecimal } from '@billfold/core/internal';
import { type BusinessNotification, priceText } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import { type IconShape, icons, NoticeRow } from '@billfold/react/internal';
import { Fragment, type ReactElement } from 'react';
import { Link } from 'wouter';
import { assetName } from '../common/asset-name.ts';
import { hostOf } from '../services/host-of.ts';

export interface BusinessNoticeRowProps {
  readonly notification: BusinessNotification;
  /** Called when the link is followed. */
  readonly onLeave: () => void;
}

const shapes: Readonly<Record<BusinessNotification['event'], IconShape>> = {
  'payment.completed': icons.check,
  'payment.attention': icons.alert,
  'refund.signature_needed': icons.pencil,
  'refund.confirmed': icons.undo,
  'settlement.signature_needed': icons.pencil,
  'payout.signature_needed': icons.pencil,
  'webhook.failing': icons.alert,
  'webhook.disabled': icons.alert,
};

/** One notification: what happened, why and when, and the way to the page that shows it. */
export function BusinessNoticeRow(props: BusinessNoticeRowProps): ReactElement {
  const t = useTranslate();
  const { notification, onLeave } = props;
  const { event, createdAt, isRead, reasons, subject } = notification;
  const orderId = subject.type === 'payment' ? subject.orderId : null;
  const causes = reasons.flatMap((reason) =>
    reason === 'unmatched' || reason === 'reopened' ? [] : [t(`businessBell.reason.${reason}`)],
  );
  // The cause tells one payment from another sooner than the event.
  const isLedByCause = subject.type === 'payment' && causes.length > 0;
  return (
    <NoticeRow
      icon={shapes[event]}
      mark={isRead ? null : t('businessBell.new')}
      detail={
        <>
          {orderId !== null && (
            <>
              <bdi>{t('businessBell.order', { id: orderId })}</bdi>
              {' · '}
            </>
          )}
          {isLedByCause && <>{priceText(subject.price)} · </>}
          {!isLedByCause && causes.map((cause) => <Fragment key={cause}>{cause} · </Fragment>)}
          <TimeText at={createdAt} form="clock" />
        </>
      }
    >
      {(linkClass) => (
        <Link href={hrefOf(notification)} className={linkClass} onClick={onLeave}>
          {isLedByCause ? causes.join(' · ') : textOf(notification, t)}
        </Link>
      )}
    </NoticeRow>
  );
}

function hrefOf({ subject }: BusinessNotification): string {
  switch (subject.type) {
    case 'payment':
      return `/payments/payments/${subject.id}`;
    case 'refund':
      return subject.paymentId === null
        ? '/payments/unmatched'
        : `/payments/payments/${subject.paymentId}`;
    case 'unmatched_transfer':
      return '/payments/unmatched';
    case 'settlement':
      return '/payments/collect';
    case 'payout':
      return `/payments/payouts/${subject.id}`;
    case 'webhook':
      return `/payments/webhook-logs/${subject.id}`;
    default:
      return subject satisfies never;
  }
}

function textOf({ event, subject }: BusinessNotification, t: Translate): string {
  if (subject.type === 'payment') {
    const price = priceText(subject.price);
    return event === 'payment.completed'
      ? t('businessBell.payment.completed', { price })
      : t('businessBell.payment.attention', { price });
  }
  if (subject.type === 'webhook') {
    const host = hostOf(subject.url);
    return event === 'webhook.disabled'
      ? t('businessBell.webhook.disabled', { host })
      : t('businessBell.webhook.failing', { host });
  }
  const { asset: symbol, network } = subject;
  const amount = `${trimDecimal(subject.amount)} ${assetName({ symbol, network }, t)}`;
  switch (subject.type) {
    case 'unmatched_transfer':
      return t('businessBell.unmatched', { amount });
    case 'refund':
      return event === 'refund.confirmed'
        ? t('businessBell.refund.confirmed', { amount })
        : t('businessBell.refund.signature_needed', { amount });
    case 'settlement':
      return t('businessBell.settlement.signature_needed', { amount });
    case 'payout':
      return t('businessBell.payout.signature_needed', { amount });
    default:
      return subject satisfies never;
  }
}
