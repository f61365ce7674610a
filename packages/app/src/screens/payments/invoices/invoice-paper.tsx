import { formatDay } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import type { Business, LinkInvoice } from '@billfold/core/payments';
import { AmountText, useLocale, useTranslate } from '@billfold/react';
import { Statement, type StatementRow, type useQrPath } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { DayText } from '../../../common/day-text.tsx';
import { BusinessMark } from '../../../shell/business-mark.tsx';
import { formatSum } from '../format-sum.ts';
import * as css from '../payment.css.ts';
import { InvoiceItems } from './invoice-items.tsx';
import * as paper from './invoice-paper.css.ts';
import { isPayable } from './use-invoice-actions.ts';

/** Code of a link; null while its encoder loads, and undefined where that failed. */
export type LinkCode = ReturnType<typeof useQrPath>;

export interface InvoicePaperProps {
  readonly invoice: LinkInvoice;
  /** Time zone of the business; undefined while it loads. */
  readonly timezone: string | undefined;
  /** Code of its payment link, which is drawn before the printer asks for the page. */
  readonly code: LinkCode;
}

/** Logo of the business that sends an invoice, with the name that its customers know. */
export function InvoiceBrand({ business }: { readonly business: Business }): ReactElement {
  return (
    <span className={paper.brand}>
      <BusinessMark business={business} size={40} />
      <bdi>{business.name}</bdi>
    </span>
  );
}

/** An invoice for the books of both parties: who they are, its days and items, without emails and controls. */
export function InvoicePaper({ invoice, timezone, code }: InvoicePaperProps): ReactElement {
  const t = useTranslate();
  const locale = useLocale();
  const { title, note, price, currency } = invoice;
  return (
    <>
      <div className={paper.lead}>
        <div className={paper.standing}>
          {!invoice.livemode && <p className={paper.test}>{t('linkInvoice.test')}</p>}
          <p className={paper.state}>{stateOf(invoice, { timezone, locale, t })}</p>
        </div>
        <p className={paper.due}>
          <span>{t(isPayable(invoice) ? 'linkInvoice.amountDue' : 'linkInvoice.total')}</span>{' '}
          <AmountText amount={formatSum({ amount: price, currency })} size="hero" />
        </p>
      </div>
      <Statement layout="columns" rows={daysOf(invoice, t)} />
      <Parties invoice={invoice} />
      <p className={paper.name}>{title}</p>
      <InvoiceItems invoice={invoice} hasDue />
      {note !== null && note !== '' && <p className={css.free}>{note}</p>}
      {isPayable(invoice) && <PayOnline invoice={invoice} code={code} />}
    </>
  );
}

/** Link by which the customer pays, for a camera and for a keyboard. */
function PayOnline({ invoice, code }: Pick<InvoicePaperProps, 'invoice' | 'code'>): ReactElement {
  const t = useTranslate();
  return (
    <section className={paper.payment} aria-label={t('linkInvoice.payAt')}>
      {code != null && (
        <svg
          className={paper.code}
          role="img"
          aria-label={t('payment.checkout.qr.label')}
          viewBox={withoutQuietZone(code.size)}
        >
          <path d={code.path} />
        </svg>
      )}
      <div className={paper.payText}>
        <h2 className={paper.name}>{t('linkInvoice.payAt')}</h2>
        <bdi className={paper.url}>{invoice.url}</bdi>
      </div>
    </section>
  );
}

/** Four modules at each side, which the blank paper around the code has anyway. */
const quietZone = 4;

/** Leaves the quiet zone out, so that the code begins on the line of the text above it. */
function withoutQuietZone(size: number): string {
  const inner = size - 2 * quietZone;
  return `${quietZone} ${quietZone} ${inner} ${inner}`;
}

function daysOf({ sendOn, dueOn }: LinkInvoice, t: Translate): readonly StatementRow[] {
  return [
    { label: t('linkInvoice.date'), value: <DayText day={sendOn} /> },
    ...(dueOn === null ? [] : [{ label: t('linkInvoice.dueOn'), value: <DayText day={dueOn} /> }]),
  ];
}

function Parties({ invoice: { issuer, customer } }: Pick<InvoicePaperProps, 'invoice'>) {
  const t = useTranslate();
  const { name, legalName, address, vatId, registrationNumber } = issuer;
  const numbers = [
    [t('linkInvoice.issuer.vat'), vatId],
    [t('linkInvoice.issuer.registration'), registrationNumber],
  ] as const;
  return (
    <div className={paper.parties}>
      <section className={paper.party} aria-label={t('linkInvoice.issuer')}>
        <h2 className={paper.heading}>{t('linkInvoice.issuer')}</h2>
        <bdi className={paper.name}>{legalName || name}</bdi>
        {address !== null && address !== '' && <bdi className={css.free}>{address}</bdi>}
        {numbers.map(
          ([label, text]) =>
            text !== null &&
            text !== '' && (
              <span key={label}>
                {label} <bdi>{text}</bdi>
              </span>
            ),
        )}
      </section>
      <section className={paper.party} aria-label={t('linkInvoice.customer')}>
        <h2 className={paper.heading}>{t('linkInvoice.customer')}</h2>
        <bdi className={paper.name}>{customer.name ?? customer.email ?? customer.id}</bdi>
        {customer.name !== null && customer.email !== null && <bdi>{customer.email}</bdi>}
      </section>
    </div>
  );
}

interface StateOptions {
  readonly timezone: string | undefined;
  readonly locale: string;
  readonly t: Translate;
}

/** Returns what is to be paid, or was, in one sentence for both parties. */
function stateOf(invoice: LinkInvoice, { timezone, locale, t }: StateOptions): string {
  const { status, paidAt } = invoice;
  switch (status) {
    // Emails are nothing for the books, and the due day is among its days.
    case 'SCHEDULED':
    case 'SENT':
    case 'NOT_SENT':
      return t('linkInvoice.says.sent');
    case 'OVERDUE':
      return t('linkInvoices.status.OVERDUE');
    case 'PAID':
      return paidAt === null || timezone === undefined
        ? t('linkInvoice.says.paid')
        : t('linkInvoice.says.paid.on', { day: formatDay(paidAt, timezone, locale) });
    case 'REFUNDED':
      return t('linkInvoice.says.refunded');
    case 'CANCELLED':
      return t('linkInvoice.says.cancelled');
    default:
      return status satisfies never;
  }
}
