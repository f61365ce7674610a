import { type Decimal, getNetwork } from '@billfold/core';
import type { PaymentLine, Price, Transfer } from '@billfold/core/contract';
import { trimDecimal } from '@billfold/core/internal';
import { priceText } from '@billfold/core/payments';
import type { MailFact } from '../mail/compose-mail.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import type { OriginFacts } from '../payments/load-origins.ts';

type Texts = Pick<MailLanguage, 'text'>;

/** Order of a payment, with the texts that describe it. */
export interface OrderFacts {
  readonly orderId: string | null;
  readonly description: string | null;
  /** Null where it pays no invoice. */
  readonly invoiceNumber?: string | null;
  readonly lines?: readonly Pick<PaymentLine, 'label' | 'quantity'>[];
}

/** Returns the rows that say what a payment is for: the invoice, the order, and its lines or its description. */
export function orderFacts(
  { orderId, description, invoiceNumber = null, lines = [] }: OrderFacts,
  { text }: Texts,
): readonly MailFact[] {
  const bought =
    lines.length === 0
      ? description
      : lines
          .map(({ quantity, label }) => text('receipt.line', { quantity: `${quantity}`, label }))
          .join(', ');
  return [
    ...(invoiceNumber === null ? [] : [{ label: text('fact.invoice'), value: invoiceNumber }]),
    ...(orderId === null ? [] : [{ label: text('fact.order'), value: orderId }]),
    ...(bought === null ? [] : [{ label: text('fact.for'), value: bought }]),
  ];
}

/** Payment as its row of the price names it. */
export interface PricedFacts extends Pick<OriginFacts, 'isOpenAmount'> {
  readonly price: Price;
}

export function priceFact(
  { price, isOpenAmount }: PricedFacts,
  { text, tag }: Pick<MailLanguage, 'text' | 'tag'>,
): MailFact {
  return {
    label: text(isOpenAmount ? 'checkout.amount' : 'fact.price'),
    value: priceText(price, { locale: tag }),
  };
}

/** Returns the row of what was paid elsewhere, in the currency of the price. */
export function markedFact(
  { currency }: Pick<Price, 'currency'>,
  amount: Decimal,
  { text, tag }: Pick<MailLanguage, 'text' | 'tag'>,
): MailFact {
  return { label: text('fact.marked'), value: priceText({ amount, currency }, { locale: tag }) };
}

export function idFact(id: string, { text }: Texts): MailFact {
  return { label: text('fact.id'), value: id, isCode: true };
}

/** Returns the transactions of transfers, each once. A contract may have paid without one. */
export function transactionFacts(
  transfers: readonly Pick<Transfer, 'hash'>[],
  { text }: Texts,
): readonly MailFact[] {
  const hashes = new Set(transfers.flatMap(({ hash }) => hash ?? []));
  return [...hashes].map((hash) => ({
    ...{ label: text('fact.transaction'), value: hash, isCode: true },
  }));
}

/** Names transfers with their networks, as `0.00105 BTC · Bitcoin`. */
export function transfersText(
  transfers: readonly Pick<Transfer, 'amount' | 'asset' | 'network'>[],
): string {
  return transfers
    .map(
      ({ amount, asset, network }) =>
        `${trimDecimal(amount)} ${asset} · ${getNetwork(network).name}`,
    )
    .join(', ');
}
