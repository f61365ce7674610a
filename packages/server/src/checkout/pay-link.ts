import { type Decimal, isOffered } from '@billfold/core';
import type {
  CheckoutInvoice,
  CheckoutLink,
  LinkedPayment,
  LinkUse,
  Payment,
} from '@billfold/core/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { linkInvoices, payments } from '../db/schema.ts';
import { writeInvoiceNumber } from '../link-invoices/invoice-number.ts';
import { findInvoiceOfLink, selectInvoices } from '../link-invoices/invoice-store.ts';
import { isOverdue } from '../link-invoices/is-overdue.ts';
import { loadIssuer } from '../link-invoices/load-issuer.ts';
import { linkStateOf, requireActive } from '../payment-links/link-state.ts';
import { countUsesOf, findLink, type LinkRow, lockLink } from '../payment-links/link-store.ts';
import { presentSum } from '../payment-links/present-link.ts';
import { prepareNewPayment } from '../payments/create-payment.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';
import { formatPrice, formatPriced, readPrice, readPriced } from '../payments/read-price.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { payerActor } from './payer-actor.ts';
import { presentMerchant, themeOf } from './present-checkout.ts';
import type { LoadStorefront } from './storefront.ts';

/** Loads the page of a payment link. @throws {ApiError} 404 */
export async function loadCheckoutLink(
  context: ServiceContext,
  loadStorefront: LoadStorefront,
  slug: string,
): Promise<CheckoutLink> {
  const { db, platform } = context;
  const row = await findLink(db, slug);
  const now = nowOf(platform);
  const storefront = await loadStorefront(db, row.businessId);
  const { uses } = await countUsesOf(db, row.id);
  const open = await findOpenPayment(db, row);
  // The customer of an invoice goes on with the payment that they started.
  const state = linkStateOf(row, { uses: open === null ? uses : 0, now });
  const { title, description, dueAt, livemode } = row;
  const isTaken = state === 'USED_UP' && row.maxUses === 1;
  return {
    ...{ slug, state: state === 'ACTIVE' && !storefront.isOpen ? 'PAUSED' : state },
    ...(isTaken ? await loadUse(db, row.id) : unused),
    ...{ merchant: presentMerchant(storefront), title, description, ...presentSum(row), dueAt },
    invoice: await loadCheckoutInvoice(db, row, { open, now }),
    ...{ serverTime: now, appearance: storefront.checkout.theme },
    ...{ theme: themeOf(storefront.checkout), sandbox: !livemode },
  };
}

/** Loads how far the payment is that took the only use of a link: nothing by which its payer could be known. */
async function loadUse(db: Db, linkId: string): Promise<TakenUse> {
  const { status, paidState, refundState, confirmedAt } = payments;
  const [payment] = await db
    .select({ status, paidState, refundState, confirmedAt })
    .from(payments)
    .where(
      and(
        eq(payments.linkId, linkId),
        inArray(payments.status, [...unpaid, 'CONFIRMED', 'COMPLETED']),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (payment === undefined) return unused;
  const use = takenAs(payment);
  const isPaid = use === 'PAID' || use === 'REFUNDED';
  return { use, paidAt: isPaid ? payment.confirmedAt : null };
}

type TakenUse = Pick<CheckoutLink, 'use' | 'paidAt'>;

const unused: TakenUse = { use: null, paidAt: null };

function takenAs({
  status,
  paidState,
  refundState,
}: Pick<Payment, 'status' | 'paidState' | 'refundState'>): LinkUse {
  if (status === 'CONFIRMING') return 'CONFIRMING';
  if (status === 'CREATED' || status === 'PENDING')
    return paidState === 'UNPAID' ? 'OPEN' : 'PARTLY_PAID';
  return refundState === 'FULL' ? 'REFUNDED' : 'PAID';
}

/** Loads the invoice that a link collects as its customer sees it; null of any other link. */
async function loadCheckoutInvoice(
  db: Db,
  { id, businessId }: LinkRow,
  { open, now }: { readonly open: OpenPayment | null; readonly now: Date },
): Promise<CheckoutInvoice | null> {
  const [found] = await selectInvoices(db).where(eq(linkInvoices.linkId, id));
  if (found === undefined) return null;
  const { number, issuer, sendOn, sentOn, dueOn } = found.invoice;
  return {
    number: writeInvoiceNumber(number),
    issuer: issuer ?? (await loadIssuer(db, businessId)),
    ...{ customerName: found.customer.name, issuedOn: sentOn ?? sendOn, dueOn },
    isOverdue: isOverdue(found, now),
    arrived: open === null ? null : arrivedOf(open),
  };
}

/** Returns the value of the part that has come to a payment; null where no part or all of it has come. */
function arrivedOf({ status, paidState, credited }: OpenPayment): Decimal | null {
  const isPart = status === 'PENDING' && paidState === 'UNDERPAID';
  return isPart ? formatPriced(readPriced(credited)) : null;
}

export interface LinkPayment {
  readonly link: LinkRow;
  /** Amount that the payer typed; null for the price of the link. */
  readonly amount: Decimal | null;
}

/**
 * Prepares a payment by a link, and returns the work that creates it. Uses are counted
 * under the lock of the link, so that no two payers take the last one. The payment of an invoice names its customer.
 * @throws {ApiError} 400 VALIDATION_FAILED; 409 LINK_PAUSED, LINK_USED_UP; 410 LINK_EXPIRED, LINK_ARCHIVED;
 * what `prepareNewPayment` throws
 */
export async function prepareLinkPayment(
  context: ServiceContext,
  { link, amount }: LinkPayment,
): Promise<(tx: Db) => Promise<LinkedPayment>> {
  const { db, platform, publicUrl } = context;
  const { businessId, livemode, id, metadata, redirectUrl, assetIds } = link;
  const now = nowOf(platform);
  const open = await findOpenPayment(db, link);
  if (open !== null)
    return async () => ({ id: open.id, checkoutUrl: `${publicUrl}/pay/${open.id}` });
  requireActive(link, { ...(await countUsesOf(db, id)), now });
  const invoice = await findInvoiceOfLink(db, id);
  const create = await prepareNewPayment(context, {
    ...{ businessId, livemode, actor: payerActor, linkId: id },
    payment: {
      price: priceOf(link, amount),
      // The note of an invoice is no part of what is bought.
      ...{ description: invoice === null ? describe(link) : link.title, metadata, redirectUrl },
      ...(assetIds === null ? {} : { assets: assetsOf(assetIds) }),
      ...(invoice && { customer: { id: invoice.customerId }, language: invoice.language }),
    },
  });
  return async (tx) => {
    const locked = await lockLink(tx, { businessId, id });
    requireActive(locked, { ...(await countUsesOf(tx, id)), now });
    return (await create(tx)).data;
  };
}

/** Describes a payment as its link does, so that page and receipt name all that is paid for. */
function describe({ title, description }: Pick<LinkRow, 'title' | 'description'>): string {
  return description === null ? title : `${title} · ${description}`;
}

const unpaid = ['CREATED', 'PENDING', 'CONFIRMING'] as const;

/** Finds the unpaid payment of an invoice, with which its customer goes on; null of any other link. */
async function findOpenPayment(
  db: Db,
  { id: linkId, archivedAt }: LinkRow,
): Promise<OpenPayment | null> {
  if (archivedAt !== null || (await findInvoiceOfLink(db, linkId)) === null) return null;
  const { id, status, paidState, credited } = payments;
  const [payment] = await db
    .select({ id, status, paidState, credited })
    .from(payments)
    .where(and(eq(payments.linkId, linkId), inArray(status, [...unpaid])))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return payment ?? null;
}

type OpenPayment = Pick<PaymentRow, 'id' | 'status' | 'paidState' | 'credited'>;

/** Returns the assets of a link without those that are no longer offered; all of them where none is left, to be refused. */
function assetsOf(assetIds: readonly string[]): readonly string[] {
  const offered = assetIds.filter(isOffered);
  return offered.length === 0 ? assetIds : offered;
}

/** @throws {ApiError} 400 VALIDATION_FAILED */
function priceOf({ priceCurrency: currency, ...link }: LinkRow, typed: Decimal | null) {
  if (link.price !== null) {
    if (typed !== null) throw fieldRefused('amount', { message: 'This link has a price.' });
    return formatPrice({ amount: readPriced(link.price), currency });
  }
  if (typed === null) throw fieldRefused('amount', { message: 'Type an amount.' });
  const { amount } = readPrice({ amount: typed, currency });
  const show = (stored: string) => {
    const price = formatPrice({ amount: readPriced(stored), currency });
    return `${price.amount} ${price.currency}`;
  };
  const { minPrice, maxPrice } = link;
  if (minPrice !== null && amount < readPriced(minPrice))
    throw fieldRefused('amount', {
      message: fill('Type {amount} or more.', { amount: show(minPrice) }),
    });
  if (maxPrice !== null && amount > readPriced(maxPrice))
    throw fieldRefused('amount', {
      message: fill('Type {amount} or less.', { amount: show(maxPrice) }),
    });
  return { amount: typed, currency };
}
