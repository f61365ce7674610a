import { isPermitted, type SummaryAttention } from '@billfold/core/contract';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { payments, paymentTransfers, webhookEndpoints } from '../db/schema.ts';
import type { Membership } from '../http/bind.ts';
import { isInInbox } from './is-in-inbox.ts';
import { hasDisplayStatus, hasFlag, isTooMuch, mayNeedAttention } from './payment-filters.ts';

/** Counts the things of a business that a person should look at, by the conditions of their lists. */
export async function countAttention(
  db: Db,
  { businessId, role }: Membership,
  livemode: boolean,
): Promise<SummaryAttention> {
  const [flagged] = await db
    .select({
      underpaid: countOf(hasDisplayStatus('Underpaid')),
      late: countOf(hasDisplayStatus('Late')),
      invalid: countOf(hasDisplayStatus('Invalid')),
      overpaid: countOf(isTooMuch()),
      wrongAsset: countOf(hasFlag('wrongAsset')),
    })
    .from(payments)
    .where(
      and(
        eq(payments.businessId, businessId),
        eq(payments.livemode, livemode),
        isNull(payments.handledAt),
        mayNeedAttention(),
      ),
    );
  if (flagged === undefined) throw new Error('no counts');
  const unmatched = await db.$count(
    paymentTransfers,
    and(
      eq(paymentTransfers.businessId, businessId),
      eq(paymentTransfers.livemode, livemode),
      eq(paymentTransfers.unmatchedState, 'OPEN'),
      isInInbox,
    ),
  );
  const failingWebhooks = isPermitted(role, 'manage-developer', livemode)
    ? await db.$count(
        webhookEndpoints,
        and(
          eq(webhookEndpoints.businessId, businessId),
          eq(webhookEndpoints.livemode, livemode),
          isNotNull(webhookEndpoints.failingSince),
          isNull(webhookEndpoints.deletedAt),
        ),
      )
    : 0;
  return { ...flagged, unmatched, failingWebhooks };
}

const countOf = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition ?? sql`false`})::int`;
