import { getNetwork } from '@billfold/core';
import type { Receipt, ReceiptTransfer } from '@billfold/core/contract';
import type { Translate } from '@billfold/core/i18n';
import {
  addAmounts,
  compareAmounts,
  isAboveZero,
  markText,
  overText,
  shortText,
  trimDecimal,
} from '@billfold/core/internal';
import { type Checkout, priceText } from '@billfold/core/payments';
import { AddressText, TimeText, useTranslate } from '@billfold/react';
import type { StatementRow } from '@billfold/react/internal';
import { issuerRows } from '../common/issuer-rows.tsx';
import { rateText } from '../common/rate-text.ts';
import { laterTransfers } from './later-transfers.ts';
import { lineLabel, lineSum } from './line-text.ts';
import * as css from './pay.css.ts';
import { CopiedId } from './payment-id.tsx';
import { hashLine, part } from './receipt.css.ts';
import { TransactionLink } from './transaction-link.tsx';

/** Returns the lines of a receipt: who was paid, for what, how much, with which transactions, and what of it was too much. */
export function useReceiptRows(receipt: Receipt, checkout: Checkout): readonly StatementRow[] {
  const t = useTranslate();
  const { paidState, refunded, overBy } = checkout;
  // A payment whose excess was sent back is paid, and its payer still looks for both amounts.
  const hasExcess = paidState === 'OVERPAID' || (isAboveZero(refunded) && isAboveZero(overBy));
  const { description, orderId, lines, price, paymentId, paidElsewhere } = receipt;
  const transfers: readonly PaidTransfer[] = [
    ...receipt.transfers,
    ...laterTransfers(receipt, checkout),
  ];
  const { currency } = price;
  const place = { currency, sandbox: checkout.sandbox, hasExcess };
  return [
    ...partyRows(receipt, t),
    ...textRow(t('checkoutReceipt.invoice'), checkout.invoiceNumber ?? null),
    ...textRow(t('checkoutReceipt.description'), description),
    ...textRow(t('checkoutReceipt.order'), orderId),
    ...lines.map((line) => ({
      label: lineLabel(line, currency, t),
      value: lineSum(line, currency, t),
    })),
    {
      label: t(checkout.isOpenAmount ? 'checkout.amount' : 'checkout.price'),
      value: priceText(price, t),
      total: true,
    },
    ...(transfers.length === 1
      ? transfers.flatMap((transfer) => transferRows(transfer, place, t))
      : transfers.flatMap((transfer, index) => partRows(transfer, index + 1, place, t))),
    ...(paidElsewhere === null
      ? []
      : [
          {
            label: t('checkoutReceipt.marked'),
            value: priceText({ amount: paidElsewhere, currency }, t),
          },
        ]),
    ...(hasExcess
      ? [
          {
            label: t('checkoutReceipt.over'),
            value: <span dir="ltr">{overText(checkout, t)}</span>,
          },
        ]
      : []),
    ...textRow(
      t('checkoutReceipt.short'),
      shortText({ ...checkout, shortBy: checkout.remaining }, t),
    ),
    ...refundRows(checkout, t),
    {
      label: t('checkoutReceipt.id'),
      value: <CopiedId id={paymentId} />,
      stacked: true,
    },
  ];
}

/** Currency of a receipt, and whether its transactions are those of the sandbox. */
interface ReceiptPlace extends Pick<Checkout, 'sandbox'> {
  readonly currency: string;
  /** True where more than the price came: what came after the receipt is too much. */
  readonly hasExcess: boolean;
}

type ReceiptFacts = 'hash' | 'asset' | 'network' | 'amount' | 'receivedAt' | 'counted';

/** Transfer that pays; without a rate where it came after the receipt. */
interface PaidTransfer extends Pick<ReceiptTransfer, ReceiptFacts> {
  readonly rate: ReceiptTransfer['rate'] | null;
  /** Value in the currency of the price; null where it came after the receipt. */
  readonly credited: ReceiptTransfer['credited'] | null;
}

function textRow(label: string, value: string | null): readonly StatementRow[] {
  return value === null ? [] : [{ label, value: <bdi>{value}</bdi> }];
}

/**
 * Lines of what was sent back in the chosen coin, and of what the network took of it; a refund that cancels the excess
 * alone has no state of its own.
 */
function refundRows(checkout: Checkout, t: Translate): readonly StatementRow[] {
  const { refunds, refundState, selected } = checkout;
  const state = refundState === 'NONE' ? null : t(`checkoutReceipt.refunded.${refundState}`);
  const own = refunds.filter(
    ({ asset, network }) => asset === selected?.asset && network === selected.network,
  );
  if (own.length === 0) return textRow(t('checkoutReceipt.refunded'), state);
  const sent = addAmounts(own.map((refund) => refund.sent));
  const fee = compareAmounts(addAmounts(own.map(({ amount }) => amount)), sent).by;
  return [
    {
      label: t('checkoutReceipt.refunded'),
      value: (
        <>
          <span dir="ltr">{`${trimDecimal(sent)} ${selected?.asset}`}</span>
          {state !== null && ` · ${state}`}
        </>
      ),
    },
    ...(isAboveZero(fee)
      ? [
          {
            label: t('checkoutReceipt.refunded.fee'),
            value: <span dir="ltr">{`${trimDecimal(fee)} ${selected?.asset}`}</span>,
          },
        ]
      : []),
  ];
}

function partyRows({ merchant }: Receipt, t: Translate): readonly StatementRow[] {
  return issuerRows(merchant, {
    name: t('checkoutReceipt.merchant'),
    address: t('checkoutReceipt.address'),
    vat: t('checkoutReceipt.vat'),
    registration: t('checkoutReceipt.registration'),
  });
}

/** Lines of one of several transfers, below its number and its value. */
function partRows(
  transfer: PaidTransfer,
  number: number,
  place: ReceiptPlace,
  t: Translate,
): readonly StatementRow[] {
  return [
    {
      label: t('checkoutReceipt.part', { number: `${number}` }),
      value: (
        <span dir="ltr" className={part}>
          {partText(transfer, place, t)}
        </span>
      ),
    },
    ...transferRows(transfer, place, t).map((row) => ({
      ...row,
      id: `${number} ${row.label}`,
    })),
  ];
}

/** Returns the value of a transfer; of one that came after the receipt, that it is too much, or else its coins. */
function partText(
  { credited, amount, asset }: PaidTransfer,
  { currency, hasExcess }: ReceiptPlace,
  t: Translate,
): string {
  if (credited !== null) return priceText({ amount: credited, currency }, t);
  return hasExcess ? t('checkoutReceipt.over') : `${trimDecimal(amount)} ${asset}`;
}

function transferRows(
  { hash, asset, network, amount, rate, credited, receivedAt, counted }: PaidTransfer,
  { currency, sandbox }: Omit<ReceiptPlace, 'hasExcess'>,
  t: Translate,
): readonly StatementRow[] {
  const paid = `${trimDecimal(amount)} ${asset} · ${getNetwork(network).name}`;
  return [
    {
      label: t('checkoutReceipt.paid'),
      value: (
        <>
          <span dir="ltr">{paid}</span>
          {!counted && ` · ${t('checkout.transfers.uncounted')}`}
        </>
      ),
    },
    ...(rate === null
      ? []
      : [
          {
            label: t('checkoutReceipt.rate'),
            value: (
              <span dir="ltr">
                {t('checkout.rate', {
                  asset,
                  price: rateText({ rate, currency, amounts: [amount] }, t),
                })}
              </span>
            ),
            hint: markOf({ amount, rate, credited }, currency, t),
          },
        ]),
    { label: t('checkoutReceipt.date'), value: <TimeText at={receivedAt} form="date" /> },
    ...(hash === null
      ? []
      : [
          {
            label: t('checkoutReceipt.transaction'),
            value: (
              <span className={hashLine}>
                <AddressText address={hash} form="grouped" />
                <span className={css.printlessIcon}>
                  <TransactionLink {...{ network, hash, sandbox }} />
                </span>
              </span>
            ),
            stacked: true,
          },
        ]),
  ];
}

/** Returns the sentence about what a transfer has above the part of the price that it paid, to mark the payment. */
function markOf(
  { amount, rate, credited }: Pick<PaidTransfer, 'amount' | 'rate' | 'credited'>,
  currency: string,
  t: Translate,
): string | undefined {
  if (rate === null || credited === null || !isAboveZero(credited)) return undefined;
  const value = markText({ amount, rate, pays: { amount: credited, currency } }, t);
  return value === null ? undefined : t('checkoutReceipt.mark', { value });
}
