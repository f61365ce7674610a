import type { InvalidFields } from '@billfold/core/flows';
import { addDays, isEmailAddress, normalizeEmail } from '@billfold/core/internal';
import {
  type CreateLinkInvoice,
  type LinkFrequency,
  linkFrequencies,
} from '@billfold/core/payments';

/** Choice of how often an invoice is sent. */
export type Repeat = 'NONE' | LinkFrequency;
export const repeats: readonly Repeat[] = ['NONE', ...linkFrequencies];

/**
 * Choices of when an invoice is due: a number of days after it is sent, or `DATE` for a day of its own, which a schedule
 * has not. Empty for none.
 */
export const offeredDues = ['0', '7', '14', '30', '45', '60', '90', 'DATE', ''] as const;
export type OfferedDue = (typeof offeredDues)[number];

/** Due unless another choice is made. */
export const usualDue: OfferedDue = '30';

/** Reminders that can be chosen, in days after the due date. */
export const offeredReminders = [
  { days: -3, name: 'before' },
  { days: 0, name: 'on' },
  { days: 7, name: 'after' },
] as const;

export type ReminderName = (typeof offeredReminders)[number]['name'];

/** Fields of a new invoice beside those of its sum. */
export type InvoiceFields = Readonly<
  Record<'email' | 'title' | 'note' | 'sendOn' | 'dueOn' | 'startOn' | 'endOn' | 'due', string>
>;
/** Field that can be refused. */
export type InvoiceField = keyof InvoiceFields | 'reminders';

interface Read<T> {
  readonly invalid: InvalidFields<InvoiceField>;
  readonly value: T;
}

export interface TypedInvoice {
  readonly fields: InvoiceFields;
  readonly repeat: Repeat;
  readonly reminders: readonly ReminderName[];
}

interface ReadContents extends Pick<CreateLinkInvoice, 'title' | 'note' | 'reminders'> {
  readonly customer: { readonly email: string };
}

/** Reads the fields that an invoice and a schedule have in common. */
export function readInvoice({ fields, repeat, reminders }: TypedInvoice): Read<ReadContents> {
  const email = normalizeEmail(fields.email);
  const [title, note] = [fields.title.trim(), fields.note.trim()];
  const isDated = fields.due !== '';
  return {
    invalid: {
      ...(!isEmailAddress(email) && { email: 'linkInvoice.new.email.invalid' as const }),
      ...(title === '' && { title: 'paymentLink.title.missing' as const }),
      ...(reminders.length > 0 &&
        !isDated && { reminders: 'linkInvoice.new.reminders.undated' as const }),
      ...(repeat === 'NONE' &&
        fields.due === 'DATE' &&
        fields.dueOn === '' && { dueOn: 'linkInvoice.new.dueOn.missing' as const }),
    },
    value: {
      ...{ customer: { email }, title, note: note || null },
      reminders: offeredReminders
        .filter(({ name }) => reminders.includes(name))
        .map(({ days }) => days),
    },
  };
}

/** Reads the days of an invoice that is sent once; `today` is that of the business. */
export function readDays({ sendOn, due, dueOn }: InvoiceFields, today: string) {
  const days = daysOf(due);
  const chosen = due === 'DATE' ? dueOn || null : null;
  return {
    sendOn: sendOn || null,
    dueOn: days === null ? chosen : addDays(sendOn || today, days),
  };
}

/** Returns the days after which an invoice is due; null where it has a day of its own, or none. */
const daysOf = (due: string): number | null => (/^\d+$/.test(due) ? Number(due) : null);

/** Reads the days of a schedule. */
export function readSchedule({ startOn, endOn, due }: InvoiceFields): Read<{
  readonly startOn: string;
  readonly endOn: string | null;
  readonly dueDays: number | null;
}> {
  return {
    invalid: startOn === '' ? { startOn: 'linkInvoice.new.startOn.missing' } : {},
    value: { startOn, endOn: endOn || null, dueDays: daysOf(due) },
  };
}
