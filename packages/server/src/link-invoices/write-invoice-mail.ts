import type { Decimal } from '@billfold/core';
import { priceText } from '@billfold/core/payments';
import { contactText } from '../customers/contact-text.ts';
import { inOneLine } from '../mail/in-one-line.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import type { WriteMail } from '../mail/mailer.ts';
import { modeSubject } from '../mail/mode-subject.ts';
import { presentSum } from '../payment-links/present-link.ts';
import { writeInvoiceNumber } from './invoice-number.ts';
import type { FoundInvoice } from './invoice-store.ts';

export interface Reminder {
  /** Day on which it is written, in the time zone of the business. */
  readonly day: string;
  /** True where a part of the price came. */
  readonly hasPart: boolean;
}

export interface WrittenInvoice {
  readonly found: FoundInvoice;
  /** Null of an invoice. */
  readonly reminder: Reminder | null;
  readonly publicUrl: string;
}

/** Returns the page on which the customer of an invoice stops the emails of the business. */
export function stopUrlOf({ invoice }: Pick<FoundInvoice, 'invoice'>, publicUrl: string): string {
  return `${publicUrl}/invoice-emails/${invoice.stopToken}`;
}

/** Writes an invoice, or a reminder of one, for its customer. */
export function writeInvoiceMail({ found, reminder, publicUrl }: WrittenInvoice): WriteMail {
  const { link, business, invoice } = found;
  const shop = inOneLine(business.name);
  const title = inOneLine(link.title);
  const number = writeInvoiceNumber(invoice.number);
  const { price, currency, lines } = presentSum(link);
  const canAsk = business.supportEmail !== null || business.website !== null;
  return (language) => {
    const { text, day, tag: locale } = language;
    const money = (amount: Decimal | null) =>
      amount === null ? '' : priceText({ amount, currency }, { locale });
    const sum = money(price);
    const subject = text(
      reminder === null ? 'linkInvoice.subject' : 'linkInvoice.reminder.subject',
      { shop, sum },
    );
    const due = { dueOn: invoice.dueOn, day: invoice.dueOn && day(new Date(invoice.dueOn)) };
    return {
      subject: modeSubject(subject, link.livemode, language),
      shop: business,
      paragraphs: [
        introduction({ shop, title, sum, reminder, ...due }, language),
        ...(number === null
          ? []
          : [text('linkInvoice.number', { number, issuer: issuerText(found) })]),
        ...lines.map(({ quantity, label, unitPrice }) =>
          text(quantity === 1 ? 'linkInvoice.line.one' : 'linkInvoice.line', {
            ...{ quantity: `${quantity}`, label: inOneLine(label), price: money(unitPrice) },
          }),
        ),
        ...(due.day === null || reminder !== null
          ? []
          : [text('linkInvoice.due', { day: due.day })]),
        ...(link.description ? [text('linkInvoice.note', { shop, note: link.description })] : []),
        ...(link.livemode ? [] : [text('linkInvoice.test')]),
        text('linkInvoice.how'),
        { link: `${publicUrl}/pay/link/${link.slug}`, label: text('invoice.open') },
        ...(canAsk ? [contactText({ ...business, name: shop, origin: 'INVOICE' }, language)] : []),
        text('linkInvoice.stop', { shop }),
        { link: stopUrlOf(found, publicUrl), label: text('linkInvoice.stop.open'), isQuiet: true },
      ],
    };
  };
}

/** Returns who issued an invoice, with the address that the settings gave. */
function issuerText({ invoice: { issuer }, business }: FoundInvoice): string {
  const parts = [issuer?.legalName ?? issuer?.name ?? business.name, issuer?.address ?? null];
  return parts.flatMap((part) => (part === null ? [] : [inOneLine(part)])).join(', ');
}

interface Introduced extends Pick<WrittenInvoice, 'reminder'> {
  readonly shop: string;
  readonly title: string;
  readonly sum: string;
  readonly dueOn: string | null;
  readonly day: string | null;
}

/** Returns the first sentence. A reminder can be late, so it goes by the day on which it is written. */
function introduction(
  { reminder, dueOn, day, ...values }: Introduced,
  { text }: Pick<MailLanguage, 'text'>,
): string {
  if (reminder === null || dueOn === null || day === null) return text('linkInvoice.text', values);
  const dated = { ...values, day };
  if (reminder.day === dueOn) return text('linkInvoice.reminder.today', values);
  if (reminder.day < dueOn) return text('linkInvoice.reminder.before', dated);
  return text(
    reminder.hasPart ? 'linkInvoice.reminder.after.part' : 'linkInvoice.reminder.after',
    dated,
  );
}
