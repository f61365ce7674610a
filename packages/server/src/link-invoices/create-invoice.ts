import type { CreateLinkInvoice, LinkInvoiceContents } from '@billfold/core/contract';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { loadTimezone } from '../businesses/load-timezone.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import { loadCustomerLocale } from '../customers/customer-locale.ts';
import type { Db } from '../db/open-database.ts';
import { linkInvoices } from '../db/schema.ts';
import type { Membership } from '../http/bind.ts';
import { insertLink } from '../payment-links/insert-link.ts';
import type { LinkRow } from '../payment-links/link-store.ts';
import { readLinkSum } from '../payment-links/read-link-sum.ts';
import { findCustomer } from '../payments/find-customer.ts';
import { requireModeOf } from '../payments/member-actor.ts';
import { loadNewPaymentRules } from '../payments/payment-rules.ts';
import { chooseAssets } from '../payments/plan-payment.ts';
import { liveModeOf, requireMode } from '../payments/require-mode.ts';
import { createDaysInZone, type DaysInZone } from '../platform/days-in-zone.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { createToken } from '../platform/opaque-token.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { takeInvoiceNumber } from './invoice-number.ts';
import { type FoundInvoice, findInvoice } from './invoice-store.ts';
import { loadIssuer } from './load-issuer.ts';
import { sendMoment } from './next-step.ts';
import { sendInvoice } from './send-invoice.ts';

/** Contents of an invoice as its link keeps them, and who gets it. */
export interface ReadContents extends Pick<LinkRow, 'priceCurrency' | 'lines' | 'title'> {
  readonly livemode: boolean;
  readonly price: string;
  readonly note: string | null;
  readonly assetIds: readonly string[] | null;
  readonly language: string;
  readonly reminders: readonly number[];
}

/**
 * Reads what a member asks a customer to pay.
 * @throws {ApiError} 400 CURRENCY_UNSUPPORTED, ASSET_NOT_ACCEPTED, VALIDATION_FAILED; 403 PERMISSION_DENIED;
 * 409 LIVE_MODE_UNAVAILABLE and what `loadNewPaymentRules` throws
 */
export async function readContents(
  context: ServiceContext,
  member: Membership,
  contents: LinkInvoiceContents,
): Promise<ReadContents> {
  const { db } = context;
  const { businessId } = member;
  const { livemode = liveModeOf(context), title, note = null, reminders = [] } = contents;
  requireMode(context, livemode);
  requireModeOf({ livemode }, member, 'create-payments');
  const { price, priceCurrency, lines } = readLinkSum(contents);
  if (price === null)
    throw fieldRefused('price', { message: 'An invoice has a price, or lines that make it.' });
  const rules = await loadNewPaymentRules(db, businessId);
  const assets = contents.assets && chooseAssets(rules, contents.assets, 'assets');
  const { language = null } = contents;
  return {
    ...{ livemode, title, note, price, priceCurrency, lines },
    assetIds: assets?.map(({ asset }) => asset.id) ?? null,
    language: await loadCustomerLocale(db, { businessId, language }),
    reminders: [...new Set(reminders)].sort((one, other) => one - other),
  };
}

/** @throws {ApiError} 400 VALIDATION_FAILED for reminders of an invoice without a due date */
export function refuseUndated(isDated: boolean, reminders: readonly number[]): void {
  if (!isDated && reminders.length > 0)
    throw fieldRefused('reminders', { message: 'Reminders count from a due date.' });
}

export interface NewInvoice extends BusinessActor {
  readonly invoice: CreateLinkInvoice;
}

/**
 * Prepares an invoice outside any transaction, and returns the work that creates it in one. It is emailed in the same
 * transaction, unless its day is to come.
 * @throws {ApiError} what `readContents` throws; 400 VALIDATION_FAILED, EMAIL_MISSING
 */
export async function prepareInvoice(
  context: ServiceContext,
  { member, caller, invoice }: NewInvoice,
): Promise<(tx: Db) => Promise<FoundInvoice>> {
  const { db, platform } = context;
  const { businessId, userId } = member;
  const contents = await readContents(context, member, invoice);
  const now = nowOf(platform);
  const zone = createDaysInZone(await loadTimezone(db, businessId));
  const today = zone.dayOf(now);
  const { sendOn = today, dueOn = null } = invoice;
  if (sendOn < today) throw fieldRefused('sendOn', { message: 'This day is over.' });
  if (dueOn !== null && dueOn < sendOn)
    throw fieldRefused('dueOn', { message: 'The due date is before the invoice is sent.' });
  refuseUndated(dueOn !== null, contents.reminders);
  return async (tx) => {
    const { livemode } = contents;
    const customer = await findReader(tx, context, { businessId, livemode, invoice });
    const row = await insertInvoice(tx, context, {
      ...{ businessId, customerId: customer.id, contents, sendOn, dueOn, zone },
      ...{ createdBy: userId, occurrence: null },
    });
    await recordAudit(tx, platform, {
      ...{ businessId, userId, caller, action: 'link-invoice.created', target: row.id },
      after: { title: contents.title },
    });
    const found = await findInvoice(tx, { businessId, id: row.id });
    return sendOn === today ? sendInvoice(tx, context, found) : found;
  };
}

/** Finds the customer who gets an invoice. @throws {ApiError} 400 VALIDATION_FAILED, EMAIL_MISSING */
export async function findReader(
  tx: Db,
  context: ServiceContext,
  {
    invoice: { customer },
    ...place
  }: {
    readonly businessId: number;
    readonly livemode: boolean;
    readonly invoice: Pick<LinkInvoiceContents, 'customer'>;
  },
) {
  const found = await findCustomer(tx, context, { ...place, customer });
  if (found.email === null)
    throw fieldRefused('customer.id', {
      code: 'EMAIL_MISSING',
      message: 'This customer has no email address.',
    });
  return found;
}

export interface InsertedInvoice {
  readonly businessId: number;
  readonly customerId: string;
  readonly contents: ReadContents;
  readonly sendOn: string;
  readonly dueOn: string | null;
  /** Time zone of the business. */
  readonly zone: DaysInZone;
  readonly createdBy: string;
  /** Day of the schedule that creates it. */
  readonly occurrence: { readonly scheduleId: string; readonly scheduledOn: string } | null;
}

/** Inserts an invoice with the link that collects it, unsent, in the transaction of the caller. */
export async function insertInvoice(
  tx: Db,
  context: Pick<ServiceContext, 'platform'>,
  { businessId, customerId, contents, sendOn, dueOn, zone, createdBy, occurrence }: InsertedInvoice,
): Promise<typeof linkInvoices.$inferSelect> {
  const { random } = context.platform;
  const { livemode, title, note, price, priceCurrency, lines, assetIds } = contents;
  const { language, reminders } = contents;
  const id = newPublicId(random, 'lin');
  const link = await insertLink(tx, context, {
    ...{ businessId, livemode, title, description: note, price, priceCurrency, lines, assetIds },
    ...{ metadata: { invoice: id }, maxUses: 1, createdBy },
  });
  const issuer = await loadIssuer(tx, businessId);
  // Last, because others wait for it until this transaction ends.
  const number = await takeInvoiceNumber(tx, { businessId, livemode });
  const now = nowOf(context.platform);
  const [row] = await tx
    .insert(linkInvoices)
    .values({
      ...{ id, businessId, livemode, number, issuer, customerId, linkId: link.id, ...occurrence },
      ...{ language, sendOn, dueOn, reminders, nextAt: sendMoment(sendOn, zone) },
      ...{ stopToken: createToken(random), createdAt: now, updatedAt: now },
    })
    .returning();
  if (row === undefined) throw new Error('no invoice was added');
  return row;
}
