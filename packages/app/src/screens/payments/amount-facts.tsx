import type { Decimal } from '@billfold/core';
import { compareAmounts, findExcess, findShortfall, trimDecimal } from '@billfold/core/internal';
import type { Payment, PaymentDetail, Price, Transfer } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { Statement, type StatementRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { isPaidAsChosen } from './booked-value.ts';
import { FactGroup } from './fact-group.tsx';
import { formatSum } from './format-sum.ts';
import { isOver } from './method-facts.tsx';
import { listOtherCoins } from './payment-sentence.ts';
import { useRateRows } from './rate-rows.tsx';
import { valueOfRefund } from './refunds/value-of-refund.ts';
import { ValueBelow } from './value-below.tsx';

/** Amounts that are asked for and that came, in the asset that the customer chose. */
export function AmountFacts({ payment }: { readonly payment: PaymentDetail }): ReactElement {
  const t = useTranslate();
  const { price, confirmations, tolerance } = payment;
  const rates = useRateRows(payment);
  const money = (amount: Decimal): string => formatSum({ amount, currency: price.currency });
  // The transfers say how many there are.
  const isNotFinal =
    confirmations !== null &&
    confirmations.current >= confirmations.required &&
    confirmations.current < confirmations.final;
  return (
    <FactGroup title={t('payment.amounts')}>
      <Statement
        density="plain"
        rows={[
          { label: t('payment.price'), value: <AmountText amount={formatSum(price)} /> },
          ...(/[1-9]/.test(tolerance)
            ? [{ label: t('payment.tolerance'), value: money(tolerance) }]
            : []),
          // Folded with the address then.
          ...(isOver(payment) ? [] : rates),
          ...useAmountRows(payment),
          // They are counted from the transfer that completes the price.
          ...(isNotFinal && payment.paidState !== 'UNDERPAID'
            ? [
                {
                  label: t('payment.finalAt'),
                  value: t('payment.finalAt.value', { count: confirmations.final }),
                },
              ]
            : []),
        ]}
      />
    </FactGroup>
  );
}

/**
 * Amounts in the chosen asset, each figure once: what is due where something else or nothing came, what is confirmed
 * where that is a part, others where they are not zero, and what counts of an asset that was chosen before.
 */
export function useAmountRows(payment: PaymentDetail): readonly StatementRow[] {
  const t = useTranslate();
  const { method, due, paidElsewhere, price } = payment;
  const elsewhere: readonly StatementRow[] =
    paidElsewhere === null
      ? []
      : [
          {
            label: t('payment.paidElsewhere'),
            value: formatSum({ amount: paidElsewhere, currency: price.currency }),
          },
        ];
  if (method === null || due === null) return elsewhere;
  const isOtherwise = isPaidOtherwise(payment);
  const amounts = ['seen', 'confirmed', 'shortBy', 'overBy', 'refunded'] as const;
  const shown = amounts.filter((name) => {
    if (name === 'shortBy' && payment.paidState === 'UNPAID') return false;
    if (name === 'confirmed' && isSame(payment.confirmed, payment.seen)) return false;
    return /[1-9]/.test(payment[name]);
  });
  return [
    ...elsewhere,
    // Nothing is due of what was paid elsewhere.
    ...(isOtherwise || paidElsewhere !== null || isSame(due, payment.seen)
      ? []
      : [
          {
            label: t('payment.due'),
            value: <AmountText amount={trimDecimal(due)} unit={method.asset} />,
          },
        ]),
    ...paidOtherwise(payment).map(({ amount, asset, network }, index) => ({
      id: `seen ${network} ${index}`,
      label: t('payment.seen'),
      value: <AmountText amount={trimDecimal(amount)} unit={asset} />,
    })),
    ...listOtherCoins(payment).map(({ amount, unit }, index) => ({
      id: `uncounted ${index}`,
      label: t('payment.uncounted'),
      value: <AmountText {...{ amount, unit }} />,
    })),
    ...shown.map((name) => ({
      label: t(`payment.${name}`),
      value: (
        <>
          <AmountText amount={trimDecimal(payment[name])} unit={method.asset} />
          {name === 'seen' && <ValueBelow value={valueOfSeen(payment)} />}
          {name === 'shortBy' && <ValueBelow value={findShortfall(payment)} />}
          {name === 'overBy' && <ValueBelow value={findExcess(payment)} />}
          {name === 'refunded' && (
            <ValueBelow value={valueOfRefund(payment, { ...method, amount: payment.refunded })} />
          )}
        </>
      ),
    })),
  ];
}

/** Returns what counts, where all of it came in the chosen asset. */
function valueOfSeen(payment: Payment): Price | null {
  const { credited: amount, price } = payment;
  return isPaidAsChosen(payment) ? { amount, currency: price.currency } : null;
}

/** Lists transfers that count and are not in the chosen asset: the customer had chosen theirs before. */
function paidOtherwise({ method, transfers }: Payment): readonly Transfer[] {
  return transfers.filter(
    ({ counted, asset, network }) =>
      counted && (asset !== method?.asset || network !== method.network),
  );
}

/** Returns true where nothing is due in the chosen asset, because another one paid the price. */
function isPaidOtherwise(payment: Payment): boolean {
  return paidOtherwise(payment).length > 0 && !/[1-9]/.test(payment.due ?? '');
}

const isSame = (one: Decimal, other: Decimal): boolean => compareAmounts(one, other).sign === 0;
