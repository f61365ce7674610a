import {
  createCustomer as createCall,
  deleteCustomer as deleteCall,
  eraseCustomer as eraseCall,
  exportCustomers as exportCall,
  getCustomer,
  getCustomerCounts,
  importCustomers as importCall,
  listCustomers as listCall,
  mergeCustomers as mergeCall,
  updateCustomer as updateCall,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind, Membership } from '../http/bind.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { mayFindEmails } from '../payments/may-find-emails.ts';
import { requireModeOf } from '../payments/member-actor.ts';
import { liveModeOf, requireMode } from '../payments/require-mode.ts';
import { countCustomers } from './count-customers.ts';
import { createCustomer } from './create-customer.ts';
import { loadCustomerRow } from './customer-store.ts';
import { deleteCustomer } from './delete-customer.ts';
import { eraseCustomer } from './erase-customer.ts';
import { exportCustomers } from './export-customers.ts';
import { importCustomers } from './import-customers.ts';
import { listCustomers } from './list-customers.ts';
import { mergeCustomers } from './merge-customers.ts';
import { hideContact, presentCustomer } from './present-customers.ts';
import { sumOpen } from './sum-open.ts';
import { updateCustomer } from './update-customer.ts';

/** Binds the calls of members about the customers of their business. */
export function bindCustomerRoutes(bind: Bind, context: ServiceContext): void {
  const { db } = context;
  bind.member(listCall)(async ({ member, query }) => {
    const { livemode = liveModeOf(context), ...filters } = query;
    const searchesEmails = mayFindEmails(member, livemode);
    const filtered = { businessId: member.businessId, livemode, filters, searchesEmails };
    const { data, ...rest } = await listCustomers(db, filtered, query);
    return { ...rest, data: data.map((customer) => hideContact(customer, member)) };
  });
  bind.member(getCustomerCounts)(async ({ member, query }) => {
    const { livemode = liveModeOf(context), ...filters } = query;
    const searchesEmails = mayFindEmails(member, livemode);
    const filtered = { businessId: member.businessId, livemode, filters, searchesEmails };
    return { data: await countCustomers(db, filtered) };
  });
  bind.memberFile(exportCall)(async ({ member: { businessId }, query }) => {
    const { livemode = liveModeOf(context), ...filters } = query;
    return exportCustomers(context, { businessId, livemode, filters });
  });
  bind.member(getCustomer)(async ({ member, params: { id: customerId } }) => {
    const row = await loadCustomerRow(db, { businessId: member.businessId, customerId });
    const customer = hideContact(await presentCustomer(db, row), member);
    return { data: { ...customer, open: await sumOpen(db, row.id) } };
  });
  bind.member(createCall)((call) => {
    const { member, caller, body } = call;
    const { livemode = liveModeOf(context), ...profile } = body;
    requireMode(context, livemode);
    requireModeOf({ livemode }, member, 'create-payments');
    const { businessId, userId } = member;
    const once = { endpoint: createCall, call, by: `user:${userId}` };
    const customer = { businessId, livemode, profile, by: { userId, caller } };
    return answerOnce(context, once, async () => async (tx) => ({
      data: await createCustomer(tx, context, customer),
    }));
  });
  bind.member(updateCall)(async ({ member, caller, params: { id: customerId }, body }) => {
    const { businessId, userId } = member;
    const change = {
      ...{ businessId, customerId, change: body, by: { userId, caller } },
      admit: (row: { readonly livemode: boolean }) => requireModeOf(row, member, 'create-payments'),
    };
    return { data: await db.transaction((tx) => updateCustomer(tx, context, change)) };
  });
  bindManagerRoutes(bind, context);
}

/** Binds the calls that change many customers, or that nothing undoes. */
function bindManagerRoutes(bind: Bind, context: ServiceContext): void {
  const { db } = context;
  const nameOf = ({ businessId }: Membership, { id }: { readonly id: string }) => ({
    ...{ businessId, customerId: id },
  });
  bind.member(importCall)(async ({ member, caller, body }) => {
    const { csv, livemode = liveModeOf(context) } = body;
    requireMode(context, livemode);
    const { businessId, userId } = member;
    const table = { businessId, livemode, csv, by: { userId, caller } };
    return { data: await importCustomers(context, table) };
  });
  bind.member(deleteCall)(({ member, caller, params }) => {
    const by = { userId: member.userId, caller };
    return db.transaction((tx) => deleteCustomer(tx, context, { ...nameOf(member, params), by }));
  });
  bind.member(mergeCall)(async ({ member, caller, params, body: { customerIds } }) => {
    const by = { userId: member.userId, caller };
    const merge = { ...nameOf(member, params), customerIds, by };
    return { data: await db.transaction((tx) => mergeCustomers(tx, context, merge)) };
  });
  bind.member(eraseCall)(async ({ member, caller, params }) => {
    const by = { userId: member.userId, caller };
    const named = { ...nameOf(member, params), by };
    return { data: await db.transaction((tx) => eraseCustomer(tx, context, named)) };
  });
}
