import type { Business, LinkInvoice } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import { CopyIcon, Table } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { DayText } from '../../../common/day-text.tsx';
import { formatSum } from '../format-sum.ts';
import * as css from '../list-table.css.ts';
import { InvoiceDialogs } from './invoice-dialogs.tsx';
import { InvoiceMenu } from './invoice-menu.tsx';
import { InvoiceStatus } from './invoice-status.tsx';
import { type ActedInvoice, isPayable, useInvoiceActions } from './use-invoice-actions.ts';

export interface InvoicesTableProps {
  readonly business: Business;
  /** Null while they load. */
  readonly invoices: readonly LinkInvoice[] | null;
  /** All are of one customer, who is not named in each row. */
  readonly isOfOneCustomer?: boolean;
}

/** Invoices with their customers and days, and what can be done with each. A row opens its invoice. */
export function InvoicesTable(props: InvoicesTableProps): ReactElement {
  const { business, invoices, isOfOneCustomer = false } = props;
  const t = useTranslate();
  const [, navigate] = useLocation();
  const hrefOf = ({ id }: LinkInvoice): string =>
    `/payments/link-invoices/${encodeURIComponent(id)}`;
  return (
    <Table
      label={t('linkInvoices.shown.invoices')}
      rows={invoices}
      loadingRows={3}
      getKey={({ id }) => id}
      hrefOf={hrefOf}
      onOpen={(invoice) => navigate(hrefOf(invoice))}
      phoneRows="grid"
      rowClassName={() => css.row}
      columns={[
        {
          id: 'invoice',
          heading: t('linkInvoices.column.invoice'),
          tone: 'strong',
          wraps: true,
          className: css.nameColumn,
          draw: ({ title, number, customer }: LinkInvoice) => (
            <span className={css.name}>
              <bdi>{title}</bdi> {number !== null && <span className={css.below}>{number}</span>}
              {!isOfOneCustomer && (
                <bdi className={css.onPhone}> {customer.name ?? customer.email}</bdi>
              )}
            </span>
          ),
        },
        ...(isOfOneCustomer
          ? []
          : [
              {
                id: 'customer',
                heading: t('linkInvoice.customer'),
                wraps: true,
                className: css.wideColumn,
                draw: ({ customer }: LinkInvoice) => <bdi>{customer.name ?? customer.email}</bdi>,
              },
            ]),
        {
          id: 'due',
          heading: t('linkInvoices.due'),
          className: css.wideColumn,
          draw: ({ dueOn, status }: LinkInvoice) =>
            dueOn !== null && (
              <span className={css.two}>
                <DayText day={dueOn} />
                {status === 'OVERDUE' && <DaysOverdue dueOn={dueOn} />}
              </span>
            ),
        },
        {
          id: 'status',
          heading: t('payments.column.status'),
          className: css.statusColumn,
          draw: ({ status, sendOn, dueOn }: LinkInvoice) => (
            <span className={css.state}>
              <InvoiceStatus status={status} />
              {status === 'SCHEDULED' ? (
                <span className={css.below}>
                  {t('linkInvoices.sends')} <DayText day={sendOn} />
                </span>
              ) : (
                dueOn !== null && (
                  <span className={css.onPhone}>
                    {t('linkInvoices.due')} <DayText day={dueOn} />
                  </span>
                )
              )}
            </span>
          ),
        },
        {
          id: 'amount',
          heading: t('linkInvoice.item.sum'),
          align: 'end',
          tone: 'strong',
          className: css.amountColumn,
          draw: ({ price: amount, currency }: LinkInvoice) => (
            <AmountText amount={formatSum({ amount, currency })} />
          ),
        },
        {
          id: 'actions',
          heading: t('linkInvoices.column.actions'),
          hidesHeading: true,
          align: 'end',
          className: css.actionsColumn,
          draw: (invoice: LinkInvoice) => (
            <div className={css.actions}>
              {isPayable(invoice) && (
                <CopyIcon
                  size="md"
                  text={invoice.url}
                  label={t('paymentLinks.copy.of', { title: invoice.title })}
                />
              )}
              <RowMenu business={business} invoice={invoice} />
            </div>
          ),
        },
      ]}
    />
  );
}

/** How many days ago an invoice was due, in whole days; nothing within the first one. */
function DaysOverdue({ dueOn }: { readonly dueOn: string }): ReactElement | null {
  const t = useTranslate();
  const now = useClient().platform.clock.now();
  const count = Math.floor((now - Date.parse(dueOn)) / dayMs);
  return count < 1 ? null : (
    <span className={css.overdue}>{t('linkInvoices.overdue', { count })}</span>
  );
}

const dayMs = 86_400_000;

/** Rare actions on the invoice of a row, with their dialogs. */
function RowMenu({ business, invoice }: ActedInvoice): ReactElement | null {
  const actions = useInvoiceActions({ business, invoice });
  if (!actions.mayChange) return null;
  return (
    <span className={css.secondAction}>
      <InvoiceMenu {...{ invoice, actions }} />
      <InvoiceDialogs {...{ business, invoice, actions }} />
    </span>
  );
}
