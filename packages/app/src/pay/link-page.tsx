import { type CheckoutLink, priceText } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import { Button, Notice } from '@billfold/react/internal';
import { type ReactElement, useEffect, useState } from 'react';
import { InvoiceFacts } from './invoice-facts.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkLines } from './link-lines.tsx';
import * as css from './pay.css.ts';
import { PayFrame } from './pay-frame.tsx';
import { usePayServices } from './pay-services.ts';
import { ResultHead } from './result-head.tsx';
import { readStarted } from './started-payments.ts';

export interface LinkPageProps {
  readonly link: CheckoutLink;
  readonly onPayment: (id: string) => void;
}

/** Landing page of a payment link: what is paid, and the way to a payment of one's own. */
export function LinkPage({ link, onPayment }: LinkPageProps): ReactElement {
  const t = useTranslate();
  const { merchant, state, use, price, currency } = link;
  const started = readStarted(link.slug);
  const hasPaid = useHasPaid(started);
  return (
    <PayFrame
      merchant={merchant}
      title={state === 'ACTIVE' ? undefined : merchant.name}
      isTest={link.sandbox}
      price={price === null ? null : priceText({ amount: price, currency }, t)}
      summary={<LinkSummary link={link} />}
    >
      {started !== null && (
        <Notice tone="info">
          <div className={css.actions}>
            <p>{t(hasPaid ? 'checkoutLink.started.paid' : 'checkoutLink.started')}</p>
            <Button variant="primary" onClick={() => onPayment(started)}>
              {t('checkoutLink.resume')}
            </Button>
          </div>
        </Notice>
      )}
      {state === 'ACTIVE' ? (
        <div className={css.offPaper}>
          <LinkForm link={link} onPayment={onPayment} />
        </div>
      ) : (
        <ResultHead
          tone="closed"
          title={t(isBeingPaid(use) ? 'checkoutLink.USED_UP.now' : `checkoutLink.${state}`)}
          isFirst
        >
          <p>
            {use === null
              ? t(`checkoutLink.${state}.text`, { merchant: merchant.name })
              : t(`checkoutLink.use.${use}`)}
          </p>
          {started === null && <p>{t('checkoutLink.paid', { merchant: merchant.name })}</p>}
        </ResultHead>
      )}
    </PayFrame>
  );
}

/** Reports whether the only use of a link may still end without its price. */
function isBeingPaid(use: CheckoutLink['use']): boolean {
  return use !== null && use !== 'PAID';
}

/** Returns true once the payment that this browser started is known to be paid. */
function useHasPaid(started: string | null): boolean {
  const { checkout } = usePayServices();
  const [hasPaid, setHasPaid] = useState(false);
  useEffect(() => {
    if (started === null) return;
    // Without an answer the page says to look before paying again, which is right either way.
    checkout.get(started).then(
      ({ status }) => setHasPaid(status === 'CONFIRMED' || status === 'COMPLETED'),
      () => undefined,
    );
  }, [checkout, started]);
  return hasPaid;
}

function LinkSummary({ link }: { readonly link: CheckoutLink }): ReactElement {
  const t = useTranslate();
  const { title, description, currency, dueAt, lines, invoice, state } = link;
  return (
    <>
      <p className={css.strong}>
        <bdi>{title}</bdi>
      </p>
      {description !== null && (
        <p className={css.muted}>
          <bdi>{description}</bdi>
        </p>
      )}
      {/* A link that has ended asks nobody to pay. */}
      {dueAt !== null && state === 'ACTIVE' && (
        <p className={css.small}>
          {t('checkoutLink.due')} <TimeText at={dueAt} form="date" />
        </p>
      )}
      <LinkLines lines={lines} currency={currency} />
      {invoice !== null && <InvoiceFacts invoice={invoice} />}
    </>
  );
}
