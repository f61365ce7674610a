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
  /** For a list of one customer, whose name each row would repeat. */
  readonly hidesCustomer?: boolean | undefined;
  /** For a list that has other cards beside it. */
  readonly isNarrow?: boolean | undefined;
}

/** Rows that open their payment. */
export function PaymentsTable(props: PaymentsTableProps): ReactElement {
  const t = useTranslate();
  const { payments, label = t('payments.title'), hidesCustomer = false } = props;
  const { isNarrow = false } = props;
  const [, navigate] = useLocation();
  const hrefOf = ({ id }: ListedPayment): string => `/payments/payments/${encodeURIComponent(id)}`;
  return (
    <Table
      label={label}
      rows={payments}
      loadingRows={isNarrow ? 5 : 8}
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
          className: isNarrow ? css.narrowPaymentColumn : css.paymentColumn,
          draw: (payment: ListedPayment) => (
            <PaymentCell {...{ payment, hidesCustomer, isNarrow }} />
          ),
        },
        {
          id: 'status',
          heading: t('payments.column.status'),
          wraps: true,
          className: isNarrow ? css.narrowStatusColumn : css.statusColumn,
          draw: (payment: ListedPayment) => <StatusCell payment={payment} isNarrow={isNarrow} />,
        },
        {
          id: 'paid',
          heading: t('payments.column.paid'),
          align: 'end',
          tone: 'quiet',
          className: isNarrow ? css.narrowPaidColumn : css.paidColumn,
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
          className: isNarrow ? css.narrowCreatedColumn : css.createdColumn,
          draw: ({ createdAt }: ListedPayment) => <ListTime at={createdAt} />,
        },
      ]}
    />
  );
}
