import { toDecimal } from '@billfold/core';
import type { LinkInvoice, LinkSchedule, ReceiptMerchant } from '@billfold/core/contract';
import { at } from './account-answers.ts';

const customer = { id: 'cus_0123456789', email: 'ann@example.com', name: null };
const sum = { currency: 'EUR', price: toDecimal('850.00'), lines: [], language: 'en' } as const;

/** A business as its invoices name it, with other facts where they are given. */
export function issuerOf(facts: Partial<ReceiptMerchant> = {}): ReceiptMerchant {
  return {
    ...{ name: 'Corner shop', website: null, supportEmail: null, legalName: null },
    ...{ companyType: null, registrationNumber: null, vatId: null, address: '1 High St' },
    ...{ termsUrl: null, privacyUrl: null, imprintUrl: null, refundUrl: null, ...facts },
  };
}

/** An invoice of 850 EUR that was emailed, with other facts where they are given. */
export function linkInvoiceOf(facts: Partial<LinkInvoice> = {}): LinkInvoice {
  return {
    ...{ id: 'lin_0123456789', object: 'link_invoice', livemode: false, status: 'SENT' },
    ...{ number: 'INV-12', issuer: issuerOf() },
    ...{ customer, isStopped: false, scheduleId: null, linkId: 'lnk_0123456789' },
    ...{ url: 'http://localhost/pay/link/abc', title: 'Rent', note: null, ...sum },
    ...{ sendOn: '2026-11-20', dueOn: '2026-12-05', reminders: [0], isPaused: false },
    ...{ mails: [], paymentId: null, sentAt: at, paidAt: null, createdAt: at, updatedAt: at },
    ...facts,
  };
}

/** A monthly schedule of such invoices, with other facts where they are given. */
export function linkScheduleOf(facts: Partial<LinkSchedule> = {}): LinkSchedule {
  return {
    ...{ id: 'sch_0123456789', object: 'link_schedule', livemode: false, status: 'ACTIVE' },
    ...{ customer, title: 'Rent of a year', note: null, ...sum, assets: null },
    ...{ frequency: 'MONTHLY', startOn: '2027-01-31', endOn: null, dueDays: 5, reminders: [] },
    ...{ nextOn: '2027-01-31', invoices: 2, createdAt: at, updatedAt: at },
    ...facts,
  };
}
