import { isAboveZero } from '@billfold/core/internal';
import type { Customer } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { Card, Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { netOf } from '../../common/net-of.ts';
import { formatSignedSum, formatSum } from '../payments/format-sum.ts';
import * as css from './customers.css.ts';

/** Sums of the confirmed payments of a customer, by currency. */
export function CustomerTotals({ customer }: { readonly customer: Customer }): ReactElement {
  const t = useTranslate();
  const { totals } = customer;
  // Only several currencies have to be told apart.
  const isOne = totals.length === 1;
  return (
    <Card title={t('customer.totals')}>
      {totals.length === 0 ? (
        <p className={css.muted}>{t('customer.totals.none')}</p>
      ) : (
        <Statement
          rows={totals.flatMap(({ currency, received, refunded, count }) => [
            {
              label: isOne
                ? t('customers.column.received')
                : t('customer.totals.received', { currency }),
              value: <AmountText amount={formatSum({ amount: received, currency })} />,
            },
            ...(isAboveZero(refunded)
              ? [
                  {
                    label: isOne
                      ? t('customers.column.refunded')
                      : t('customer.totals.refunded', { currency }),
                    value: <AmountText amount={formatSum({ amount: refunded, currency })} />,
                  },
                  {
                    label: isOne
                      ? t('customers.column.net')
                      : t('customer.totals.net', { currency }),
                    value: (
                      <AmountText
                        amount={formatSignedSum(netOf({ received, refunded }), currency)}
                      />
                    ),
                  },
                ]
              : []),
            {
              label: isOne ? t('payments.title') : t('customer.totals.count', { currency }),
              value: count,
            },
          ])}
        />
      )}
    </Card>
  );
}
