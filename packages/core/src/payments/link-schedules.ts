import { unwrap, unwrapPage } from '../client/unwrap.ts';
import {
  type CreateLinkSchedule,
  cancelLinkSchedule,
  createLinkSchedule,
  getLinkSchedule,
  type LinkScheduleFilters,
  type ListLinkSchedules,
  listLinkSchedules,
  totalLinkSchedules,
  type UpdateLinkSchedule,
  updateLinkSchedule,
} from '../contract/payments/link-schedules.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.linkSchedules`. */
export type LinkSchedules = ReturnType<typeof createLinkSchedules>;

/** Creates the calls about the schedules of invoices of a business. */
export function createLinkSchedules({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists schedules, newest first.
     * @example
     * const { items } = await client.linkSchedules.list(businessId);
     */
    list: (businessId: number, query: ListLinkSchedules = {}, options?: CallOptions) =>
      unwrapPage(call(listLinkSchedules)({ params: { businessId }, query }, options)),
    /**
     * Adds up the active schedules, by currency and frequency.
     * @example
     * const totals = await client.linkSchedules.total(businessId);
     */
    total: (businessId: number, query: LinkScheduleFilters = {}, options?: CallOptions) =>
      unwrap(call(totalLinkSchedules)({ params: { businessId }, query }, options)),
    /**
     * Creates a schedule.
     * @example
     * await client.linkSchedules.create(businessId, { ...invoice, frequency: 'MONTHLY', startOn: '2027-01-31' });
     */
    create: (businessId: number, schedule: CreateLinkSchedule, options?: CallOptions) =>
      unwrap(call(createLinkSchedule)({ params: { businessId }, body: schedule }, options)),
    /**
     * Loads a schedule.
     * @example
     * const { nextOn } = await client.linkSchedules.get(businessId, scheduleId);
     */
    get: (businessId: number, id: string, options?: CallOptions) =>
      unwrap(call(getLinkSchedule)({ params: { businessId, id } }, options)),
    /**
     * Pauses a schedule, or resumes it.
     * @example
     * await client.linkSchedules.update(businessId, scheduleId, { isPaused: true });
     */
    update: (businessId: number, id: string, changes: UpdateLinkSchedule, options?: CallOptions) =>
      unwrap(call(updateLinkSchedule)({ params: { businessId, id }, body: changes }, options)),
    /**
     * Cancels a schedule.
     * @example
     * await client.linkSchedules.cancel(businessId, scheduleId);
     */
    cancel: (businessId: number, id: string, options?: CallOptions) =>
      unwrap(call(cancelLinkSchedule)({ params: { businessId, id } }, options)),
  };
}
