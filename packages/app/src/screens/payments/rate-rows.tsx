import type { Decimal } from '@billfold/core';
import type { PaymentDetail, PaymentMethod, Transfer } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { StatementRow } from '@billfold/react/internal';
import { isWaiting } from '../../common/is-waiting.ts';
import { rateText } from '../../common/rate-text.ts';
import { formatSum } from './format-sum.ts';
import * as css from './payment.css.ts';
import { valueAtRate } from './value-at-rate.ts';

/**
 * Rates of a payment: those at which what came is booked, and, while the payment waits, the one that it asks at. Of
 * money that came late, also the rate and the value when it came.
 */
export function useRateRows(payment: PaymentDetail): readonly StatementRow[] {
  const t = useTranslate();
  const { price, flags } = payment;
  const isLate = flags.includes('late');
  const line = (asset: string, rate: Decimal, amounts: readonly Decimal[]) => (
    <span dir="ltr">
      {t('payment.rate.value', {
        unit: asset,
        price: rateText({ rate, currency: price.currency, amounts }),
      })}
    </span>
  );
  return [
    ...bookedRates(payment).map(({ asset, rate, amounts }) => ({
      id: `rate ${asset} ${rate}`,
      label: t(isLate ? 'payment.rate.booked' : 'payment.rate'),
      value: line(asset, rate, amounts),
    })),
    ...lateTransfers(payment).flatMap(({ transfer, arrivalRate }, at) =>
      arrivalRate === null
        ? []
        : [
            {
              id: `arrival ${at}`,
              label: t('payment.rate.arrival'),
              value: line(transfer.asset, arrivalRate, [transfer.amount]),
            },
            {
              id: `value ${at}`,
              label: t('payment.value.arrival'),
              value: (
                <>
                  {formatSum(valueAtRate(transfer.amount, arrivalRate, price.currency))}
                  <span className={css.valueBelow}>{t('payment.value.arrival.hint')}</span>
                </>
              ),
            },
          ],
    ),
  ];
}

interface BookedRate extends Pick<PaymentMethod, 'asset' | 'rate'> {
  /** Amounts that are valued at it. */
  readonly amounts: readonly Decimal[];
}

function bookedRates({ method, due, status, transfers, values }: PaymentDetail) {
  const counted = transfers.flatMap(({ asset, amount }, at): readonly BookedRate[] => {
    const rate = values[at]?.rate ?? null;
    return rate === null ? [] : [{ asset, rate, amounts: [amount] }];
  });
  const isAsked = counted.length === 0 || isWaiting({ status });
  const asked: readonly BookedRate[] =
    method === null || !isAsked
      ? []
      : [{ ...method, amounts: due === null || !/[1-9]/.test(due) ? [] : [due] }];
  const rates = new Map<string, BookedRate>();
  for (const each of [...counted, ...asked]) {
    const key = `${each.asset} ${each.rate}`;
    const amounts = [...(rates.get(key)?.amounts ?? []), ...each.amounts];
    rates.set(key, { ...each, amounts });
  }
  return [...rates.values()];
}

/** Lists the transfers that count and came after the time to pay, with their rates then. */
function lateTransfers({ flags, expiresAt, transfers, values }: PaymentDetail) {
  if (!flags.includes('late') || expiresAt === null) return [];
  return transfers.flatMap((transfer: Transfer, at) =>
    transfer.counted && transfer.firstSeenAt >= expiresAt
      ? [{ transfer, arrivalRate: values[at]?.arrivalRate ?? null }]
      : [],
  );
}
