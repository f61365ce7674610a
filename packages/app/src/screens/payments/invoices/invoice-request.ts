import type { InvalidFields } from '@billfold/core/flows';
import { isEmailAddress, normalizeEmail } from '@billfold/core/internal';
import {
  type CreateLinkInvoice,
  type LinkFrequency,
  linkFrequencies,
} from '@billfold/core/payments';

/** Choice of how often an invoice is sent. */
export type Repeat = 'NONE' | LinkFrequency;
export const repeats: readonly Repeat[] = ['NONE', ...linkFrequencies];

/** Reminders that can be chosen, in days after the due date. */
export const offeredReminders = [
  { days: -3, name: 'before' },
  { days: 0, name: 'on' },
  { days: 7, name: 'after' },
] as const;

export type ReminderName = (typeof offeredReminders)[number]['name'];

/** Fields of a new invoice beside those of its sum. */
export type InvoiceFields = Readonly<
  Record<'email' | 'title' | 'note' | 'sendOn' | 'dueOn' | 'startOn' | 'endOn' | 'dueDays', string>
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
  const isDated = (repeat === 'NONE' ? fields.dueOn : fields.dueDays).trim() !== '';
  return {
    invalid: {
      ...(!isEmailAddress(email) && { email: 'linkInvoice.new.email.invalid' as const }),
      ...(title === '' && { title: 'paymentLink.title.missing' as const }),
      ...(reminders.length > 0 &&
        !isDated && { reminders: 'linkInvoice.new.reminders.undated' as const }),
    },
    value: {
      ...{ customer: { email }, title, note: note || null },
      reminders: offeredReminders
        .filter(({ name }) => reminders.includes(name))
        .map(({ days }) => days),
    },
  };
}

/** Reads the days of an invoice that is sent once. */
export function readDays({ sendOn, dueOn }: InvoiceFields) {
  return { ...(sendOn === '' ? {} : { sendOn }), dueOn: dueOn || null };
}

/** Reads the days of a schedule. */
export function readSchedule({ startOn, endOn, dueDays }: InvoiceFields): Read<{
  readonly startOn: string;
  readonly endOn: string | null;
  readonly dueDays: number | null;
}> {
  const days = dueDays.trim();
  const isCount = days === '' || (/^\d{1,3}$/.test(days) && Number(days) <= 365);
  return {
    invalid: {
      ...(startOn === '' && { startOn: 'linkInvoice.new.startOn.missing' as const }),
      ...(!isCount && { dueDays: 'linkInvoice.new.dueDays.invalid' as const }),
    },
    value: { startOn, endOn: endOn || null, dueDays: days === '' ? null : Number(days) },
  };
}
