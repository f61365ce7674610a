import { isPermitted } from '@billfold/core/contract';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import {
  businesses,
  businessMembers,
  businessSettings,
  sessions,
  totpSecrets,
} from '../db/schema.ts';
import type { Members, Membership } from '../http/bind.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { permissionDenied } from './permission-denied.ts';
import { refuseAgainstRules } from './refuse-against-rules.ts';

/** How exact `last_active_at` is: most calls then write nothing. */
const activeStepMs = 5 * 60_000;

/** Creates the guards of the calls that members of a business make. */
export function createMembers({
  db,
  platform,
  chainMode,
}: Pick<ServiceContext, 'db' | 'platform' | 'chainMode'>): Members {
  const find = createFindMember(db);
  return {
    async admit({ principal: { userId, sessionId }, businessId, permission, isRead }) {
      const found = await find({ businessId, userId, sessionId });
      if (found === undefined) throw notFound('business');
      const { role, status, lastActiveAt, security, confirmedAt, signedInAt } = found;
      const now = nowOf(platform);
      refuseAgainstRules(security, { has2fa: confirmedAt !== null, signedInAt, now });
      if (!isPermitted(role, permission)) throw permissionDenied();
      if (status === 'ARCHIVED' && !isRead) throw businessArchived();
      const member = { businessId, userId, role, status };
      await noteActive(db, { member, lastActiveAt, now });
      return member;
    },
    requireMode({ role }, permission, livemode) {
      if (livemode && chainMode === 'sandbox') throw liveModeUnavailable();
      if (!isPermitted(role, permission, livemode)) throw permissionDenied();
    },
  };
}

interface MemberKey {
  readonly businessId: number;
  readonly userId: string;
  readonly sessionId: string | null;
}

/** Every call of a member asks it: its words are put together once. */
function createFindMember(db: Db) {
  const select = db
    .select({
      role: businessMembers.role,
      status: businesses.status,
      lastActiveAt: businessMembers.lastActiveAt,
      security: businessSettings.data,
      confirmedAt: totpSecrets.confirmedAt,
      signedInAt: sessions.createdAt,
    })
    .from(businessMembers)
    .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
    .leftJoin(
      businessSettings,
      and(eq(businessSettings.businessId, businesses.id), eq(businessSettings.tab, 'security')),
    )
    .leftJoin(totpSecrets, eq(totpSecrets.userId, businessMembers.userId))
    .leftJoin(sessions, eq(sessions.id, sql.placeholder('sessionId')))
    .where(
      and(
        eq(businessMembers.businessId, sql.placeholder('businessId')),
        eq(businessMembers.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('billfold_member');
  return async (key: MemberKey) => {
    const [found] = await select.execute({ ...key });
    return found;
  };
}

interface Activity {
  readonly member: Membership;
  readonly lastActiveAt: Date | null;
  readonly now: Date;
}

async function noteActive(db: Db, { member, lastActiveAt, now }: Activity): Promise<void> {
  if (lastActiveAt !== null && now.getTime() - lastActiveAt.getTime() < activeStepMs) return;
  const { businessId, userId, lastActiveAt: last } = businessMembers;
  await db
    .update(businessMembers)
    .set({ lastActiveAt: now })
    .where(
      and(
        eq(businessId, member.businessId),
        eq(userId, member.userId),
        or(isNull(last), lt(last, now)),
      ),
    );
}

export function businessArchived(): ApiError {
  return new ApiError(409, 'BUSINESS_ARCHIVED', {
    errors: ['This business is archived. Its records stay, and nothing in it can change.'],
  });
}

function liveModeUnavailable(): ApiError {
  return new ApiError(409, 'LIVE_MODE_UNAVAILABLE', {
    errors: ['This server is a sandbox. Only test mode works here.'],
  });
}
