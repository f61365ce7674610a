import { isPermitted, type SummaryAttention } from '@billfold/core/contract';
import { and, countDistinct, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { payments, paymentTransfers, transfersOut, webhookEndpoints } from '../db/schema.ts';
import type { Membership } from '../http/bind.ts';
import { isRefundToSign } from '../refunds/is-refund-to-sign.ts';
import { countUnsigned } from '../transfers-out/count-unsigned.ts';
import { isInInbox } from './is-in-inbox.ts';
import { hasDisplayStatus, hasFlag, isTooMuch, mayNeedAttention } from './payment-filters.ts';

/** Counts the things of a business that a person should look at, by the conditions of their lists. */
export async function countAttention(
  context: Pick<ServiceContext, 'db' | 'platform'>,
  member: Membership,
  livemode: boolean,
): Promise<SummaryAttention> {
  const { db } = context;
  const { businessId, role } = member;
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
  const signatures = isPermitted(role, 'sign-funds', livemode)
    ? await countSignatures(context, businessId, livemode)
    : nothingToSign;
  return { ...flagged, unmatched, ...signatures, failingWebhooks };
}

const nothingToSign = {
  ...{ refundsToSign: 0, unmatchedRefundsToSign: 0 },
  ...{ payoutsToSign: 0, collectionsToSign: 0 },
};

async function countSignatures(
  context: Pick<ServiceContext, 'db' | 'platform'>,
  businessId: number,
  livemode: boolean,
): Promise<typeof nothingToSign> {
  const [refunds] = await context.db
    .select({
      refundsToSign: countDistinct(transfersOut.paymentId),
      unmatchedRefundsToSign: countDistinct(transfersOut.transferId),
    })
    .from(transfersOut)
    .where(
      and(
        eq(transfersOut.businessId, businessId),
        eq(transfersOut.livemode, livemode),
        isRefundToSign,
      ),
    );
  if (refunds === undefined) throw new Error('no counts');
  const unsigned = await countUnsigned(context, { businessId, livemode });
  return { ...refunds, payoutsToSign: unsigned.PAYOUT, collectionsToSign: unsigned.COLLECT };
}

const countOf = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition ?? sql`false`})::int`;
