import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { affiliateReferrals, affiliateSignUps, businessMembers } from '../db/schema.ts';
import { findAffiliate } from './affiliate-codes.ts';

export interface ReferredSignUp {
  readonly userId: string;
  /** Code of the link that was opened, if it had one. */
  readonly code: string | null;
  readonly at: Date;
}

/** Records that a new user came by the link of a business. An unknown code is ignored: nobody is kept out by it. */
export async function recordReferredSignUp(
  tx: Db,
  { userId, code, at }: ReferredSignUp,
): Promise<void> {
  const affiliateId = code === null ? null : await findAffiliate(tx, code.toLowerCase());
  if (affiliateId === null) return;
  await tx.insert(affiliateSignUps).values({ userId, affiliateId, createdAt: at });
}

/**
 * Records that a business was referred, where it is the first one of a user who came by a link. A member of the
 * business that the link belongs to refers nobody: that would be a referral of their own.
 */
export async function recordReferral(
  tx: Db,
  { userId, businessId, at }: { userId: string; businessId: number; at: Date },
): Promise<void> {
  const [came] = await tx
    .delete(affiliateSignUps)
    .where(eq(affiliateSignUps.userId, userId))
    .returning();
  if (came === undefined) return;
  const { affiliateId } = came;
  const isOwn = and(
    eq(businessMembers.businessId, affiliateId),
    eq(businessMembers.userId, userId),
  );
  if ((await tx.$count(businessMembers, isOwn)) > 0) return;
  await tx.insert(affiliateReferrals).values({ referredId: businessId, affiliateId, joinedAt: at });
}
