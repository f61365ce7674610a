import { type CheckoutLink, priceText } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import { Button, Notice } from '@billfold/react/internal';
import { type ReactElement, useEffect, useState } from 'react';
import { ContactButton } from './contact-button.tsx';
import { contactUrl } from './contact-url.ts';
import { InvoiceFacts } from './invoice-facts.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkLines } from './link-lines.tsx';
import * as css from './pay.css.ts';
import { PayFrame } from './pay-frame.tsx';
import { usePayServices } from './pay-services.ts';
import { restOf } from './rest-of.ts';
import { ResultHead } from './result-head.tsx';
import { readStarted } from './started-payments.ts';

export interface LinkPageProps {
  readonly link: CheckoutLink;
  readonly onPayment: (id: string) => void;
}

/** Landing page of a payment link: what is paid, and the way to a payment of one's own. */
export function LinkPage({ link, onPayment }: LinkPageProps): ReactElement {
  const t = useTranslate();
  const { merchant, state, use, price, currency, invoice } = link;
  const started = readStarted(link.slug);
  const hasPaid = useHasPaid(started);
  const rest = restOf(link);
  const isPaid = use === 'PAID' || use === 'REFUNDED';
  // A link that cannot be paid has one thing to do.
  const contact = state === 'ACTIVE' || isPaid ? null : contactUrl({ merchant }, link.title);
  return (
    <PayFrame
      merchant={merchant}
      // Paper is the invoice of the business, which its address below tells how to pay.
      title={state === 'ACTIVE' && invoice === null ? undefined : merchant.name}
      isTest={link.sandbox}
      hasContact={contact === null}
      priceLabel={usePriceLabel(link)}
      price={price === null ? null : priceText({ amount: rest?.amount ?? price, currency }, t)}
      summary={<LinkSummary link={link} />}
    >
      {/* The form below leads to the payment of an invoice that was started, wherever that was. */}
      {started !== null && !isPaid && rest === null && (
        <Notice tone="info">
          <div className={css.actions}>
            <p>{t(hasPaid ? 'checkoutLink.started.paid' : 'checkoutLink.started')}</p>
            <Button variant="primary" onClick={() => onPayment(started)}>
              {t('checkoutLink.resume')}
            </Button>
          </div>
        </Notice>
      )}
      {state === 'ACTIVE' && (
        <div className={css.offPaper}>
          <LinkForm
            link={link}
            isAnother={started !== null && invoice === null}
            onPayment={onPayment}
          />
        </div>
      )}
      {state !== 'ACTIVE' && !isPaid && (
        <ResultHead
          tone={use === null ? 'closed' : 'info'}
          title={t(use === null ? `checkoutLink.${state}` : 'checkoutLink.USED_UP.now')}
          isFirst
        >
          <p>
            {use === null
              ? t(`checkoutLink.${state}.text`, { merchant: merchant.name })
              : t(`checkoutLink.use.${use}`)}
          </p>
          {started === null && <p>{t('checkoutLink.paid')}</p>}
        </ResultHead>
      )}
      {contact !== null && (
        <ContactButton
          href={contact}
          merchant={merchant.name}
          variant={started === null ? 'primary' : 'quiet'}
        />
      )}
      {isPaid && (
        <PaidLink
          {...{ link, hasPaid }}
          onOpen={started === null ? null : () => onPayment(started)}
        />
      )}
    </PayFrame>
  );
}

/** Returns what the price of a link is to its payer, unless it is just that. */
function usePriceLabel(link: CheckoutLink): string | undefined {
  const t = useTranslate();
  const { use, invoice, state, currency } = link;
  const rest = restOf(link);
  if (rest !== null)
    return t('checkoutLink.stillDue', {
      price: priceText({ amount: rest.price, currency }, t),
    });
  if (use === 'PAID') return t('checkoutLink.PAID.label');
  if (use === 'REFUNDED') return t('checkoutLink.REFUNDED');
  return invoice !== null && state === 'ACTIVE' ? t('checkoutLink.amountDue') : undefined;
}

interface PaidLinkProps {
  readonly link: CheckoutLink;
  /** True where the payment that this browser started is paid: another one may have been, elsewhere. */
  readonly hasPaid: boolean;
  /** Opens the payment that this browser started; null without one. */
  readonly onOpen: (() => void) | null;
}

/** The only use of a link is paid: when, where its receipt is, and whether the money went back. */
function PaidLink({ link, hasPaid, onOpen }: PaidLinkProps): ReactElement {
  const t = useTranslate();
  const { invoice, paidAt, merchant } = link;
  const use = link.use === 'REFUNDED' ? 'REFUNDED' : 'PAID';
  const number = invoice?.number ?? null;
  return (
    <>
      <ResultHead
        tone={use === 'PAID' ? 'success' : 'closed'}
        title={
          number === null ? t(`checkoutLink.${use}`) : t(`checkoutLink.${use}.invoice`, { number })
        }
        isFirst
      >
        {paidAt !== null && (
          <p>
            {t('checkoutLink.PAID.on')} <TimeText at={paidAt} form="date" />
          </p>
        )}
        {(invoice === null || use === 'REFUNDED') && <p>{t(`checkoutLink.use.${use}`)}</p>}
        {onOpen === null && (
          <p className={css.offPaper}>{t('checkoutLink.PAID.page', { merchant: merchant.name })}</p>
        )}
      </ResultHead>
      {onOpen !== null && (
        <div className={css.printless}>
          <Button variant="primary" size="lg" wide onClick={onOpen}>
            {t(hasPaid ? 'checkoutLink.PAID.receipt' : 'checkoutLink.resume')}
          </Button>
        </div>
      )}
    </>
  );
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
  const { title, description, currency, price, dueAt, lines, invoice, state } = link;
  const note = description !== null && (
    <p className={css.muted}>
      <bdi>{description}</bdi>
    </p>
  );
  return (
    <>
      <p className={css.strong}>
        <bdi>{title}</bdi>
      </p>
      {invoice === null && note}
      {/* A link that has ended asks nobody to pay. */}
      {dueAt !== null && state === 'ACTIVE' && (
        <p className={css.small}>
          {t('checkoutLink.due')} <TimeText at={dueAt} form="date" />
        </p>
      )}
      {/* In a block of its own, where the total keeps the rule above it. */}
      {lines.length > 0 && (
        <div>
          <LinkLines
            {...{ lines, currency }}
            total={
              price === null
                ? undefined
                : {
                    label: t('checkoutLink.total'),
                    value: priceText({ amount: price, currency }, t),
                    total: true,
                  }
            }
          />
        </div>
      )}
      {invoice !== null && note}
      {invoice !== null && (
        <InvoiceFacts invoice={invoice} slug={state === 'ACTIVE' ? link.slug : null} />
      )}
    </>
  );
}
