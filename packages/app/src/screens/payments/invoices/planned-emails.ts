import { addDays } from '@billfold/core/internal';
import type { LinkInvoice } from '@billfold/core/payments';
import { dayIn } from '../../../common/day-in.ts';

/** An email of an invoice that is still to be sent, on a day such as `2026-12-05`. */
export interface PlannedEmail {
  readonly kind: 'INVOICE' | 'REMINDER';
  readonly on: string;
  /** Days after the due date of a reminder; null of an invoice. */
  readonly days: number | null;
}

/**
 * Lists the emails of an invoice that are still to be sent, the earliest first. As the service plans them: no reminder on
 * the day on which the invoice was sent or before it, and none that an earlier day than the last sent one asked for.
 */
export function plannedEmails(
  { status, isStopped, sentAt, sendOn, dueOn, reminders, mails }: LinkInvoice,
  timezone: string,
): readonly PlannedEmail[] {
  const isOver = status === 'PAID' || status === 'REFUNDED' || status === 'CANCELLED';
  if (isOver || isStopped) return [];
  const sentOn = sentAt === null ? sendOn : dayIn(timezone, sentAt);
  const sent = mails.flatMap(({ days }) => (days === null ? [] : [days]));
  const last = Math.max(...sent);
  const due = dueOn === null ? [] : reminders;
  return [
    ...(sentAt === null ? [{ kind: 'INVOICE', on: sendOn, days: null } as const] : []),
    ...due
      .filter((days) => days > last)
      .sort((one, other) => one - other)
      .map((days) => ({ kind: 'REMINDER' as const, on: addDays(dueOn ?? sendOn, days), days }))
      .filter(({ on }) => on > sentOn),
  ];
}
