import { isAboveZero } from '@billfold/core/internal';
import type { Customer, CustomerDetail } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { Card, Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { netOf } from '../../common/net-of.ts';
import { formatSignedSum, formatSum } from '../payments/format-sum.ts';
import * as css from './customers.css.ts';

/** Sums of the confirmed payments of a customer, by currency; what stayed of them leads. What is open comes last. */
export function CustomerTotals({ customer }: { readonly customer: CustomerDetail }): ReactElement {
  const t = useTranslate();
  const { totals, open } = customer;
  return (
    <Card title={t('customer.totals')}>
      {totals.length === 0 && <p className={css.muted}>{t('customer.totals.none')}</p>}
      {totals.map((total) => (
        <CurrencyTotals key={total.currency} total={total} isOne={totals.length === 1} />
      ))}
      {open.length > 0 && (
        <Statement
          rows={[{ label: t('customer.totals.open'), value: open.map(formatSum).join(' · ') }]}
        />
      )}
    </Card>
  );
}

interface CurrencyTotalsProps {
  readonly total: Customer['totals'][number];
  /** True for the only currency, which need not be told from others. */
  readonly isOne: boolean;
}

function CurrencyTotals({ total, isOne }: CurrencyTotalsProps): ReactElement {
  const t = useTranslate();
  const { currency, received, refunded, count } = total;
  const hasRefunds = isAboveZero(refunded);
  const receivedLabel = isOne
    ? t('customers.column.received')
    : t('customer.totals.received', { currency });
  const netLabel = isOne ? t('customers.column.net') : t('customer.totals.net', { currency });
  const net = formatSignedSum(netOf({ received, refunded }), currency);
  return (
    <>
      <p className={css.leading}>
        <span className={css.muted}>{hasRefunds ? netLabel : receivedLabel}</span>
        <AmountText amount={net} size="xl" />
      </p>
      <Statement
        rows={[
          ...(hasRefunds
            ? [
                {
                  label: receivedLabel,
                  value: <AmountText amount={formatSum({ amount: received, currency })} />,
                },
                {
                  label: isOne
                    ? t('customers.column.refunded')
                    : t('customer.totals.refunded', { currency }),
                  value: <AmountText amount={formatSum({ amount: refunded, currency })} />,
                },
              ]
            : []),
          {
            label: isOne ? t('payments.title') : t('customer.totals.count', { currency }),
            value: count,
          },
        ]}
      />
    </>
  );
}
