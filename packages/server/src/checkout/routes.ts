import {
  announceTransaction,
  type Checkout,
  cancelCheckout,
  claimCheckoutHash,
  type Data,
  getCheckout,
  getPaymentRequest,
  selectCheckoutMethod,
  setCheckoutCustomer,
  setCheckoutLanguage,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { cancelPayment } from '../payments/change-payment.ts';
import { announcePaying } from './announce-transaction.ts';
import { claimHash } from './claim-hash.ts';
import { findCheckout, openCheckout } from './find-checkout.ts';
import { keepPayerLanguage } from './keep-payer-language.ts';
import { limitCheckout } from './limit-checkout.ts';
import { type CheckoutTools, loadCheckout } from './load-checkout.ts';
import { payerActor } from './payer-actor.ts';
import { presentRequest } from './present-request.ts';
import { selectByPayer } from './select-method.ts';
import { setPayer } from './set-customer.ts';

/** Binds the calls of checkout pages, which anyone with the id of a payment can make. */
export function bindCheckoutRoutes(
  bind: Bind,
  context: ServiceContext,
  tools: CheckoutTools,
): void {
  const { db } = context;
  const show = async (id: string): Promise<Data<Checkout>> => ({
    data: await loadCheckout(context, tools, await openCheckout(db, tools.storefronts, id)),
  });

  bind.open(getCheckout)(({ params: { id } }) => show(id));

  bind.open(selectCheckoutMethod)(async ({ params: { id }, body: method, caller: { ip } }) => {
    const { row, storefront } = await openCheckout(db, tools.storefronts, id);
    await limitCheckout(context, { action: 'select', paymentId: id, ip });
    await selectByPayer(context, { row, method, storefront });
    return show(id);
  });

  bind.open(setCheckoutCustomer)(async ({ params: { id }, body: customer, caller: { ip } }) => {
    const { row, storefront } = await openCheckout(db, tools.storefronts, id);
    await limitCheckout(context, { action: 'customer', paymentId: id, ip });
    await setPayer(context, { row, customer, storefront });
    return show(id);
  });

  bind.open(setCheckoutLanguage)(async ({ params: { id }, body: read, caller: { ip } }) => {
    const row = await findCheckout(db, id);
    await limitCheckout(context, { action: 'language', paymentId: id, ip });
    await keepPayerLanguage(db, row, read);
    return show(id);
  });

  bind.open(cancelCheckout)(async ({ params: { id } }) => {
    const { businessId } = await findCheckout(db, id);
    const named = { businessId, paymentId: id };
    await db.transaction((tx) =>
      cancelPayment(tx, context, { named, actor: payerActor, reason: null }),
    );
    return show(id);
  });

  bind.open(claimCheckoutHash)(async ({ params: { id }, body: { hash }, caller: { ip } }) => {
    const row = await findCheckout(db, id);
    await limitCheckout(context, { action: 'claim-hash', paymentId: id, ip });
    return { data: await claimHash(context, row, hash) };
  });

  bind.open(getPaymentRequest)(async ({ params: { id } }) => ({
    data: await presentRequest(context, await openCheckout(db, tools.storefronts, id)),
  }));

  bind.open(announceTransaction)(async ({ params: { id }, body, caller: { ip } }) => {
    const row = await findCheckout(db, id);
    await limitCheckout(context, { action: 'transactions', paymentId: id, ip });
    return { data: await announcePaying(context, row, body) };
  });
}
