import { inOneLine } from '../mail/in-one-line.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import type { WriteMail } from '../mail/mailer.ts';
import { modeSubject } from '../mail/mode-subject.ts';
import { presentSum } from '../payment-links/present-link.ts';
import type { FoundInvoice } from './invoice-store.ts';

export interface WrittenInvoice {
  readonly found: FoundInvoice;
  /** Days after the due date of a reminder; null of an invoice. */
  readonly reminder: number | null;
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
  const { price, currency, lines } = presentSum(link);
  const money = (amount: string | null) => `${amount} ${currency}`;
  const sum = money(price);
  return (language) => {
    const { text, day } = language;
    const subject = text(
      reminder === null ? 'linkInvoice.subject' : 'linkInvoice.reminder.subject',
      { shop, sum },
    );
    const dueOn = invoice.dueOn === null ? null : day(new Date(invoice.dueOn));
    return {
      subject: modeSubject(subject, link.livemode, language),
      paragraphs: [
        introduction({ shop, title, sum, dueOn, reminder }, language),
        ...lines.map(({ quantity, label, unitPrice }) =>
          text('linkInvoice.line', {
            ...{ quantity: `${quantity}`, label: inOneLine(label), price: money(unitPrice) },
          }),
        ),
        ...(dueOn === null || reminder !== null ? [] : [text('linkInvoice.due', { day: dueOn })]),
        ...(link.description ? [text('linkInvoice.note', { shop, note: link.description })] : []),
        ...(link.livemode ? [] : [text('linkInvoice.test')]),
        { link: `${publicUrl}/pay/link/${link.slug}`, label: text('invoice.open') },
        ...(business.supportEmail === null
          ? []
          : [text('customer.questions', { email: business.supportEmail })]),
        text('linkInvoice.stop', { shop }),
        { link: stopUrlOf(found, publicUrl), label: text('linkInvoice.stop.open') },
      ],
    };
  };
}

interface Introduced extends Pick<WrittenInvoice, 'reminder'> {
  readonly shop: string;
  readonly title: string;
  readonly sum: string;
  readonly dueOn: string | null;
}

function introduction(
  { reminder, dueOn, ...values }: Introduced,
  { text }: Pick<MailLanguage, 'text'>,
): string {
  if (reminder === null || dueOn === null) return text('linkInvoice.text', values);
  const dated = { ...values, day: dueOn };
  if (reminder === 0) return text('linkInvoice.reminder.today', values);
  return text(reminder < 0 ? 'linkInvoice.reminder.before' : 'linkInvoice.reminder.after', dated);
}
