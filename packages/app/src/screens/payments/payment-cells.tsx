import { compareAmounts, isAboveZero, trimDecimal } from '@billfold/core/internal';
import type { ListedPayment } from '@billfold/core/payments';
import { AmountText, CoinMark, useTranslate } from '@billfold/react';
import { Icon, icons, PaymentStatus, useIsPhone } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { attentionText } from './attention-text.ts';
import { formatSum } from './format-sum.ts';
import { nameOfPayment } from './name-of-payment.ts';
import * as css from './payments.css.ts';

interface PaymentCellProps {
  readonly payment: ListedPayment;
}

/** Order of a payment, which is the link of its row, above its customer. */
export function PaymentCell({
  payment,
  title,
  hidesCustomer,
  isNarrow,
}: PaymentCellProps & {
  /** Description that the other rows have too. */
  readonly title: string | undefined;
  readonly hidesCustomer: boolean;
  readonly isNarrow: boolean;
}): ReactElement {
  const { customer, orderId } = payment;
  const description = payment.description === title ? null : payment.description;
  const who = hidesCustomer ? null : (customer?.name ?? customer?.email ?? null);
  const about = who ?? (orderId === null ? null : description);
  const name = nameOfPayment({ ...payment, description });
  const hasWords = orderId !== null || Boolean(description);
  return (
    <span className={css.named}>
      {/* The line of the customer is free for a long name. */}
      <bdi className={isNarrow && !about && hasWords ? css.twoLines : css.oneLine} title={name}>
        {name}
      </bdi>
      {about && (
        <bdi className={css.who} title={about}>
          {about}
        </bdi>
      )}
    </span>
  );
}

/** Status of a payment above one line: what is wrong with it, and whether a member has dealt with that. */
export function StatusCell({
  payment,
  isNarrow,
}: PaymentCellProps & { readonly isNarrow: boolean }): ReactElement {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const reason = attentionText(payment, t);
  const handled = payment.handled && t('payment.handled.by', { name: payment.handled.by });
  const facts = [reason, handled].filter((fact) => fact !== null);
  return (
    <span className={css.status}>
      <PaymentStatus
        payment={payment}
        hidesTest
        others={!isNarrow || isPhone ? 'text' : facts.length > 0 ? 'count' : 'below'}
      />
      {facts.length > 0 && (
        <span className={css.reason} title={facts.join(' · ')}>
          {reason}
          {facts.length > 1 && ' · '}
          {handled !== null && (
            <>
              <Icon shape={icons.check} size={16} className={css.handledMark} />
              <bdi>{handled}</bdi>
            </>
          )}
        </span>
      )}
    </span>
  );
}

/** Amount that came, or that is due while none has. */
export function PaidCell({ payment }: PaymentCellProps): ReactElement {
  const t = useTranslate();
  const { method, seen, due, paidState, paidElsewhere } = payment;
  if (paidElsewhere !== null && paidState === 'UNPAID') return <span>–</span>;
  if (method === null || due === null)
    return <span className={css.notChosen}>{t('payments.notChosen')}</span>;
  const hasMoney = paidState !== 'UNPAID';
  return (
    <span className={css.paid}>
      <CoinMark symbol={method.asset} network={method.network} size={20} />
      <span>
        {hasMoney ? (
          <AmountText amount={trimDecimal(seen)} unit={method.asset} />
        ) : (
          t('payments.ofDue', { due: trimDecimal(due), unit: method.asset })
        )}
        <UnlikePrice payment={payment} />
      </span>
    </span>
  );
}

/** Value of what counts for a payment; nothing where it is the price, which its row states. */
function UnlikePrice({ payment: { price, credited } }: PaymentCellProps): ReactElement | null {
  const isCounted = isAboveZero(credited) && compareAmounts(credited, price.amount).sign !== 0;
  if (!isCounted) return null;
  return <span className={css.value}>{formatSum({ ...price, amount: credited })}</span>;
}
