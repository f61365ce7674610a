import { getNetwork } from '@billfold/core';
import type { AttentionReason, Payment } from '@billfold/core/contract';
import type { PaymentEvent } from '@billfold/core/internal';
import { inOneLine } from '../business-mails/in-one-line.ts';
import { mailBusiness } from '../business-mails/mail-business.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';

export interface MailedPayment {
  /** Payment after the event. */
  readonly payment: Payment;
  readonly event: PaymentEvent;
}

/** Emails a business that a payment was completed or needs attention. Other events are not emailed. */
export async function mailPayment(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  { payment, event }: MailedPayment,
): Promise<void> {
  const { id, businessId, livemode, orderId } = payment;
  const price = `${payment.price.amount} ${payment.price.currency}`;
  const details = [
    ...(orderId === null ? [] : [`Order: ${inOneLine(orderId)}`]),
    { link: `${context.publicUrl}/payments/payments/${id}`, label: 'Open payment' },
  ];
  if (event.type === 'payment.completed')
    return mailBusiness(tx, context, {
      ...{ businessId, event: 'payment.completed', livemode },
      compose: (shop) => ({
        subject: `Payment of ${price} completed`,
        paragraphs: [
          `${shop} was paid ${price}. The payment is final.`,
          ...receivedOf(payment),
          ...details,
        ],
      }),
    });
  if (event.type !== 'payment.attention') return;
  const sentences = event.reasons.flatMap((reason) => sentenceOf(reason, payment));
  if (sentences.length === 0) return;
  return mailBusiness(tx, context, {
    ...{ businessId, event: 'payment.attention', livemode },
    compose: (shop) => ({
      subject: `Payment of ${price} needs attention`,
      paragraphs: [
        `A payment of ${price} to ${shop} needs your attention.`,
        ...sentences,
        ...receivedOf(payment),
        ...details,
      ],
    }),
  });
}

function receivedOf({ method, seen }: Payment): readonly string[] {
  if (method === null) return [];
  return [`Received: ${seen} ${method.asset} on ${getNetwork(method.network).name}`];
}

/** Returns what a reason means; nothing of a payment that a member opened again, or that names no payment. */
function sentenceOf(
  reason: AttentionReason,
  { method, shortBy, overBy }: Payment,
): readonly string[] {
  const unit = method?.asset ?? '';
  switch (reason) {
    case 'underpaid':
      return [`The customer paid too little: ${shortBy} ${unit} is missing.`];
    case 'overpaid':
      return [`The customer paid ${overBy} ${unit} too much.`];
    case 'late':
      return ['The money came after the time to pay.'];
    case 'wrong_asset':
      return ["Another asset came. It doesn't count for the payment."];
    case 'multiple':
      return ['Another transfer came.'];
    case 'reorged':
      return [
        "The network took a block back. Don't ship until the payment is confirmed once more.",
      ];
    case 'reopened':
    case 'unmatched':
      return [];
    default:
      return reason satisfies never;
  }
}
