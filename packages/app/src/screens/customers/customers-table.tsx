import type { Customer } from '@billfold/core/payments';
import { AmountText, TimeText, useTranslate } from '@billfold/react';
import { Badge, Table } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { formatSum } from '../payments/format-sum.ts';
import * as css from './customers.css.ts';

/** Rows that open their customer; null while they load. */
export function CustomersTable(props: {
  readonly customers: readonly Customer[] | null;
}): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const hrefOf = ({ id }: Customer): string => `/payments/customers/${encodeURIComponent(id)}`;
  return (
    <Table
      label={t('customers.title')}
      rows={props.customers}
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
          draw: (customer: Customer) => (
            <bdi>{customerName(customer) ?? t('customers.unnamed')}</bdi>
          ),
        },
        {
          id: 'tags',
          heading: t('customers.column.tags'),
          wraps: true,
          className: css.tagsColumn,
          draw: ({ tags, isErased }: Customer) =>
            (isErased || tags.length > 0) && (
              <span className={css.tags}>
                {isErased && <Badge>{t('customers.erased')}</Badge>}
                {tags.map((tag) => (
                  <Badge key={tag}>{tag}</Badge>
                ))}
              </span>
            ),
        },
        {
          id: 'last',
          heading: t('customers.column.last'),
          tone: 'quiet',
          className: css.lastColumn,
          draw: ({ lastPaymentAt }: Customer) =>
            lastPaymentAt === null ? t('customers.never') : <TimeText at={lastPaymentAt} />,
        },
        {
          id: 'payments',
          heading: t('customers.column.payments'),
          align: 'end',
          className: css.paymentsColumn,
          draw: ({ paymentsCount: count }: Customer) => (
            <>
              <span className={css.bare}>{count}</span>
              <span className={css.noun}>{t('payments.count', { count })}</span>
            </>
          ),
        },
        {
          id: 'received',
          heading: t('customers.column.received'),
          align: 'end',
          wraps: true,
          className: css.receivedColumn,
          draw: ({ totals }: Customer) => (
            <span className={css.sums}>
              {totals.map(({ currency, received: amount }) => (
                <AmountText key={currency} amount={formatSum({ amount, currency })} />
              ))}
            </span>
          ),
        },
      ]}
    />
  );
}

/** Returns what a customer is called: the name, else the email, else the company. */
export function customerName({
  name,
  email,
  company,
}: Pick<Customer, 'name' | 'email' | 'company'>): string | null {
  return name ?? email ?? company;
}
