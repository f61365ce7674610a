import { unwrap, unwrapPage } from '../client/unwrap.ts';
import {
  type CreatePayout,
  createPayout,
  createPayoutIntents,
  getPayout,
  listPayouts,
  type PlanPayout,
  planPayout,
  resumePayout,
  signPayout,
} from '../contract/business/payouts.ts';
import type { SignParts } from '../contract/business/transfer-intents.ts';
import type { SignSecret } from '../contract/payments/refunds.ts';
import type { PageQuery } from '../contract/values.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.payouts`. */
export type Payouts = ReturnType<typeof createPayouts>;

/** Creates the calls about payouts to many recipients. */
export function createPayouts({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Checks the lines of a CSV file and plans their payment.
     * @example
     * const csv = `address,amount,reference\n${address},12.5,Invoice 17`;
     * const plan = await client.payouts.plan(businessId, { asset: 'USDT@TRX', csv });
     */
    plan: (businessId: number, payout: PlanPayout, options?: CallOptions) =>
      unwrap(call(planPayout)({ params: { businessId }, body: payout }, options)),
    /**
     * Signs and sends a payout.
     * @example
     * await client.payouts.create(businessId, { planId: plan.id, password, seedPhrase: null });
     */
    create: (businessId: number, payout: CreatePayout, options?: CallOptions) =>
      unwrap(call(createPayout)({ params: { businessId }, body: payout }, options)),
    /**
     * Lists the payouts of a business, newest first.
     * @example
     * const { items } = await client.payouts.list(businessId, { page: 1 });
     */
    list: (businessId: number, query: PageQuery = {}, options?: CallOptions) =>
      unwrapPage(call(listPayouts)({ params: { businessId }, query }, options)),
    /**
     * Loads a payout with each of its lines.
     * @example
     * const { lines } = await client.payouts.get(businessId, id);
     */
    get: (businessId: number, id: string, options?: CallOptions) =>
      unwrap(call(getPayout)({ params: { businessId, id } }, options)),
    /**
     * Signs what is left of a payout.
     * @example
     * await client.payouts.resume(businessId, id, { password, seedPhrase: null });
     */
    resume: (businessId: number, id: string, secret: SignSecret, options?: CallOptions) =>
      unwrap(call(resumePayout)({ params: { businessId, id }, body: secret }, options)),
    /**
     * Reviews and plans the lines of a payout that the owner can sign together.
     * @example
     * const intents = await client.payouts.createIntents(businessId, plan.id);
     */
    createIntents: (businessId: number, id: string, options?: CallOptions) =>
      unwrap(call(createPayoutIntents)({ params: { businessId, id } }, options)),
    /**
     * Sends the lines that the owner has signed.
     * @example
     * await client.payouts.sign(businessId, id, { transactions }, { intent: intents });
     */
    sign: (businessId: number, id: string, signed: SignParts, options?: CallOptions) =>
      unwrap(call(signPayout)({ params: { businessId, id }, body: signed }, options)),
  };
}
