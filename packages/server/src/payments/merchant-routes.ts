import { createMerchantPayment, getMerchantPayment } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { BindKey } from '../http/bind-key.ts';
import type { KeyPrincipal } from '../http/calls.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { prepareNewPayment } from './create-payment.ts';
import type { PaymentActor } from './payment-actor.ts';
import { loadPaymentRow } from './payment-store.ts';
import { presentPayment } from './present-payment.ts';

/** Binds the calls of API keys about payments. */
export function bindMerchantPaymentRoutes(bind: BindKey, context: ServiceContext): void {
  const { db } = context;
  bind.key(createMerchantPayment)((call) => {
    const { principal, body: payment } = call;
    const { businessId, livemode, keyId } = principal;
    const once = { endpoint: createMerchantPayment, call, by: `key:${keyId}` };
    return answerOnce(context, once, () =>
      prepareNewPayment(context, { businessId, livemode, payment, actor: actorOf(principal) }),
    );
  });
  bind.key(getMerchantPayment)(async ({ principal, params }) => {
    const { businessId, livemode } = principal;
    const row = await loadPaymentRow(db, { businessId, livemode, paymentId: params.id });
    return { data: await presentPayment(db, context, row) };
  });
}

const actorOf = ({ keyId, keyName }: KeyPrincipal): PaymentActor => ({
  ...{ kind: 'key', id: keyId, name: keyName },
});
