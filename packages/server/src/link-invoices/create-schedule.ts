import type { CreateLinkSchedule } from '@billfold/core/contract';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { loadTimezone } from '../businesses/load-timezone.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { linkSchedules } from '../db/schema.ts';
import { createDaysInZone } from '../platform/days-in-zone.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { findReader, readContents, refuseUndated } from './create-invoice.ts';
import { sendMoment } from './next-step.ts';
import { type FoundSchedule, findSchedule } from './schedule-store.ts';

export interface NewSchedule extends BusinessActor {
  readonly schedule: CreateLinkSchedule;
}

/**
 * Prepares a schedule of invoices outside any transaction, and returns the work that creates it in one.
 * @throws {ApiError} what `readContents` throws; 400 VALIDATION_FAILED, EMAIL_MISSING
 */
export async function prepareSchedule(
  context: ServiceContext,
  { member, caller, schedule }: NewSchedule,
): Promise<(tx: Db) => Promise<FoundSchedule>> {
  const { db, platform } = context;
  const { businessId, userId } = member;
  const { livemode, ...contents } = await readContents(context, member, schedule);
  const { frequency, startOn, endOn = null, dueDays = null } = schedule;
  const now = nowOf(platform);
  const zone = createDaysInZone(await loadTimezone(db, businessId));
  if (startOn < zone.dayOf(now))
    throw fieldRefused('startOn', { message: 'The first day is over.' });
  if (endOn !== null && endOn < startOn)
    throw fieldRefused('endOn', { message: 'The last day is before the first one.' });
  refuseUndated(dueDays !== null, contents.reminders);
  return async (tx) => {
    const customer = await findReader(tx, context, { businessId, livemode, invoice: schedule });
    const id = newPublicId(platform.random, 'sch');
    await tx.insert(linkSchedules).values({
      ...{ id, businessId, livemode, customerId: customer.id, status: 'ACTIVE', ...contents },
      ...{ frequency, startOn, endOn, dueDays, nextAt: sendMoment(startOn, zone) },
      ...{ createdBy: userId, createdAt: now, updatedAt: now },
    });
    await recordAudit(tx, platform, {
      ...{ businessId, userId, caller, action: 'link-schedule.created', target: id },
      after: { title: contents.title },
    });
    return findSchedule(tx, { businessId, id });
  };
}
