import type { DataPage, ListPaymentLinks, PaymentLink } from '@billfold/core/contract';
import { and, desc, eq, isNotNull, isNull, notExists } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { containsText } from '../db/contains-text.ts';
import { linkInvoices, paymentLinks } from '../db/schema.ts';
import { totalOf } from '../db/total-of.ts';
import { liveModeOf } from '../payments/require-mode.ts';
import { notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { countUses, countUsesOf, type NamedLink, noUses } from './link-store.ts';
import { presentLink } from './present-link.ts';

const defaultPageSize = 25;

/** Lists the links of a business, the newest first; those of invoices by email are in the list of invoices. */
export async function listLinks(
  context: ServiceContext,
  businessId: number,
  {
    page = 1,
    pageSize = defaultPageSize,
    livemode = liveModeOf(context),
    isArchived = false,
    search = '',
  }: ListPaymentLinks,
): Promise<DataPage<PaymentLink>> {
  const { db, publicUrl, platform } = context;
  const text = search.trim();
  const ofLink = eq(linkInvoices.linkId, paymentLinks.id);
  const condition = and(
    eq(paymentLinks.businessId, businessId),
    eq(paymentLinks.livemode, livemode),
    isArchived ? isNotNull(paymentLinks.archivedAt) : isNull(paymentLinks.archivedAt),
    notExists(db.select().from(linkInvoices).where(ofLink)),
    text === '' ? undefined : containsText(paymentLinks.title, text),
  );
  const rows = await db
    .select()
    .from(paymentLinks)
    .where(condition)
    .orderBy(desc(paymentLinks.createdAt), desc(paymentLinks.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = totalOf(rows, { page, pageSize }) ?? (await db.$count(paymentLinks, condition));
  const counted = await countUses(
    db,
    rows.map(({ id }) => id),
  );
  const now = nowOf(platform);
  const data = rows.map((row) => {
    const uses = counted.get(row.id) ?? noUses;
    return presentLink({ row, uses, publicUrl, now });
  });
  return { data, meta: { page, pageSize, total } };
}

/** Loads one link of a business. @throws {ApiError} 404 */
export async function loadLink(
  { db, publicUrl, platform }: ServiceContext,
  { businessId, id }: NamedLink,
): Promise<PaymentLink> {
  const [row] = await db
    .select()
    .from(paymentLinks)
    .where(and(eq(paymentLinks.id, id), eq(paymentLinks.businessId, businessId)));
  if (row === undefined) throw notFound('payment link');
  return presentLink({ row, uses: await countUsesOf(db, id), publicUrl, now: nowOf(platform) });
}
