import type { Invitation } from '@billfold/core/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businesses, businessInvitations, users } from '../db/schema.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import { hashToken } from '../platform/opaque-token.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import { businessArchived } from './members.ts';

export type InvitationRow = typeof businessInvitations.$inferSelect;

/** Builds the condition that an invitation was neither accepted nor revoked. */
export const isOpen = and(
  isNull(businessInvitations.usedAt),
  isNull(businessInvitations.revokedAt),
);

/** Loads the open invitations of a business, the newest first. */
export async function loadInvitations(
  db: Db,
  { businessId, now }: { readonly businessId: number; readonly now: Date },
): Promise<readonly Invitation[]> {
  const rows = await db
    .select({ row: businessInvitations, name: users.name, email: users.email })
    .from(businessInvitations)
    .innerJoin(users, eq(users.id, businessInvitations.invitedBy))
    .where(and(eq(businessInvitations.businessId, businessId), isOpen))
    .orderBy(desc(businessInvitations.createdAt), desc(businessInvitations.id));
  return rows.map(({ row, name, email }) => toInvitation(row, { invitedBy: name || email, now }));
}

export function toInvitation(
  { id, email, role, createdAt, expiresAt }: InvitationRow,
  { invitedBy, now }: { readonly invitedBy: string; readonly now: Date },
): Invitation {
  return { id, email, role, invitedBy, createdAt, expiresAt, isExpired: expiresAt <= now };
}

/**
 * Finds the invitation of a link, with the name of its business.
 * @throws {ApiError} 404 for an unknown token; 409 INVITATION_USED, INVITATION_REVOKED,
 * INVITATION_EXPIRED, BUSINESS_ARCHIVED
 */
export async function findInvitation(
  db: Db,
  { token, now }: { readonly token: string; readonly now: Date },
) {
  const [found] = await db
    .select({
      invitation: businessInvitations,
      businessName: businesses.name,
      status: businesses.status,
    })
    .from(businessInvitations)
    .innerJoin(businesses, eq(businesses.id, businessInvitations.businessId))
    .where(eq(businessInvitations.tokenHash, hashToken(token)));
  if (found === undefined) throw notFound('invitation');
  const { usedAt, revokedAt, expiresAt } = found.invitation;
  if (usedAt !== null) throw refused('INVITATION_USED', 'This invitation was already accepted.');
  if (found.status === 'ARCHIVED') throw businessArchived();
  if (revokedAt !== null)
    throw refused('INVITATION_REVOKED', 'This invitation was withdrawn. Ask for a new one.');
  if (expiresAt <= now)
    throw refused('INVITATION_EXPIRED', 'This invitation has expired. Ask for a new one.');
  return found;
}

const refused = (code: string, error: RefusalText) => new ApiError(409, code, { errors: [error] });
