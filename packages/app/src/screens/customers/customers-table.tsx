import { toDecimal } from '@billfold/core';
import { isAboveZero } from '@billfold/core/internal';
import type { Customer } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { Badge, ListTime, Table } from '@billfold/react/internal';
import { Fragment, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { formatNet, formatSum } from '../payments/format-sum.ts';
import * as css from './customers.css.ts';

export interface CustomersTableProps {
  /** Null while they load. */
  readonly customers: readonly Customer[] | null;
}

/** Rows that open their customer. */
export function CustomersTable({ customers }: CustomersTableProps): ReactElement {
  const t = useTranslate();
  // A customer who has not paid is shown in the currency of those who have.
  const currency = customers?.find(({ totals }) => totals.length > 0)?.totals[0]?.currency;
  const hasRefunds = customers?.some(({ totals }) =>
    totals.some(({ refunded }) => isAboveZero(refunded)),
  );
  const hasTags = customers?.some(({ tags, isErased }) => isErased || tags.length > 0) ?? false;
  const [, navigate] = useLocation();
  const hrefOf = ({ id }: Customer): string => `/payments/customers/${encodeURIComponent(id)}`;
  return (
    <Table
      label={t('customers.title')}
      rows={customers}
      loadingRows={8}
      getKey={({ id }) => id}
      hrefOf={hrefOf}
      onOpen={(customer) => navigate(hrefOf(customer))}
      phoneRows="grid"
      rowClassName={() => css.row}
      columns={[
        {
          id: 'customer',
          heading: t('customers.column.customer'),
          tone: 'strong',
          wraps: true,
          className: css.customerColumn,
          draw: (customer: Customer) => <NameCell customer={customer} />,
        },
        ...(hasTags
          ? [
              {
                id: 'tags',
                heading: t('customers.column.tags'),
                wraps: true,
                className: css.wideColumn,
                draw: (customer: Customer) => <TagsCell customer={customer} />,
              },
            ]
          : []),
        {
          id: 'last',
          heading: t('customers.column.last'),
          tone: 'quiet',
          className: css.wideColumn,
          draw: ({ lastPaymentAt }: Customer) =>
            lastPaymentAt === null ? t('customers.never') : <ListTime at={lastPaymentAt} />,
        },
        {
          id: 'payments',
          heading: t('customers.column.payments'),
          align: 'end',
          className: css.paymentsColumn,
          // The sum beside it counts these alone: other payments were not paid.
          draw: ({ totals }: Customer) => {
            const count = totals.reduce((sum, each) => sum + each.count, 0);
            return (
              <>
                <span className={css.bare}>{count}</span>
                <span className={css.noun}>{t('customers.confirmed', { count })}</span>
              </>
            );
          },
        },
        {
          id: 'received',
          heading: t(hasRefunds === true ? 'customers.column.net' : 'customers.column.received'),
          align: 'end',
          wraps: true,
          className: css.receivedColumn,
          draw: ({ totals }: Customer) => (
            <span className={css.sums}>
              {(totals.length === 0 ? nothingIn(currency) : totals).map((each) => (
                <Fragment key={each.currency}>
                  <AmountText amount={formatNet(each)} />
                  {isAboveZero(each.refunded) && (
                    <span className={css.refunded}>
                      {t('customers.refunded', {
                        paid: formatSum({ amount: each.received, currency: each.currency }),
                        value: formatSum({ amount: each.refunded, currency: each.currency }),
                      })}
                    </span>
                  )}
                </Fragment>
              ))}
            </span>
          ),
        },
      ]}
    />
  );
}

interface CellProps {
  readonly customer: Customer;
}

/** Name of a customer, which is the link of the row, above the email. */
function NameCell({ customer }: CellProps): ReactElement {
  const t = useTranslate();
  const name = customerName(customer);
  const { email } = customer;
  return (
    <span className={css.named}>
      <bdi>{name ?? t('customers.unnamed')}</bdi>
      {email !== null && email !== name && <bdi className={css.email}>{breakableEmail(email)}</bdi>}
    </span>
  );
}

function TagsCell({ customer: { tags, isErased } }: CellProps): ReactElement | null {
  const t = useTranslate();
  if (!isErased && tags.length === 0) return null;
  return (
    <span className={css.tags}>
      {isErased && <Badge>{t('customers.erased')}</Badge>}
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  );
}

/** Lets an email that is too long for its line break before its @. */
function breakableEmail(email: string): ReactElement {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

const nothingIn = (currency: string | undefined) =>
  currency === undefined ? [] : [{ currency, received: toDecimal('0'), refunded: toDecimal('0') }];

/** Returns what a customer is called: the name, else the email, else the company. */
export function customerName({
  name,
  email,
  company,
}: Pick<Customer, 'name' | 'email' | 'company'>): string | null {
  return name ?? email ?? company;
}
