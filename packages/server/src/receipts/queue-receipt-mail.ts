import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { ReceiptContents } from '../db/schema/receipt-contents.ts';
import { inOneLine } from '../mail/in-one-line.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import { type MailReader, queueMail, type WriteMail } from '../mail/mailer.ts';
import { modeSubject } from '../mail/mode-subject.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';

export interface MailedReceipt {
  readonly to: MailReader;
  readonly row: Pick<PaymentRow, 'id' | 'livemode'>;
  readonly contents: ReceiptContents;
  readonly issuedAt: Date;
  /** True where anyone who knows the checkout may have entered the address. */
  readonly isEntered?: boolean;
}

/** Enqueues the email of a receipt to the payer. */
export function queueReceiptMail(
  tx: Db,
  { platform, publicUrl }: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  mailed: MailedReceipt,
): Promise<void> {
  return queueMail(tx, { platform }, { to: mailed.to, write: receiptMail(mailed, publicUrl) });
}

function receiptMail(
  { row: { id, livemode }, contents, issuedAt, isEntered = false }: MailedReceipt,
  publicUrl: string,
): WriteMail {
  const { number, orderId, price, footer } = contents;
  const { supportEmail } = contents.merchant;
  const shop = inOneLine(contents.merchant.name);
  return (language) => {
    const { text, day } = language;
    const subject = text('receipt.subject', { number, shop });
    return {
      subject: modeSubject(subject, livemode, language),
      paragraphs: [
        text('receipt.text', { shop }),
        ...describeContents(contents, language),
        text('receipt.price', { price: `${price.amount} ${price.currency}` }),
        text('receipt.paid', { amounts: paidIn(contents, language) }),
        ...(orderId === null ? [] : [text('receipt.order', { order: inOneLine(orderId) })]),
        text('receipt.date', { day: day(issuedAt) }),
        ...(livemode ? [] : [text('receipt.test')]),
        { link: `${publicUrl}/pay/${id}`, label: text('receipt.open') },
        ...(supportEmail === null ? [] : [text('customer.questions', { email: supportEmail })]),
        ...(footer === null ? [] : [footer]),
        ...(isEntered ? [text('receipt.entered')] : []),
      ],
    };
  };
}

function describeContents(
  { lines, description }: ReceiptContents,
  { text }: MailLanguage,
): readonly string[] {
  if (lines.length > 0)
    return lines.map(({ label, quantity }) =>
      text('receipt.line', { quantity: `${quantity}`, label: inOneLine(label) }),
    );
  return description === null ? [] : [description];
}

/** Names the transfers of a receipt, as `0.00105 BTC on Bitcoin`. */
function paidIn({ transfers }: ReceiptContents, { amountOn }: MailLanguage): string {
  return transfers
    .map(({ amount, asset, network }) => amountOn(`${amount} ${asset}`, network))
    .join(', ');
}
