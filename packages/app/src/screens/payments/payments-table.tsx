import type { ListedPayment } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { ListTime, Table } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { formatSum } from './format-sum.ts';
import { PaidCell, PaymentCell, StatusCell } from './payment-cells.tsx';
import * as css from './payments.css.ts';

export interface PaymentsTableProps {
  /** Accessible name; that of the list unless given. */
  readonly label?: string | undefined;
  /** Null while they load. */
  readonly payments: readonly ListedPayment[] | null;
  /** Title that all of them have, which tells none of them from another. */
  readonly title?: string | undefined;
  /** For a list of one customer, whose name each row would repeat. */
  readonly hidesCustomer?: boolean | undefined;
  /** `narrow` columns for a list that has other cards beside it. */
  readonly look?: 'wide' | 'narrow' | undefined;
}

/** Rows that open their payment. */
export function PaymentsTable(props: PaymentsTableProps): ReactElement {
  const t = useTranslate();
  const { payments, label = t('payments.title'), hidesCustomer = false } = props;
  const { look = 'wide', title } = props;
  const isNarrow = look === 'narrow';
  const [, navigate] = useLocation();
  const hrefOf = ({ id }: ListedPayment): string => `/payments/payments/${encodeURIComponent(id)}`;
  return (
    <Table
      label={label}
      rows={payments}
      loadingRows={look === 'wide' ? 8 : 5}
      getKey={({ id }) => id}
      hrefOf={hrefOf}
      onOpen={(payment) => navigate(hrefOf(payment))}
      phoneRows="grid"
      rowClassName={() => css.row}
      columns={[
        {
          id: 'payment',
          heading: t('payments.column.payment'),
          tone: 'strong',
          wraps: true,
          className: css.paymentColumn[look],
          draw: (payment: ListedPayment) => (
            <PaymentCell {...{ payment, title, hidesCustomer, isNarrow }} />
          ),
        },
        {
          id: 'status',
          heading: t('payments.column.status'),
          wraps: true,
          className: css.statusColumn[look],
          draw: (payment: ListedPayment) => <StatusCell payment={payment} isNarrow={isNarrow} />,
        },
        {
          id: 'paid',
          heading: t('payments.column.paid'),
          align: 'end',
          tone: 'quiet',
          className: css.paidColumn[look],
          draw: (payment: ListedPayment) => <PaidCell payment={payment} />,
        },
        {
          id: 'price',
          heading: t('payments.column.price'),
          align: 'end',
          tone: 'strong',
          className: css.priceColumn,
          draw: ({ price }: ListedPayment) => <AmountText amount={formatSum(price)} />,
        },
        {
          id: 'created',
          heading: t('payments.column.created'),
          align: 'end',
          tone: 'quiet',
          className: css.createdColumn[look],
          draw: ({ createdAt }: ListedPayment) => <ListTime at={createdAt} />,
        },
      ]}
    />
  );
}
