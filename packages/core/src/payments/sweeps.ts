import { unwrap, unwrapPage } from '../client/unwrap.ts';
import { listCollectable } from '../contract/business/collectable.ts';
import {
  type CreateSweep,
  createSweep,
  createSweepIntents,
  getSweep,
  listSweeps,
  type PlanSweep,
  planSweep,
  resumeSweep,
  signSweep,
} from '../contract/business/sweeps.ts';
import type { SignParts } from '../contract/business/transfer-intents.ts';
import type { SignSecret } from '../contract/payments/refunds.ts';
import type { PageQuery } from '../contract/values.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.sweeps`. */
export type Sweeps = ReturnType<typeof createSweeps>;

/** Creates the calls about the sweeps of received funds. */
export function createSweeps({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists the funds that wait at payment addresses, by asset.
     * @example
     * const [funds] = await client.sweeps.listCollectable(businessId);
     * funds?.asset; // 'USDT@TRX'
     */
    listCollectable: (businessId: number, options?: CallOptions) =>
      unwrap(call(listCollectable)({ params: { businessId } }, options)),
    /**
     * Estimates a sweep of received funds.
     * @example
     * await client.sweeps.plan(businessId, sweep);
     */
    plan: (businessId: number, sweep: PlanSweep, options?: CallOptions) =>
      unwrap(call(planSweep)({ params: { businessId }, body: sweep }, options)),
    /**
     * Signs and sends a sweep.
     * @example
     * await client.sweeps.create(businessId, sweep);
     */
    create: (businessId: number, sweep: CreateSweep, options?: CallOptions) =>
      unwrap(call(createSweep)({ params: { businessId }, body: sweep }, options)),
    /**
     * Lists the sweeps of a business, newest first.
     * @example
     * const { items } = await client.sweeps.list(businessId, { page: 1 });
     */
    list: (businessId: number, query: PageQuery = {}, options?: CallOptions) =>
      unwrapPage(call(listSweeps)({ params: { businessId }, query }, options)),
    /**
     * Loads a sweep with each of its transactions.
     * @example
     * const { parts } = await client.sweeps.get(businessId, id);
     */
    get: (businessId: number, id: string, options?: CallOptions) =>
      unwrap(call(getSweep)({ params: { businessId, id } }, options)),
    /**
     * Signs what is left of a sweep.
     * @example
     * await client.sweeps.resume(businessId, id, { password, seedPhrase: null });
     */
    resume: (businessId: number, id: string, secret: SignSecret, options?: CallOptions) =>
      unwrap(call(resumeSweep)({ params: { businessId, id }, body: secret }, options)),
    /**
     * Reviews and plans the parts of a sweep that the owner can sign now.
     * @example
     * const intents = await client.sweeps.createIntents(businessId, plan.id);
     */
    createIntents: (businessId: number, id: string, options?: CallOptions) =>
      unwrap(call(createSweepIntents)({ params: { businessId, id } }, options)),
    /**
     * Sends the parts that the owner has signed.
     * @example
     * await client.sweeps.sign(businessId, id, { transactions }, { intent: intents });
     */
    sign: (businessId: number, id: string, signed: SignParts, options?: CallOptions) =>
      unwrap(call(signSweep)({ params: { businessId, id }, body: signed }, options)),
  };
}
