import {
  acceptMerchantPayment,
  cancelMerchantPayment,
  createEstimate,
  createMerchantPayment,
  getMerchantPayment,
  getMerchantRates,
  listMerchantPaymentEvents,
  listMerchantPayments,
  markMerchantPaymentPaid,
  selectMerchantMethod,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { BindKey } from '../http/bind-key.ts';
import type { KeyPrincipal } from '../http/calls.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { acceptPayment, cancelPayment, markPaid } from './change-payment.ts';
import { prepareMethodChoice } from './choose-method.ts';
import { prepareNewPayment } from './create-payment.ts';
import { listMerchantPaymentsOf } from './list-merchant-payments.ts';
import { listPaymentEvents } from './list-payment-events.ts';
import { estimatePrice, loadMarketRates } from './market-prices.ts';
import { namingOrders } from './order-id.ts';
import type { PaymentActor } from './payment-actor.ts';
import { loadPaymentRow, type NamedPayment } from './payment-store.ts';
import { presentPayment } from './present-payment.ts';

/** Binds the calls of API keys about payments. */
export function bindMerchantPaymentRoutes(bind: BindKey, context: ServiceContext): void {
  const { db } = context;
  bind.key(createMerchantPayment)((call) => {
    const { principal, body: payment } = call;
    const { businessId, livemode } = principal;
    const once = { endpoint: createMerchantPayment, call, by: scopeOf(principal) };
    return answerOnce(context, once, () =>
      prepareNewPayment(context, { businessId, livemode, payment, actor: actorOf(principal) }),
    );
  });
  bind.key(listMerchantPayments)(({ principal, query }) =>
    listMerchantPaymentsOf(context, principal, query),
  );
  bind.key(getMerchantPayment)(async ({ principal, params }) => {
    const row = await loadPaymentRow(db, nameOf(principal, params));
    return { data: await presentPayment(db, context, row) };
  });
  bind.key(listMerchantPaymentEvents)(({ principal, params }) =>
    listPaymentEvents(db, nameOf(principal, params)),
  );
  bindMerchantPaymentActions(bind, context);
  bind.key(getMerchantRates)(async ({ query }) => ({
    data: await loadMarketRates(context, query),
  }));
  bind.key(createEstimate)(async ({ principal, body }) => ({
    data: await estimatePrice(context, principal.businessId, body),
  }));
}

function bindMerchantPaymentActions(bind: BindKey, context: ServiceContext): void {
  const changeOf = (principal: KeyPrincipal, params: { readonly id: string }) => ({
    ...{ named: nameOf(principal, params), actor: actorOf(principal), reason: null },
  });
  bind.key(selectMerchantMethod)((call) => {
    const { principal, params, body: method } = call;
    const once = { endpoint: selectMerchantMethod, call, by: scopeOf(principal) };
    return namingOrders(
      answerOnce(context, once, async () => {
        const named = nameOf(principal, params);
        const choice = { named, method, actor: actorOf(principal) };
        const choose = await prepareMethodChoice(context, choice);
        return async (tx) => ({ data: await choose(tx) });
      }),
    );
  });
  bind.key(cancelMerchantPayment)((call) => {
    const { principal, params } = call;
    const once = { endpoint: cancelMerchantPayment, call, by: scopeOf(principal) };
    const change = changeOf(principal, params);
    return answerOnce(context, once, async () => async (tx) => ({
      data: await cancelPayment(tx, context, change),
    }));
  });
  bind.key(acceptMerchantPayment)((call) => {
    const { principal, params } = call;
    const once = { endpoint: acceptMerchantPayment, call, by: scopeOf(principal) };
    const change = changeOf(principal, params);
    return namingOrders(
      answerOnce(context, once, async () => async (tx) => ({
        data: await acceptPayment(tx, context, change),
      })),
    );
  });
  bind.key(markMerchantPaymentPaid)((call) => {
    const { principal, params, body } = call;
    const once = { endpoint: markMerchantPaymentPaid, call, by: scopeOf(principal) };
    const change = { ...changeOf(principal, params), reason: body.reason };
    return namingOrders(
      answerOnce(context, once, async () => async (tx) => ({
        data: await markPaid(tx, context, change),
      })),
    );
  });
}

const scopeOf = ({ keyId }: KeyPrincipal): string => `key:${keyId}`;

const actorOf = ({ keyId, keyName }: KeyPrincipal): PaymentActor => ({
  ...{ kind: 'key', id: keyId, name: keyName },
});

const nameOf = (
  { businessId, livemode }: KeyPrincipal,
  { id }: { readonly id: string },
): NamedPayment => ({ businessId, livemode, paymentId: id });
