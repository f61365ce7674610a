import { findAccountAsset } from '@billfold/core';
import type {
  DataPage,
  LinkSchedule,
  LinkScheduleFilters,
  ListLinkSchedules,
} from '@billfold/core/contract';
import { dayOfSchedule } from '@billfold/core/internal';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { linkSchedules } from '../db/schema.ts';
import { totalOf } from '../db/total-of.ts';
import type { Membership } from '../http/bind.ts';
import { presentLines } from '../payment-links/present-link.ts';
import { formatPrice, readPriced } from '../payments/read-price.ts';
import { liveModeOf } from '../payments/require-mode.ts';
import { presentInvoiced } from './present-invoice.ts';
import { type FoundSchedule, findSchedule, selectSchedules } from './schedule-store.ts';

const defaultPageSize = 25;

/** Lists the schedules of a business, the newest first. */
export async function listSchedules(
  context: ServiceContext,
  member: Membership,
  query: ListLinkSchedules,
): Promise<DataPage<LinkSchedule>> {
  const { db } = context;
  const { page = 1, pageSize = defaultPageSize, ...filters } = query;
  const condition = schedulesOf(context, member, filters);
  const found = await selectSchedules(db)
    .where(condition)
    .orderBy(desc(linkSchedules.createdAt), desc(linkSchedules.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = totalOf(found, { page, pageSize }) ?? (await db.$count(linkSchedules, condition));
  const data = found.map((each) => presentSchedule(each, member));
  return { data, meta: { page, pageSize, total } };
}

/** Returns the condition for the schedules of a business that pass filters. */
export function schedulesOf(
  context: Pick<ServiceContext, 'chainMode'>,
  { businessId }: Pick<Membership, 'businessId'>,
  { livemode = liveModeOf(context), customerId }: LinkScheduleFilters,
): SQL | undefined {
  return and(
    eq(linkSchedules.businessId, businessId),
    eq(linkSchedules.livemode, livemode),
    customerId === undefined ? undefined : eq(linkSchedules.customerId, customerId),
  );
}

/** Loads one schedule of a business. @throws {ApiError} 404 */
export async function loadSchedule(
  { db }: ServiceContext,
  member: Membership,
  id: string,
): Promise<LinkSchedule> {
  return presentSchedule(await findSchedule(db, { businessId: member.businessId, id }), member);
}

/** Presents a schedule to a member. */
export function presentSchedule(
  { schedule, customer, invoices }: FoundSchedule,
  viewer: Pick<Membership, 'role'>,
): LinkSchedule {
  const { id, livemode, status, title, note, priceCurrency: currency, language } = schedule;
  const { frequency, startOn, endOn, dueDays, reminders, createdAt, updatedAt } = schedule;
  return {
    ...{ id, object: 'link_schedule', livemode, status },
    customer: presentInvoiced(customer, { viewer, livemode }),
    ...{ title, note, currency },
    price: formatPrice({ amount: readPriced(schedule.price), currency }).amount,
    lines: presentLines(schedule, currency),
    assets: schedule.assetIds?.map((each) => findAccountAsset(each)?.id ?? each) ?? null,
    ...{ language, frequency, startOn, endOn, dueDays, reminders },
    nextOn: status === 'ACTIVE' ? dayOfSchedule(schedule, schedule.next) : null,
    ...{ invoices, createdAt, updatedAt },
  };
}
