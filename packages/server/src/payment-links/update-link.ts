import type { PaymentLink, UpdatePaymentLink } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { findChanges } from '../businesses/find-changes.ts';
import { type AuditedChange, recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import { linkInvoices, paymentLinks } from '../db/schema.ts';
import { requireModeOf } from '../payments/member-actor.ts';
import { refuseRedirectHosts } from '../payments/refuse-redirect-hosts.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { countUsesOf, type LinkRow, lockLink } from './link-store.ts';
import { presentLink } from './present-link.ts';

export interface LinkChange extends BusinessActor {
  readonly id: string;
  readonly changes: UpdatePaymentLink;
}

/**
 * Changes, pauses or archives a link. Payments that it made stay.
 * @throws {ApiError} 404; 403; 400 REDIRECT_HOST_NOT_ALLOWED; 409 STATE_CONFLICT for the link of an invoice
 */
export async function updateLink(
  { db, platform, publicUrl }: ServiceContext,
  { member, caller, id, changes }: LinkChange,
): Promise<PaymentLink> {
  const { businessId, userId } = member;
  const now = nowOf(platform);
  return db.transaction(async (tx) => {
    const before = await lockLink(tx, { businessId, id });
    requireModeOf(before, member, 'create-payments');
    if ((await tx.$count(linkInvoices, eq(linkInvoices.linkId, id))) > 0) throw ofInvoice();
    await refuseRedirectHosts(tx, businessId, changes);
    const [row = before] = await tx
      .update(paymentLinks)
      .set({ ...columnsOf(before, changes, now), updatedAt: now })
      .where(eq(paymentLinks.id, id))
      .returning();
    await recordAudit(tx, platform, {
      ...{ businessId, userId, caller, action: 'payment-link.updated', target: id },
      ...describeChange(before, { changes, row }),
    });
    return presentLink({ row, uses: await countUsesOf(tx, id), publicUrl, now });
  });
}

/** Describes a change in the audit log: a link that was paused or archived by both values, other fields by their names. */
function describeChange(
  before: LinkRow,
  { changes, row }: { readonly changes: UpdatePaymentLink; readonly row: LinkRow },
): Pick<AuditedChange, 'before' | 'after'> {
  const { isActive, isArchived, ...others } = changes;
  const states = findChanges(
    { isActive: before.isActive, isArchived: before.archivedAt !== null },
    { isActive, isArchived },
  );
  const changed = Object.keys(others).join(' ');
  return {
    before: states.before,
    after: { title: row.title, ...states.after, ...(changed !== '' && { changed }) },
  };
}

const ofInvoice = (): ApiError =>
  new ApiError(409, 'STATE_CONFLICT', {
    message: 'Not possible here',
    errors: ['This link belongs to an invoice. Change or cancel the invoice instead.'],
  });

function columnsOf(
  { archivedAt }: LinkRow,
  { isArchived, ...changes }: UpdatePaymentLink,
  now: Date,
): Partial<LinkRow> {
  if (isArchived === undefined) return changes;
  return { ...changes, archivedAt: isArchived ? (archivedAt ?? now) : null };
}
