import { addDays } from '@billfold/core/internal';
import type { linkInvoices } from '../db/schema.ts';
import type { DaysInZone } from '../platform/days-in-zone.ts';

/** Columns of an invoice that say when it has to be sent, or reminded of. */
export type InvoicePlan = Pick<
  typeof linkInvoices.$inferSelect,
  'sendOn' | 'dueOn' | 'reminders' | 'isPaused' | 'remindedTo' | 'sentOn'
>;

const hourMs = 3_600_000;
/** Hours after the beginning of a day at which mails go out, so that nobody gets one at night. */
const sendHours = 8;

/** Returns when the mails of a day go out in a time zone. */
export function sendMoment(day: string, zone: DaysInZone): Date {
  return new Date(zone.startOf(day).getTime() + sendHours * hourMs);
}

/** Returns when the next mail of an invoice is due; null where there is none left. */
export function nextStepAt(plan: InvoicePlan, zone: DaysInZone): Date | null {
  if (plan.sentOn === null) return sendMoment(plan.sendOn, zone);
  const [next] = plan.isPaused ? [] : reminderDays(plan);
  return next === undefined ? null : sendMoment(next.day, zone);
}

/**
 * Returns the reminder that has to be sent now, as days after the due date; null for none. Of several that are late
 * only the newest is sent: two at once would tell the customer the same.
 */
export function dueReminder(
  plan: InvoicePlan,
  { zone, now }: { readonly zone: DaysInZone; readonly now: Date },
): number | null {
  const due = reminderDays(plan).filter(({ day }) => sendMoment(day, zone) <= now);
  return due.at(-1)?.reminder ?? null;
}

/** Lists the reminders that are left, the earliest first; none is on the day of the invoice or before it. */
function reminderDays({ dueOn, reminders, remindedTo, sentOn }: InvoicePlan) {
  if (dueOn === null || sentOn === null) return [];
  return [...reminders]
    .sort((one, other) => one - other)
    .map((reminder) => ({ reminder, day: addDays(dueOn, reminder) }))
    .filter(({ reminder, day }) => (remindedTo === null || reminder > remindedTo) && day > sentOn);
}
