import {
  cancelLinkInvoice,
  cancelLinkSchedule,
  chooseInvoiceEmails,
  createLinkInvoice,
  createLinkSchedule,
  getInvoiceEmails,
  getLinkInvoice,
  getLinkSchedule,
  listLinkInvoices,
  listLinkSchedules,
  sendLinkInvoice,
  totalLinkInvoices,
  totalLinkSchedules,
  updateLinkInvoice,
  updateLinkSchedule,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { nowOf } from '../platform/server-platform.ts';
import { hashAddress } from '../rate-limit/hash-address.ts';
import { take } from '../rate-limit/rate-limit.ts';
import { cancelInvoice, pauseReminders, sendNow } from './change-invoice.ts';
import { cancelSchedule, pauseSchedule } from './change-schedule.ts';
import { chooseEmails, loadEmailChoice } from './choose-emails.ts';
import { prepareInvoice } from './create-invoice.ts';
import { prepareSchedule } from './create-schedule.ts';
import { limitInvoices } from './limit-invoices.ts';
import { listInvoices, loadInvoice } from './list-invoices.ts';
import { presentOne } from './present-invoice.ts';
import { listSchedules, loadSchedule, presentSchedule } from './present-schedule.ts';
import { sumInvoices } from './sum-invoices.ts';
import { sumSchedules } from './sum-schedules.ts';

/** Binds the calls of members about the invoices that their business emails. */
export function bindLinkInvoiceRoutes(bind: Bind, context: ServiceContext): void {
  const { db } = context;
  bind.member(listLinkInvoices)(({ member, query }) => listInvoices(context, member, query));
  bind.member(totalLinkInvoices)(async ({ member, query }) => ({
    data: await sumInvoices(context, member, query),
  }));
  bind.member(createLinkInvoice)((call) => {
    const { member, caller, body: invoice } = call;
    const once = { endpoint: createLinkInvoice, call, by: `user:${member.userId}` };
    return answerOnce(context, once, async () => {
      const create = await prepareInvoice(context, { member, caller, invoice });
      await limitInvoices(context, { businessId: member.businessId, id: null });
      return async (tx) => ({
        data: await presentOne(tx, context, { found: await create(tx), viewer: member }),
      });
    });
  });
  bind.member(getLinkInvoice)(async ({ member, params: { id } }) => ({
    data: await loadInvoice(context, member, id),
  }));
  bind.member(updateLinkInvoice)(async ({ member, caller, params: { id }, body }) => {
    const change = { member, caller, id, ...body };
    return { data: await db.transaction((tx) => pauseReminders(tx, context, change)) };
  });
  bind.member(sendLinkInvoice)((call) => {
    const { member, caller, params } = call;
    const { id } = params;
    const once = { endpoint: sendLinkInvoice, call, by: `user:${member.userId}` };
    return answerOnce(context, once, async () => {
      await loadInvoice(context, member, id);
      await limitInvoices(context, { businessId: member.businessId, id });
      return async (tx) => ({ data: await sendNow(tx, context, { member, caller, id }) });
    });
  });
  bind.member(cancelLinkInvoice)(async ({ member, caller, params: { id } }) => {
    return { data: await cancelInvoice(context, { member, caller, id }) };
  });
}

/** Binds the calls of members about the schedules of invoices of their business. */
export function bindLinkScheduleRoutes(bind: Bind, context: ServiceContext): void {
  const { db } = context;
  bind.member(listLinkSchedules)(({ member, query }) => listSchedules(context, member, query));
  bind.member(totalLinkSchedules)(async ({ member, query }) => ({
    data: await sumSchedules(context, member, query),
  }));
  bind.member(createLinkSchedule)((call) => {
    const { member, caller, body: schedule } = call;
    const once = { endpoint: createLinkSchedule, call, by: `user:${member.userId}` };
    return answerOnce(context, once, async () => {
      const create = await prepareSchedule(context, { member, caller, schedule });
      await limitInvoices(context, { businessId: member.businessId, id: null });
      return async (tx) => ({ data: presentSchedule(await create(tx), member) });
    });
  });
  bind.member(getLinkSchedule)(async ({ member, params: { id } }) => ({
    data: await loadSchedule(context, member, id),
  }));
  bind.member(updateLinkSchedule)(async ({ member, caller, params: { id }, body }) => {
    const change = { member, caller, id, ...body };
    return { data: await db.transaction((tx) => pauseSchedule(tx, context, change)) };
  });
  bind.member(cancelLinkSchedule)(async ({ member, caller, params: { id } }) => {
    const change = { member, caller, id };
    return { data: await db.transaction((tx) => cancelSchedule(tx, context, change)) };
  });
}

/** Choices that one address may make in an hour. */
const choicesPerHour = 60;

/** Binds the calls of the page on which a customer stops emails: anyone with the link can make them. */
export function bindInvoiceEmailRoutes(bind: Bind, context: ServiceContext): void {
  const { db, platform } = context;
  bind.open(getInvoiceEmails)(async ({ params: { token } }) => ({
    data: await loadEmailChoice(db, token),
  }));
  bind.open(chooseInvoiceEmails)(async ({ params: { token }, body, caller: { ip } }) => {
    const window = { windowMs: 3_600_000, now: nowOf(platform) };
    await take(db, `invoice-emails:${hashAddress(ip)}`, { limit: choicesPerHour, ...window });
    return { data: await chooseEmails(context, { token, ...body }) };
  });
}
