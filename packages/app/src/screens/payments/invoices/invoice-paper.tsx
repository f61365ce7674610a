import { formatDay } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import { multiplyAmount } from '@billfold/core/internal';
import type { LinkInvoice } from '@billfold/core/payments';
import { useLocale, useTranslate } from '@billfold/react';
import { Statement, type StatementRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { DayText } from '../../../common/day-text.tsx';
import { formatSum } from '../format-sum.ts';
import * as css from '../payment.css.ts';
import * as paper from './invoice-paper.css.ts';
import { isPayable } from './use-invoice-actions.ts';

export interface InvoicePaperProps {
  readonly invoice: LinkInvoice;
  /** Time zone of the business; undefined while it loads. */
  readonly timezone: string | undefined;
}

/** An invoice for the books of both parties: who they are, its days and items, without emails and controls. */
export function InvoicePaper({ invoice, timezone }: InvoicePaperProps): ReactElement {
  const t = useTranslate();
  const locale = useLocale();
  const { title, note, url } = invoice;
  return (
    <>
      <p>{title}</p>
      <Parties invoice={invoice} />
      <Statement layout="columns" rows={daysOf(invoice, t)} />
      <Items invoice={invoice} />
      {note !== null && note !== '' && <p className={css.free}>{note}</p>}
      <p>{stateOf(invoice, { timezone, locale, t })}</p>
      {isPayable(invoice) && (
        <p>
          {t('linkInvoice.payAt')} <bdi className={css.free}>{url}</bdi>
        </p>
      )}
    </>
  );
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
  const isOther = legalName !== null && legalName !== name;
  const numbers = [
    [t('linkInvoice.issuer.vat'), vatId],
    [t('linkInvoice.issuer.registration'), registrationNumber],
  ] as const;
  return (
    <div className={paper.parties}>
      <section className={paper.party} aria-label={t('linkInvoice.issuer')}>
        <h2 className={paper.heading}>{t('linkInvoice.issuer')}</h2>
        <bdi className={paper.name}>{isOther ? `${name} (${legalName})` : name}</bdi>
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

/** Items with their quantities and sums; one without items has its title as the only one. */
function Items({ invoice }: Pick<InvoicePaperProps, 'invoice'>): ReactElement {
  const t = useTranslate();
  const { title, price, currency, lines } = invoice;
  const items = lines.length > 0 ? lines : [{ label: title, quantity: 1, unitPrice: price }];
  const money = (amount: LinkInvoice['price']): string => formatSum({ amount, currency });
  return (
    <table className={paper.items}>
      <thead>
        <tr>
          <th scope="col">{t('linkInvoice.item')}</th>
          <th scope="col" className={paper.figure}>
            {t('linkInvoice.item.quantity')}
          </th>
          <th scope="col" className={paper.figure}>
            {t('linkInvoice.item.each')}
          </th>
          <th scope="col" className={paper.figure}>
            {t('linkInvoice.item.sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ label, quantity, unitPrice }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items never move, and two can be equal.
          <tr key={at}>
            <td>
              <bdi>{label}</bdi>
            </td>
            <td className={paper.figure}>{quantity}</td>
            <td className={paper.figure}>{money(unitPrice)}</td>
            <td className={paper.figure}>{money(multiplyAmount(unitPrice, quantity))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('linkInvoice.total')}
          </th>
          <td className={paper.figure}>{money(price)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface StateOptions {
  readonly timezone: string | undefined;
  readonly locale: string;
  readonly t: Translate;
}

/** Returns what is to be paid, or was, in one sentence for both parties. */
function stateOf(invoice: LinkInvoice, { timezone, locale, t }: StateOptions): string {
  const { status, dueOn, paidAt } = invoice;
  const due = dueOn === null ? null : formatDay(new Date(dueOn), 'UTC', locale);
  switch (status) {
    // Emails are nothing for the books.
    case 'SCHEDULED':
    case 'SENT':
    case 'NOT_SENT':
      return due === null
        ? t('linkInvoice.says.sent')
        : t('linkInvoice.says.sent.due', { day: due });
    case 'OVERDUE':
      return t('linkInvoice.says.overdue', { day: due ?? '' });
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
