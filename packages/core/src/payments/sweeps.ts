import { unwrap } from '../client/unwrap.ts';
import {
  type CreateSweep,
  createSweep,
  type PlanSweep,
  planSweep,
} from '../contract/business/sweeps.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.sweeps`. */
export type Sweeps = ReturnType<typeof createSweeps>;

/** Creates the calls about the sweeps of received funds. */
export function createSweeps({ call }: Pick<Transport, 'call'>) {
  return {
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
  };
}
