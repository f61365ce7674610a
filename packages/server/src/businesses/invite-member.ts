import type { Invitation, InviteMember } from '@billfold/core/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businessInvitations, businessMembers, users } from '../db/schema.ts';
import { queueMail } from '../mail/mailer.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { createToken, hashToken } from '../platform/opaque-token.ts';
import { nowOf } from '../platform/server-platform.ts';
import { take } from '../rate-limit/rate-limit.ts';
import { findMailReaders } from '../users/find-mail-readers.ts';
import { normalizeEmail } from '../users/normalize-email.ts';
import { requireUser } from '../users/user-store.ts';
import type { BusinessActor } from './business-actor.ts';
import { invitationMail } from './invitation-mail.ts';
import { isOpen, toInvitation } from './invitation-store.ts';
import { lockTeam, refuseForOwners } from './lock-team.ts';
import { recordAudit } from './record-audit.ts';

const lifeMs = 7 * 24 * 3_600_000;
const mostOpen = 50;
/** Invitations that a person may send in an hour: each is a mail to a stranger. */
const perHour = 30;

/**
 * Sends an invitation by mail. An open one to the same address ends.
 * @throws {ApiError} 403 PERMISSION_DENIED; 409 ALREADY_MEMBER, TOO_MANY_INVITATIONS; 429 RATE_LIMITED
 */
export async function inviteToTeam(
  context: Pick<ServiceContext, 'db' | 'platform' | 'publicUrl'>,
  { member, caller }: BusinessActor,
  { email, role }: InviteMember,
): Promise<Invitation> {
  const { db, platform } = context;
  const { businessId, userId } = member;
  const now = nowOf(platform);
  await take(db, `invitations:${userId}`, { limit: perHour, windowMs: 3_600_000, now });
  const token = createToken(platform.random);
  return db.transaction(async (tx) => {
    const team = await lockTeam(tx, member, 'manage-team');
    refuseForOwners(team.role, role);
    const emailNorm = normalizeEmail(email);
    await refuseMember(tx, { businessId, emailNorm });
    await replaceOpen(tx, { businessId, emailNorm, now });
    const inviter = await requireUser(tx, userId);
    const [row] = await tx
      .insert(businessInvitations)
      .values({
        ...{ id: platform.newId(), businessId, email, emailNorm, role, invitedBy: userId },
        ...{ tokenHash: hashToken(token), createdAt: now },
        expiresAt: new Date(now.getTime() + lifeMs),
      })
      .returning();
    if (row === undefined) throw new Error('no invitation was created');
    const invitedBy = inviter.name || inviter.email;
    const link = `${context.publicUrl}/account/invitation?token=${token}`;
    const { name: businessName } = team.business;
    const [to = { email, locale: 'en' }] = await findMailReaders(tx, [email]);
    await queueMail(tx, context, {
      to,
      write: invitationMail({ email, role, businessName, invitedBy, link }),
    });
    const entry = { businessId, userId, caller, after: { role } };
    await recordAudit(tx, platform, { ...entry, action: 'invitation.sent', target: email });
    return toInvitation(row, { invitedBy, now });
  });
}

interface Invited {
  readonly businessId: number;
  readonly emailNorm: string;
}

async function refuseMember(tx: Db, { businessId, emailNorm }: Invited): Promise<void> {
  const [found] = await tx
    .select({ id: users.id })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.userId))
    .where(and(eq(businessMembers.businessId, businessId), eq(users.emailNorm, emailNorm)));
  if (found !== undefined)
    throw fieldRefused('email', {
      ...{ status: 409, code: 'ALREADY_MEMBER' },
      message: 'This person is already a member',
    });
}

/** Ends the open invitation of the address, and refuses one too many. */
async function replaceOpen(
  tx: Db,
  { businessId, emailNorm, now }: Invited & { readonly now: Date },
): Promise<void> {
  const ofBusiness = and(eq(businessInvitations.businessId, businessId), isOpen);
  await tx
    .update(businessInvitations)
    .set({ revokedAt: now })
    .where(and(ofBusiness, eq(businessInvitations.emailNorm, emailNorm)));
  const open = await tx.$count(
    businessInvitations,
    and(ofBusiness, gt(businessInvitations.expiresAt, now)),
  );
  if (open >= mostOpen)
    throw new ApiError(409, 'TOO_MANY_INVITATIONS', {
      errors: ['50 invitations are open. Revoke one first.'],
    });
}
