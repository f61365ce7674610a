import type { LinkSchedule } from '@billfold/core/contract';
import type { AuditAction } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { linkSchedules } from '../db/schema.ts';
import { requireModeOf } from '../payments/member-actor.ts';
import { ApiError } from '../platform/api-error.ts';
import { createDaysInZone } from '../platform/days-in-zone.ts';
import { nowOf } from '../platform/server-platform.ts';
import { planSchedule } from './plan-schedule.ts';
import { presentSchedule } from './present-schedule.ts';
import { findSchedule, lockSchedule, type ScheduleRow } from './schedule-store.ts';

type Tools = Pick<ServiceContext, 'platform'>;

export interface ScheduleChange extends BusinessActor {
  readonly id: string;
}

/**
 * Pauses a schedule, or resumes it with its next day: days that passed meanwhile get no invoice.
 * @throws {ApiError} 404; 403; 409 STATE_CONFLICT where it is over
 */
export function pauseSchedule(
  tx: Db,
  context: Tools,
  { isPaused, ...change }: ScheduleChange & { readonly isPaused: boolean },
): Promise<LinkSchedule> {
  const now = nowOf(context.platform);
  return changeSchedule(tx, context, {
    ...{ ...change, action: isPaused ? 'link-schedule.paused' : 'link-schedule.resumed' },
    change: (schedule, timezone) => {
      if (isPaused) return { status: 'PAUSED', nextAt: null };
      if (schedule.status === 'ACTIVE') return {};
      const zone = createDaysInZone(timezone);
      return planSchedule(schedule, { zone, after: now });
    },
  });
}

/** Cancels a schedule. Invoices that it created stay. @throws {ApiError} 404; 403; 409 STATE_CONFLICT */
export function cancelSchedule(
  tx: Db,
  context: Tools,
  change: ScheduleChange,
): Promise<LinkSchedule> {
  return changeSchedule(tx, context, {
    ...{ ...change, action: 'link-schedule.cancelled' },
    change: () => ({ status: 'CANCELLED', nextAt: null }),
  });
}

interface AuditedChange extends ScheduleChange {
  readonly action: AuditAction;
  readonly change: (schedule: ScheduleRow, timezone: string) => Partial<ScheduleRow>;
}

async function changeSchedule(
  tx: Db,
  { platform }: Tools,
  { member, caller, id, action, change }: AuditedChange,
): Promise<LinkSchedule> {
  const { businessId, userId } = member;
  const { schedule, timezone } = await lockSchedule(tx, { businessId, id });
  requireModeOf(schedule, member, 'create-payments');
  if (schedule.status === 'ENDED' || schedule.status === 'CANCELLED')
    throw new ApiError(409, 'STATE_CONFLICT', {
      message: 'Not possible now',
      errors: ['This schedule is over. Create a new one.'],
    });
  await tx
    .update(linkSchedules)
    .set({ ...change(schedule, timezone), updatedAt: nowOf(platform) })
    .where(eq(linkSchedules.id, id));
  await recordAudit(tx, platform, { businessId, userId, caller, action, target: id });
  return presentSchedule(await findSchedule(tx, { businessId, id }), member);
}
