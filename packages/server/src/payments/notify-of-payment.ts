import type { AttentionReason, Payment } from '@billfold/core/contract';
import { findExcess, formatExcess, isAboveZero, type PaymentEvent } from '@billfold/core/internal';
import { notifyBusiness } from '../business-mails/notify-business.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { MailParagraph } from '../mail/compose-mail.ts';
import { inOneLine } from '../mail/in-one-line.ts';
import type { MailLanguage } from '../mail/mail-language.ts';

export interface NotifiedPayment {
  /** Payment after the event. */
  readonly payment: Payment;
  readonly event: PaymentEvent;
}

/** Notifies a business that a payment was completed or needs attention. Of other events it is not notified. */
export async function notifyOfPayment(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  { payment, event }: NotifiedPayment,
): Promise<void> {
  const { id, businessId, livemode, orderId } = payment;
  const price = `${payment.price.amount} ${payment.price.currency}`;
  const link = `${context.publicUrl}/payments/payments/${id}`;
  const detailsIn = (language: MailLanguage): readonly MailParagraph[] => [
    ...receivedOf(payment, language),
    ...(orderId === null ? [] : [language.text('business.order', { order: inOneLine(orderId) })]),
    { link, label: language.text('payment.open') },
  ];
  const completed = payment.paidElsewhere === null ? 'payment.completed' : 'payment.marked_paid';
  if (event.type === 'payment.completed')
    return notifyBusiness(tx, context, {
      ...{ businessId, event: 'payment.completed', livemode, objectId: id },
      write: (language, business) => ({
        subject: language.text('payment.completed.subject', { price }),
        paragraphs: [language.text(completed, { business, price }), ...detailsIn(language)],
      }),
    });
  if (event.type !== 'payment.attention') return;
  const reasons = event.reasons.filter(isNotified);
  if (reasons.length === 0) return;
  return notifyBusiness(tx, context, {
    ...{ businessId, event: 'payment.attention', livemode, objectId: id, reasons },
    write: (language, business) => ({
      subject: language.text('payment.attention.subject', { price }),
      paragraphs: [
        language.text('payment.attention', { business, price }),
        ...reasons.map((reason) => sentenceOf(reason, payment, language)),
        ...detailsIn(language),
      ],
    }),
  });
}

function receivedOf(
  { method, seen, paidElsewhere }: Payment,
  { text, amountOn }: MailLanguage,
): readonly string[] {
  // Zero is no news of a payment that was paid elsewhere.
  if (method === null || (paidElsewhere !== null && !isAboveZero(seen))) return [];
  const amount = amountOn(`${seen} ${method.asset}`, method.network);
  return [text('payment.received', { amount })];
}

type NotifiedReason = Exclude<AttentionReason, 'reopened' | 'unmatched'>;

/** Reports whether a business is notified of the reason; not that a member opened the payment again, or that money names none. */
const isNotified = (reason: AttentionReason): reason is NotifiedReason =>
  reason !== 'reopened' && reason !== 'unmatched';

function sentenceOf(reason: NotifiedReason, payment: Payment, { text }: MailLanguage): string {
  const { method, shortBy, overBy } = payment;
  const unit = method?.asset ?? '';
  switch (reason) {
    case 'underpaid':
      return text('payment.underpaid', { amount: `${shortBy} ${unit}` });
    case 'overpaid':
      return text('payment.overpaid', {
        amount: formatExcess({ overBy, coin: unit, value: findExcess(payment) }),
      });
    default:
      return text(`payment.${reason}`);
  }
}
