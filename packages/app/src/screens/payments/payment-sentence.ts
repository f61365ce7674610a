import { estimateTime, getNetwork } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import {
  addAmounts,
  findExcess,
  findShortfall,
  formatExcess,
  formatPrice,
  isAboveZero,
  trimDecimal,
} from '@billfold/core/internal';
import type { Payment } from '@billfold/core/payments';
import { newestCounted } from '../../common/newest-counted.ts';
import { formatSum } from './format-sum.ts';
import { nameOfAsset } from './name-of-asset.ts';
import {
  hasMoney,
  isEnded,
  isRefundedByCancelling,
  type PaymentAction,
} from './payment-actions.ts';
import { isAllRefunding, isPriceRefunding, type Refunding } from './refunds/find-refunding.ts';

/** Returns one sentence about a payment: what happened, and what is to be done. */
export function paymentSentence(payment: Payment, refunding: Refunding, t: Translate): string {
  const { displayStatus, confirmations } = payment;
  const amounts = { ...amountsOf(payment), sum: refundingText(refunding) };
  const isRejected = payment.status === 'INVALID' && hasMoney(payment);
  if (isRejected && payment.refundState === 'NONE' && !isTakenBack(payment))
    return t('payment.says.rejected', amounts);
  switch (displayStatus) {
    case 'Created':
      return t('payment.says.created');
    case 'Pending':
      return t(
        otherCoinsText(payment) === '' ? 'payment.says.pending' : 'payment.says.pending.still',
        amounts,
      );
    case 'Underpaid':
      if (payment.status === 'PENDING') return t('payment.says.partly', amounts);
      if (payment.status === 'CANCELLED') return t('payment.says.cancelled.part', amounts);
      return t('payment.says.underpaid', amounts);
    case 'Confirming':
      return t(
        isReplaceable(payment) ? 'payment.says.confirming.replaceable' : 'payment.says.confirming',
        {
          current: confirmations?.current ?? 0,
          required: confirmations?.required ?? 0,
          minutes: minutesLeft(payment),
        },
      );
    case 'Confirmed':
    case 'Overpaid':
    case 'Completed':
      if (isAllRefunding(payment, refunding)) return t('payment.says.returning.all');
      if (isPriceRefunding(payment, refunding)) return t('payment.says.returning', amounts);
      if (payment.paidState === 'OVERPAID' && payment.paidElsewhere !== null)
        return t('payment.says.markedPaid.over', amounts);
      if (payment.paidState === 'OVERPAID')
        return t(
          refunding.sums.length > 0 ? 'payment.says.refunding' : 'payment.says.overpaid',
          amounts,
        );
      if (payment.paidElsewhere !== null) return t('payment.says.markedPaid');
      return t(displayStatus === 'Completed' ? 'payment.says.completed' : 'payment.says.confirmed');
    case 'Late':
      return t(
        payment.paidState === 'OVERPAID' ? 'payment.says.late.over' : 'payment.says.late',
        amounts,
      );
    case 'Expired': {
      const other = otherCoinsText(payment);
      return other === ''
        ? t('payment.says.expired')
        : t('payment.says.expired.other', { ...amounts, other });
    }
    case 'Cancelled':
      return t('payment.says.cancelled');
    case 'Invalid':
      if (isTakenBack(payment) && !hasMoney(payment)) return t('payment.says.takenBack');
      return t(hasMoney(payment) ? 'payment.says.invalidWithMoney' : 'payment.says.invalid');
    case 'Partially refunded':
      if (!isAboveZero(payment.refunded)) return t('payment.says.refunded');
      if (refunding.sums.length > 0) return t('payment.says.refunded.more', amounts);
      // Less than the price came in time: the rest is the customer's until it is accepted.
      if (isEnded(payment)) return t('payment.says.refunded.some', amounts);
      return t('payment.says.refunded.part', amounts);
    case 'Refunded':
      return t('payment.says.refunded.all');
    default:
      return displayStatus satisfies never;
  }
}

/**
 * Returns a sentence about coins that arrived and pay nothing; null where none did, where they go back, or where the
 * sentence about the payment names them.
 */
export function otherCoinsSentence(
  payment: Payment,
  { coins }: Refunding,
  t: Translate,
): string | null {
  const { displayStatus, status, method } = payment;
  const other = otherCoinsText(payment, coins);
  if (other === '' || displayStatus === 'Expired') return null;
  const isGoingOn = status === 'CREATED' || status === 'PENDING' || status === 'CONFIRMING';
  const unit = method?.asset ?? '';
  const says = hasMoney(payment) ? 'payment.says.other' : 'payment.says.otherOnly';
  return t(isGoingOn ? `${says}.open` : says, { other, unit });
}

/** Returns the coins that arrived and pay nothing, such as `5 USDT`; empty where none did. */
export function otherCoinsText(payment: Payment, except: readonly string[] = []): string {
  return listOtherCoins(payment, except)
    .map(({ amount, unit }) => `${amount} ${unit}`)
    .join(' + ');
}

/** Lists the coins that arrived and pay nothing, each once with all that came of it. */
export function listOtherCoins(
  { flags, transfers, method }: Payment,
  except: readonly string[] = [],
): readonly { readonly amount: string; readonly unit: string }[] {
  if (!flags.includes('wrongAsset')) return [];
  const chosen = method === null ? null : nameOfAsset(method);
  const others = transfers.filter((each) => !each.counted && nameOfAsset(each) !== chosen);
  return [...new Set(others.map(nameOfAsset))]
    .filter((name) => !except.includes(name))
    .map((name) => {
      const own = others.filter((each) => nameOfAsset(each) === name);
      const amount = addAmounts(own.map((each) => each.amount));
      return { amount, unit: own[0]?.asset ?? name };
    });
}

/** Returns the name of a decision; that of taking a part of the price as all of it names the part. */
export function nameOfAction(action: PaymentAction, payment: Payment, t: Translate): string {
  if (action === 'accept' && payment.paidState !== 'UNDERPAID') return t('payment.accept.whole');
  if (action === 'cancel' && isRefundedByCancelling(payment))
    return t('payment.cancel.refund', { other: otherCoinsText(payment) });
  return t(`payment.${action}`, { value: creditedText(payment) });
}

/** Returns what arrived, in the chosen asset and in the currency of the price. */
export function seenText(payment: Payment): string {
  const { seen, method } = payment;
  return `${trimDecimal(seen)} ${method?.asset ?? ''} (${creditedText(payment)})`;
}

/** Returns what counts of a payment, in the currency of its price. */
function creditedText({ credited, price: { currency } }: Payment): string {
  return formatSum({ amount: credited, currency });
}

function amountsOf(payment: Payment) {
  const { due, method, price } = payment;
  return {
    due: due === null ? '' : trimDecimal(due),
    unit: method?.asset ?? '',
    seen: seenText(payment),
    over: overText(payment),
    above: aboveText(payment),
    missing: restText(payment),
    credited: creditedText(payment),
    price: formatPrice(price),
    refunded: trimDecimal(payment.refunded),
  };
}

/** Estimates the minutes until the confirmations that are required, one at the least. */
function minutesLeft({ confirmations, method, transfers }: Payment): number {
  const coin = newestCounted(transfers) ?? method;
  if (confirmations === null || coin === null) return 1;
  const left = Math.max(1, confirmations.required - confirmations.current);
  const { minutesPerConfirmation } = getNetwork(coin.network);
  const { hours, minutes } = estimateTime(left, minutesPerConfirmation);
  return hours * 60 + minutes;
}

/** Reports whether the sender of what pays can still replace it. */
const isReplaceable = ({ transfers }: Payment): boolean =>
  transfers.some(
    ({ counted, replaceable, confirmations }) => counted && replaceable && confirmations === 0,
  );

/** Reports whether the network took back what had paid. */
const isTakenBack = ({ flags }: Payment): boolean => flags.includes('reorged');

const refundingText = ({ sums }: Refunding): string =>
  sums.map(({ amount, asset }) => `${amount} ${asset}`).join(' + ');

/** Returns what came above the price, in the chosen asset and in the currency of the price. */
export function overText(payment: Payment): string {
  const { overBy, method } = payment;
  return formatExcess({ overBy, coin: method?.asset ?? '', value: findExcess(payment) });
}

/** Returns what came above the price, in its currency; in the chosen asset where it has no value. */
function aboveText(payment: Payment): string {
  const value = findExcess(payment);
  return value === null ? overText(payment) : formatSum(value);
}

/** Returns what is missing of the price, in the chosen asset and in its currency. */
export function missingText(payment: Payment): string {
  const { shortBy, method } = payment;
  const coin = method?.asset ?? '';
  return formatExcess({ overBy: shortBy, coin, value: findShortfall(payment) });
}

/** Writes what an underpaid payment would ask for at a new rate: its price alone, where the shop counts in money. */
export function restText(payment: Payment): string {
  const value = findShortfall(payment);
  return value === null ? missingText(payment) : formatSum(value);
}
