import { describe, expect, test } from 'vitest';
import { linkInvoiceOf } from '../../../../test/link-invoice-of.ts';
import { plannedEmails } from './planned-emails.ts';

const sent = { dueOn: '2026-12-05', reminders: [7, -3, 0], sentAt: new Date('2026-11-20T08:00Z') };
const reminder = (on: string, days: number) => ({ kind: 'REMINDER', on, days });

describe('plannedEmails', () => {
  test('lists the reminders that are left, the earliest first', () => {
    expect(plannedEmails(linkInvoiceOf(sent), 'UTC')).toEqual([
      ...[reminder('2026-12-02', -3), reminder('2026-12-05', 0), reminder('2026-12-12', 7)],
    ]);
    const mails = [
      { kind: 'REMINDER', days: 0, state: 'SENT', at: new Date('2026-12-05T08:00Z') },
    ] as const;
    expect(plannedEmails(linkInvoiceOf({ ...sent, mails }), 'UTC')).toEqual([
      reminder('2026-12-12', 7),
    ]);
  });

  test('begins with the invoice where it was not sent', () => {
    const invoice = linkInvoiceOf({ ...sent, sentAt: null, sendOn: '2026-12-02' });
    expect(plannedEmails(invoice, 'UTC')).toEqual([
      { kind: 'INVOICE', on: '2026-12-02', days: null },
      ...[reminder('2026-12-05', 0), reminder('2026-12-12', 7)],
    ]);
  });

  test('plans none on the day of the invoice, by the clock of the business', () => {
    const invoice = linkInvoiceOf({
      ...{ dueOn: '2026-11-21', reminders: [0], sentAt: new Date('2026-11-20T15:30Z') },
    });
    expect(plannedEmails(invoice, 'UTC')).toEqual([reminder('2026-11-21', 0)]);
    expect(plannedEmails(invoice, 'Asia/Tokyo')).toEqual([]);
  });

  test('plans none for a customer who stopped them, or who needs none', () => {
    expect(plannedEmails(linkInvoiceOf({ ...sent, isStopped: true }), 'UTC')).toEqual([]);
    for (const status of ['PAID', 'REFUNDED', 'CANCELLED'] as const)
      expect(plannedEmails(linkInvoiceOf({ ...sent, status }), 'UTC')).toEqual([]);
    expect(plannedEmails(linkInvoiceOf({ ...sent, dueOn: null }), 'UTC')).toEqual([]);
  });
});
