import { getNetwork } from '@billfold/core';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { ReceiptContents } from '../db/schema/receipt-contents.ts';
import type { MailContent, MailParagraph } from '../mail/compose-mail.ts';
import { queueMail } from '../mail/mailer.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';

export interface MailedReceipt {
  readonly to: string;
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
  return queueMail(tx, { platform }, receiptMail(mailed, publicUrl));
}

function receiptMail(
  { to, row: { id, livemode }, contents, issuedAt, isEntered = false }: MailedReceipt,
  publicUrl: string,
): MailContent {
  const { number, orderId, price, footer } = contents;
  const { supportEmail } = contents.merchant;
  const shop = inOneLine(contents.merchant.name);
  const what = describeContents(contents);
  return {
    to,
    subject: `${livemode ? '' : 'Test: '}Receipt ${number} from ${shop}`,
    paragraphs: [
      `${shop} received your payment.`,
      ...what,
      `Price: ${price.amount} ${price.currency}`,
      `Paid: ${paidIn(contents)}`,
      ...(orderId === null ? [] : [`Order: ${inOneLine(orderId)}`]),
      `Date: ${issuedAt.toISOString().slice(0, 10)}`,
      ...(livemode ? [] : ['This was a test payment. No real money moved.']),
      { link: `${publicUrl}/pay/${id}`, label: 'Open receipt' },
      ...(supportEmail === null ? [] : [`Questions? Write to ${supportEmail}.`]),
      ...(footer === null ? [] : [footer]),
      ...(isEntered
        ? ['This address was entered on the payment page. Not you? You can ignore this email.']
        : []),
    ],
  };
}

function describeContents({ lines, description }: ReceiptContents): readonly MailParagraph[] {
  if (lines.length > 0)
    return lines.map(({ label, quantity }) => `${quantity} × ${inOneLine(label)}`);
  return description === null ? [] : [description];
}

/** Names the transfers of a receipt, as `0.00105 BTC on Bitcoin`. */
function paidIn({ transfers }: ReceiptContents): string {
  return transfers
    .map(({ amount, asset, network }) => `${amount} ${asset} on ${getNetwork(network).name}`)
    .join(', ');
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
