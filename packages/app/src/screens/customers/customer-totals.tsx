import { isAboveZero } from '@billfold/core/internal';
import type { Customer, CustomerDetail } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { Card } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { formatNet, formatSum } from '../payments/format-sum.ts';
import * as css from './customers.css.ts';

/** Sums of the confirmed payments of a customer in one row of each currency; what stayed of them leads. What is open comes last. */
export function CustomerTotals({ customer }: { readonly customer: CustomerDetail }): ReactElement {
  const t = useTranslate();
  const { totals, paymentsCount, open } = customer;
  const isOne = totals.length === 1;
  const openFact = open.length > 0 && (
    <Fact label={t('customer.totals.open')}>{open.map(formatSum).join(' · ')}</Fact>
  );
  return (
    <Card title={t('customer.totals')}>
      {totals.length === 0 && <p className={css.muted}>{t('customer.totals.none')}</p>}
      {totals.map((total) => (
        <CurrencyTotals key={total.currency} {...{ total, isOne, paymentsCount }}>
          {isOne && openFact}
        </CurrencyTotals>
      ))}
      {!isOne && openFact && <dl className={css.totals}>{openFact}</dl>}
    </Card>
  );
}

interface CurrencyTotalsProps {
  readonly total: Customer['totals'][number];
  /** True for the only currency, which need not be told from others. */
  readonly isOne: boolean;
  /** Number of payments in any currency, whatever became of them. */
  readonly paymentsCount: number;
  /** Fact at the end of the row. */
  readonly children: ReactNode;
}

function CurrencyTotals(props: CurrencyTotalsProps): ReactElement {
  const { total, isOne, paymentsCount, children } = props;
  const t = useTranslate();
  const { currency, received, refunded, count } = total;
  const hasRefunds = isAboveZero(refunded);
  const receivedLabel = isOne
    ? t('customers.column.received')
    : t('customer.totals.received', { currency });
  const netLabel = isOne ? t('customers.column.net') : t('customer.totals.net', { currency });
  const refundedLabel = isOne
    ? t('customers.column.refunded')
    : t('customer.totals.refunded', { currency });
  const net = formatNet(total);
  const sum = (amount: typeof received) => <AmountText amount={formatSum({ amount, currency })} />;
  return (
    <dl className={css.totals}>
      <Fact label={hasRefunds ? netLabel : receivedLabel}>
        <AmountText amount={net} />
      </Fact>
      {hasRefunds && <Fact label={receivedLabel}>{sum(received)}</Fact>}
      {hasRefunds && <Fact label={refundedLabel}>{sum(refunded)}</Fact>}
      <Fact label={isOne ? t('payments.title') : t('customer.totals.count', { currency })}>
        {isOne ? t('customer.totals.of', { count, total: paymentsCount }) : count}
      </Fact>
      {children}
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps): ReactElement {
  return (
    <div>
      <dt className={css.muted}>{label}</dt>
      <dd className={css.total}>{children}</dd>
    </div>
  );
}
