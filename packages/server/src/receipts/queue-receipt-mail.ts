import type { ServiceContext } from '../context.ts';
import { contactText } from '../customers/contact-text.ts';
import type { Db } from '../db/open-database.ts';
import type { ReceiptContents } from '../db/schema/receipt-contents.ts';
import { inOneLine } from '../mail/in-one-line.ts';
import { type MailReader, queueMail, type WriteMail } from '../mail/mailer.ts';
import { modeSubject } from '../mail/mode-subject.ts';
import { type Difference, differenceText, excessText } from '../payer-mails/difference-text.ts';
import {
  idFact,
  markedFact,
  orderFacts,
  priceFact,
  transactionFacts,
  transfersText,
} from '../payer-mails/payment-facts.ts';
import type { OriginFacts } from '../payments/load-origins.ts';

export interface MailedReceipt extends OriginFacts, Omit<Difference, 'merchant'> {
  readonly to: MailReader;
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

function receiptMail(mailed: MailedReceipt, publicUrl: string): WriteMail {
  const { contents, origin, invoiceNumber, isOpenAmount, issuedAt, isEntered = false } = mailed;
  const { id, livemode, paidElsewhere } = mailed.payment;
  const { number, price, merchant, footer } = contents;
  // With those that came after the receipt was issued, so that the amounts add up.
  const transfers = mailed.payment.transfers.filter(({ counted }) => counted);
  const shop = inOneLine(merchant.name);
  const difference = { ...mailed, merchant: shop };
  return (language) => {
    const { text, day } = language;
    const about = differenceText(difference, language);
    const excess = excessText(difference, language);
    return {
      subject: modeSubject(text('receipt.subject', { number, shop }), livemode, language),
      shop: merchant,
      paragraphs: [
        text(paidElsewhere === null ? 'receipt.text' : 'receipt.marked', { shop }),
        ...(about === null ? [] : [about]),
        {
          facts: [
            { label: text('fact.receipt'), value: number },
            ...orderFacts({ ...contents, invoiceNumber }, language),
            priceFact({ price, isOpenAmount }, language),
            ...(transfers.length > 0 || paidElsewhere === null
              ? [{ label: text('fact.paid'), value: transfersText(transfers) }]
              : []),
            ...(paidElsewhere === null ? [] : [markedFact(price, paidElsewhere, language)]),
            ...(excess === null ? [] : [{ label: text('fact.over'), value: excess }]),
            { label: text('fact.date'), value: day(issuedAt) },
            ...transactionFacts(transfers, language),
            idFact(id, language),
          ],
        },
        ...(livemode ? [] : [text('receipt.test')]),
        { link: `${publicUrl}/pay/${id}`, label: text('receipt.open') },
        contactText({ ...merchant, origin }, language),
        ...(footer === null ? [] : [footer]),
        ...(isEntered ? [text('receipt.entered')] : []),
      ],
    };
  };
}
