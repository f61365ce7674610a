import {
  isPermitted,
  type LinkInvoice,
  type LinkInvoiceStatus,
  type ReceiptMerchant,
} from '@billfold/core/contract';
import { maskEmail } from '@billfold/core/internal';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { Membership } from '../http/bind.ts';
import { presentSum } from '../payment-links/present-link.ts';
import { groupBy } from '../platform/group-by.ts';
import { nowOf } from '../platform/server-platform.ts';
import { writeInvoiceNumber } from './invoice-number.ts';
import {
  type FoundInvoice,
  hasFailed,
  type InvoiceMailRow,
  loadInvoiceMails,
  loadPaidBy,
  type PaidBy,
} from './invoice-store.ts';
import { isOverdue } from './is-overdue.ts';
import { loadIssuers } from './load-issuer.ts';

type Viewer = Pick<Membership, 'role'>;
type Tools = Pick<ServiceContext, 'platform' | 'publicUrl'>;

/** Presents invoices to a member, with two queries for any number of them that name their issuer. */
export async function presentInvoices(
  db: Db,
  { platform, publicUrl }: Tools,
  { found, viewer }: { readonly found: readonly FoundInvoice[]; readonly viewer: Viewer },
): Promise<readonly LinkInvoice[]> {
  const paid = await loadPaidBy(
    db,
    found.map(({ link }) => link.id),
  );
  const mails = await loadInvoiceMails(
    db,
    found.map(({ invoice }) => invoice.id),
  );
  const mailsOf = groupBy(mails, ({ invoiceId }) => invoiceId);
  const now = nowOf(platform);
  const issuers = await loadIssuers(
    db,
    found.map(({ invoice }) => invoice),
  );
  return found.map((each) => {
    const paidBy = paid.get(each.link.id) ?? null;
    const own = mailsOf.get(each.invoice.id) ?? [];
    const issuer = each.invoice.issuer ?? issuers.get(each.invoice.businessId);
    if (issuer === undefined) throw new Error(`invoice ${each.invoice.id} has no issuer`);
    return presentInvoice({ ...each, issuer, paidBy, mails: own }, { viewer, publicUrl, now });
  });
}

interface LoadedInvoice extends FoundInvoice {
  readonly issuer: ReceiptMerchant;
  readonly paidBy: PaidBy | null;
  readonly mails: readonly InvoiceMailRow[];
}

/** Presents one invoice to a member. */
export async function presentOne(
  db: Db,
  tools: Tools,
  { found, viewer }: { readonly found: FoundInvoice; readonly viewer: Viewer },
): Promise<LinkInvoice> {
  const [invoice] = await presentInvoices(db, tools, { found: [found], viewer });
  if (invoice === undefined) throw new Error(`invoice ${found.invoice.id} was not presented`);
  return invoice;
}

interface Presenting {
  readonly viewer: Viewer;
  readonly publicUrl: string;
  readonly now: Date;
}

function presentInvoice(
  loaded: LoadedInvoice,
  { viewer, publicUrl, now }: Presenting,
): LinkInvoice {
  const { invoice, link, customer, issuer, paidBy, mails } = loaded;
  const { id, livemode, scheduleId, language, sendOn, dueOn, reminders, isPaused } = invoice;
  const { price, currency, lines } = presentSum(link);
  if (price === null) throw new Error(`invoice ${id} has no price`);
  return {
    ...{ id, object: 'link_invoice', livemode, status: statusOf(loaded, now), issuer },
    number: writeInvoiceNumber(invoice.number),
    customer: presentInvoiced(customer, { viewer, livemode }),
    ...{ isStopped: customer.invoicesStoppedAt !== null, scheduleId, linkId: link.id },
    ...{ url: `${publicUrl}/pay/link/${link.slug}`, title: link.title, note: link.description },
    ...{ currency, price, lines, language, sendOn, dueOn, reminders, isPaused },
    mails: mails.map(({ kind, step, state, createdAt: at }) => ({
      ...{ kind, days: kind === 'REMINDER' ? step : null, state, at },
    })),
    ...{ paymentId: paidBy?.id ?? null, sentAt: invoice.sentAt },
    ...{ paidAt: paidBy?.confirmedAt ?? null },
    ...{ createdAt: invoice.createdAt, updatedAt: invoice.updatedAt },
  };
}

/** Presents the customer of an invoice, masked for a member who may not see emails in its mode. */
export function presentInvoiced(
  { id, email, name }: Pick<FoundInvoice['customer'], 'id' | 'email' | 'name'>,
  { viewer, livemode }: { readonly viewer: Viewer; readonly livemode: boolean },
): LinkInvoice['customer'] {
  const isShown = email === null || isPermitted(viewer.role, 'view-emails', livemode);
  return { id, email: isShown ? email : maskEmail(email), name };
}

function statusOf(
  { invoice, link, business, paidBy, mails }: LoadedInvoice,
  now: Date,
): LinkInvoiceStatus {
  if (paidBy !== null) return paidBy.refundState === 'FULL' ? 'REFUNDED' : 'PAID';
  if (link.archivedAt !== null) return 'CANCELLED';
  if (invoice.sentAt === null) return 'SCHEDULED';
  const last = mails.findLast(({ kind }) => kind === 'INVOICE');
  if (last !== undefined && hasFailed(last.state)) return 'NOT_SENT';
  return isOverdue({ invoice, business }, now) ? 'OVERDUE' : 'SENT';
}
