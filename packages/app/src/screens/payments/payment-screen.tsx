import { transactionsTexts } from '@billfold/core/i18n';
import {
  paymentStatusTexts,
  paymentsTexts,
  paymentTexts,
  refundsTexts,
} from '@billfold/core/internal';
import type { Business, PaymentDetail } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource, useStore } from '@billfold/react/hooks';
import { Card, Printable, useLive, useNotifyFailure, useTexts } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { isWaiting } from '../../common/is-waiting.ts';
import { useRouteParam } from '../../routing/route-params.ts';
import { useServices } from '../../services/services-context.ts';
import { Screen } from '../../shell/screen.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { Unfound } from '../business/unfound.tsx';
import { AmountFacts } from './amount-facts.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import { DeliveriesCard } from './deliveries-card.tsx';
import { DetailFacts } from './detail-facts.tsx';
import { isMoving } from './is-moving.ts';
import { MethodFacts } from './method-facts.tsx';
import { nameOfPayment } from './name-of-payment.ts';
import { NamedNotices } from './named-notices.tsx';
import { NoteCard } from './note-card.tsx';
import * as css from './payment.css.ts';
import { findLeadingStep } from './payment-actions.ts';
import { PaymentPaper } from './payment-paper.tsx';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { RefundsCard } from './refunds/refunds-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { TransfersCard } from './transfers-card.tsx';

/** One payment of the selected business: what happened to it, and what can be done now. */
export function PaymentScreen(): ReactElement {
  useTexts(paymentsTexts, paymentStatusTexts, paymentTexts, refundsTexts, transactionsTexts);
  const id = useRouteParam('id');
  return (
    <SelectedBusiness>
      {(business) => <OnePayment key={`${business.id} ${id}`} business={business} id={id} />}
    </SelectedBusiness>
  );
}

interface OnePaymentProps {
  readonly business: Business;
  readonly id: string;
}

function OnePayment({ business, id }: OnePaymentProps): ReactElement {
  const t = useTranslate();
  const resource = useServices().payments.payment({ businessId: business.id, paymentId: id });
  const state = useResource(resource);
  useNotifyFailure(state);
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () => {
      const found = resource.get().data?.found;
      return found != null && isMoving(found);
    },
  });
  const payment = state.data?.found ?? null;
  const title = t('payment.title');
  const name = payment && nameOfPayment(payment);
  const order = payment?.orderId ?? null;
  // One frame for both states: the heading that has the focus stays.
  return (
    <Printable
      label={title}
      title={name === null ? title : `${title} ${name}`}
      paper={payment && <PaymentPaper {...{ business, payment }} />}
    >
      <Frame title={order === null ? (name ?? title) : t('payment.title.order', { id: order })}>
        {payment ? (
          <Found {...{ business, payment }} />
        ) : (
          <Unfound
            state={state}
            onRetry={() => void resource.refresh()}
            pending={<PaymentSkeleton />}
            loadFailed={t('payment.loadFailed')}
            notFound={{
              title: t('payment.notFound.title'),
              text: t('payment.notFound.text'),
              back: t('payment.notFound.back'),
              href: '/payments/payments',
            }}
          />
        )}
      </Frame>
    </Printable>
  );
}

interface FoundProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

function Found(props: FoundProps): ReactElement {
  const { payment } = props;
  const { transfers } = payment;
  // Sharing the link is the next thing to do until money arrives.
  const isToBeShared = isWaiting(payment) && transfers.length === 0;
  // The step does not depend on refunds: there are none before it.
  const isCopiedAbove = findLeadingStep(payment, false) === 'link';
  const checkout = <CheckoutCard {...{ payment, isCopiedAbove }} isNext={isToBeShared} />;
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <PaymentSummary {...props} />
        <NamedNotices {...props} />
        {isToBeShared && checkout}
        <RefundsCard {...props} />
        <TransfersCard payment={payment} />
      </div>
      <div className={css.facts}>
        {isWaiting(payment) && !isToBeShared && checkout}
        <Card>
          <AmountFacts payment={payment} />
          <MethodFacts payment={payment} />
          <DetailFacts {...props} />
        </Card>
      </div>
      <div className={css.column}>
        <TimelineCard payment={payment} />
        <NoteCard {...props} />
        <DeliveriesCard {...props} />
      </div>
    </div>
  );
}

interface FrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Leads back to the list as it was left, with its filters. */
function Frame({ children, ...frame }: FrameProps): ReactElement {
  const t = useTranslate();
  const { search } = useStore(useServices().payments.listPlace);
  const href = `/payments/payments${search && `?${search}`}`;
  return (
    <Screen {...frame} back={{ href, text: t('payments.title') }}>
      {children}
    </Screen>
  );
}
