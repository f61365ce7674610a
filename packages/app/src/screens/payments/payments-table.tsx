import { formatPrice } from '@billfold/core/internal';
import type { Payment } from '@billfold/core/payments';
import { AmountText, TimeText, useTranslate } from '@billfold/react';
import { PaymentStatus, Table } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { PaidCell, PaymentCell } from './payment-cells.tsx';
import * as css from './payments.css.ts';

export interface PaymentsTableProps {
  /** Null while they load. */
  readonly payments: readonly Payment[] | null;
}

/** Rows that open their payment. */
export function PaymentsTable({ payments }: PaymentsTableProps): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const hrefOf = ({ id }: Payment): string => `/payments/payments/${encodeURIComponent(id)}`;
  return (
    <Table
      label={t('payments.title')}
      rows={payments}
      loadingRows={8}
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
          className: css.paymentColumn,
          draw: (payment: Payment) => <PaymentCell payment={payment} />,
        },
        {
          id: 'status',
          heading: t('payments.column.status'),
          wraps: true,
          className: css.statusColumn,
          draw: (payment: Payment) => <PaymentStatus payment={payment} hidesTest />,
        },
        {
          id: 'paid',
          heading: t('payments.column.paid'),
          align: 'end',
          tone: 'quiet',
          className: css.paidColumn,
          draw: (payment: Payment) => <PaidCell payment={payment} />,
        },
        {
          id: 'price',
          heading: t('payments.column.price'),
          align: 'end',
          tone: 'strong',
          className: css.priceColumn,
          draw: ({ price }: Payment) => <AmountText amount={formatPrice(price)} />,
        },
        {
          id: 'created',
          heading: t('payments.column.created'),
          align: 'end',
          tone: 'quiet',
          className: css.createdColumn,
          draw: ({ createdAt }: Payment) => <TimeText at={createdAt} />,
        },
      ]}
    />
  );
}
