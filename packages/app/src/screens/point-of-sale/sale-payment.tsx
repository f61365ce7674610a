import type { MessageKey } from '@billfold/core/i18n';
import type { Business, PaymentDetail } from '@billfold/core/payments';
import { AmountText, CopyButton, QrCode, TimeText, useTranslate } from '@billfold/react';
import { useNow, useResource } from '@billfold/react/hooks';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Icon,
  icons,
  Notice,
  Skeleton,
  useLive,
  useNotifyFailure,
} from '@billfold/react/internal';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { ActionDialog } from '../payments/action-dialog.tsx';
import { formatSum } from '../payments/format-sum.ts';
import { listPaymentActions } from '../payments/payment-actions.ts';
import * as css from './point-of-sale.css.ts';
import {
  amountsOfPayment,
  canChargeAgain,
  isPayable,
  type PayableState,
  type SaleState,
  saleStateOf,
} from './sale-state.ts';

export interface SalePaymentProps {
  readonly business: Business;
  readonly paymentId: string;
  /** Shown without the rest of the site, which leaves room for a larger code. */
  readonly isAlone: boolean;
  /** Starts the next sale. */
  readonly onNext: () => void;
  /** Leads back to what is sold. */
  readonly onChange: () => void;
}

/** Payment of a sale, as it is shown to the customer at the counter. */
export function SalePayment(props: SalePaymentProps): ReactElement {
  const t = useTranslate();
  const { business, paymentId, onNext } = props;
  const resource = useServices().payments.payment({ businessId: business.id, paymentId });
  const state = useResource(resource);
  useNotifyFailure(state);
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () => resource.get().data?.found?.completedAt === null,
  });
  const found = state.data?.found;
  if (found) return <Shown {...props} payment={found} />;
  const next = (
    <Button variant="primary" onClick={onNext}>
      {t('pos.next')}
    </Button>
  );
  return (
    <Card className={css.payment} aria-label={t('pos.payment')}>
      {found === null && (
        <EmptyState icon={icons.search} title={t('pos.payment.notFound')} action={next} />
      )}
      {found === undefined && state.status === 'failed' && (
        <ErrorState
          title={t('pos.payment.loadFailed')}
          error={state.error}
          onRetry={() => void resource.refresh()}
        />
      )}
      {state.status === 'pending' && <Skeleton width={`${qrSize}px`} height={`${qrSize}px`} />}
    </Card>
  );
}

const qrSize = 360;

/** Tones of the states in which no code is shown. */
const tones = {
  waiting: 'info',
  chosen: 'info',
  partly: 'warning',
  seen: 'info',
  paid: 'success',
  over: 'success',
  under: 'warning',
  late: 'warning',
  expired: 'neutral',
  cancelled: 'neutral',
  invalid: 'danger',
  refunded: 'neutral',
} as const satisfies Record<SaleState, keyof typeof css.marks>;

/** States in which a code is shown, for the member at the counter. */
const openStates = {
  waiting: 'pos.open.waiting',
  chosen: 'pos.open.waiting',
  partly: 'pos.open.partly',
} as const satisfies Record<PayableState, MessageKey>;

const shapes = {
  info: icons.clock,
  success: icons.check,
  warning: icons.alert,
  danger: icons.alert,
  neutral: icons.close,
} as const;

interface ShownProps extends SalePaymentProps {
  readonly payment: PaymentDetail;
}

function Shown({ business, payment, isAlone, onNext, onChange }: ShownProps): ReactElement {
  const t = useTranslate();
  const { id, price, description, checkoutUrl: url, expiresAt, flags } = payment;
  const state = saleStateOf(payment);
  const isOpen = isPayable(state);
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const mayCancel = listPaymentActions(payment, business.role).includes('cancel');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone. The price stands above the heading, and belongs in sight.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    void window.scrollTo(0, 0);
  }, []);
  // The button of an action goes too once the state does not allow it any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has its own actions.
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === body) heading.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <Card className={css.payment} aria-label={t('pos.payment')}>
      <div className={css.head}>
        <AmountText className={css.price} amount={formatSum(price)} size="hero" />
        {/* The words below the code are for the customer. */}
        {isPayable(state) && <Badge tone={tones[state]}>{t(openStates[state])}</Badge>}
      </div>
      <div className={css.sign[isAlone ? 'large' : 'usual']}>
        {isOpen ? (
          <QrCode text={url} label={t('pos.payment.qr')} size={qrSize} />
        ) : (
          <span className={css.marks[tones[state]]}>
            <Icon shape={shapes[tones[state]]} className={css.markIcon} />
          </span>
        )}
      </div>
      <div className={css.says} role="status">
        <h2 ref={heading} tabIndex={-1} className={css.heading}>
          {t(`pos.state.${state}`)}
        </h2>
        {description !== null && <bdi className={css.sold}>{description}</bdi>}
        <p className={css.muted}>{t(`pos.state.${state}.text`, amountsOfPayment(payment))}</p>
        {flags.includes('wrongAsset') && (
          <Notice tone="warning">{t('pos.payment.wrongAsset')}</Notice>
        )}
        {isOpen && expiresAt !== null && <OpenUntil at={expiresAt} isPartly={state === 'partly'} />}
      </div>
      <div className={css.actions}>
        {/* While the customer pays, the code is what counts. */}
        <Button variant={isOpen ? 'quiet' : 'primary'} wide onClick={onNext}>
          {t('pos.next')}
        </Button>
        {canChargeAgain(state) && (
          <Button wide onClick={onChange}>
            {t('pos.change')}
          </Button>
        )}
      </div>
      <div className={css.links}>
        {isOpen && <CopyButton variant="plain" text={url} label={t('payment.checkout.copy')} />}
        <PageLinkButton variant="plain" href={`/payments/payments/${id}`}>
          {t('pos.payment.view')}
        </PageLinkButton>
        {mayCancel && (
          <Button
            variant="plain"
            className={css.danger}
            aria-haspopup="dialog"
            onClick={() => setIsAsking(true)}
          >
            {t('payment.cancel')}
          </Button>
        )}
      </div>
      <ActionDialog
        {...{ business, payment, reason }}
        action="cancel"
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onReasonChange={setReason}
        onAction={() => setIsAsking(false)}
      />
    </Card>
  );
}

/** The longest rest of a window that is said in minutes. */
const mostMinutes = 90;

interface OpenUntilProps {
  readonly at: Date;
  /** True where a part arrived: its sale is not charged again. */
  readonly isPartly: boolean;
}

/** Time for which the price holds, and what to do after it about a part that arrived; more than it tells in minutes is a clock time today, and a date on another day. */
function OpenUntil({ at, isPartly }: OpenUntilProps): ReactElement {
  const t = useTranslate();
  const now = useNow();
  const leftMs = now === null ? null : at.getTime() - now;
  // The server ends the sale a moment after its time.
  if (leftMs !== null && leftMs <= 0) return <p className={css.until}>{t('pos.open.over')}</p>;
  const minutes = leftMs === null ? null : Math.max(1, Math.round(leftMs / 60_000));
  if (minutes !== null && minutes <= mostMinutes)
    return (
      <>
        <p className={css.until}>{t('pos.open.left', { minutes })}</p>
        {isPartly && <p className={css.muted}>{t('pos.open.after.partly')}</p>}
      </>
    );
  const isToday = now !== null && new Date(now).toDateString() === at.toDateString();
  return (
    <p className={css.until}>
      {t(isToday ? 'pos.open.untilTime' : 'payment.until')}{' '}
      <TimeText at={at} form={isToday ? 'clock' : 'date'} />
    </p>
  );
}
