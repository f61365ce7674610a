import {
  createMerchantCustomer,
  deleteMerchantCustomer,
  getMerchantCustomer,
  listMerchantCustomers,
  updateMerchantCustomer,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { BindKey } from '../http/bind-key.ts';
import type { KeyPrincipal } from '../http/calls.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { createCustomer } from './create-customer.ts';
import { loadCustomerRow, type NamedCustomer } from './customer-store.ts';
import { deleteCustomer } from './delete-customer.ts';
import { listCustomers } from './list-customers.ts';
import { presentCustomer } from './present-customers.ts';
import { updateCustomer } from './update-customer.ts';

/** Binds the calls of API keys about customers. */
export function bindMerchantCustomerRoutes(bind: BindKey, context: ServiceContext): void {
  const { db } = context;
  bind.key(createMerchantCustomer)((call) => {
    const { principal, caller, body: profile } = call;
    const { businessId, livemode, keyId } = principal;
    const once = { endpoint: createMerchantCustomer, call, by: `key:${keyId}` };
    const customer = { businessId, livemode, profile, by: { key: principal, caller } };
    return answerOnce(context, once, async () => async (tx) => ({
      data: await createCustomer(tx, context, customer),
    }));
  });
  bind.key(listMerchantCustomers)(({ principal: { businessId, livemode }, query }) =>
    listCustomers(db, { businessId, livemode, filters: {} }, query),
  );
  bind.key(getMerchantCustomer)(async ({ principal, params }) => {
    const row = await loadCustomerRow(db, nameOf(principal, params));
    return { data: await presentCustomer(db, row) };
  });
  bind.key(updateMerchantCustomer)(async ({ principal, caller, params, body }) => {
    const change = { ...nameOf(principal, params), change: body, by: { key: principal, caller } };
    return { data: await db.transaction((tx) => updateCustomer(tx, context, change)) };
  });
  bind.key(deleteMerchantCustomer)(({ principal, caller, params }) => {
    const named = { ...nameOf(principal, params), by: { key: principal, caller } };
    return db.transaction((tx) => deleteCustomer(tx, context, named));
  });
}

const nameOf = (
  { businessId, livemode }: KeyPrincipal,
  { id }: { readonly id: string },
): NamedCustomer => ({ businessId, livemode, customerId: id });
