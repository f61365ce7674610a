import { simulatePayment as simulateCall, simulateMerchantPayment } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import type { BindKey } from '../http/bind-key.ts';
import { hidePayer } from './hide-payer.ts';
import { requireModeOf } from './member-actor.ts';
import { type SimulationTools, simulatePayment } from './simulate-payment.ts';

/** Binds the call of members that pays a test payment. */
export function bindSimulationRoute(
  bind: Bind,
  context: ServiceContext,
  tools: SimulationTools | null,
): void {
  bind.member(simulateCall)(async ({ member, params: { id }, body: order }) => {
    const named = { businessId: member.businessId, paymentId: id };
    const payment = await simulatePayment(context, tools, {
      ...{ named, order },
      admit: (row) => requireModeOf(row, member, 'create-payments'),
    });
    return { data: hidePayer(payment, member) };
  });
}

/** Binds the call of API keys that pays a test payment. */
export function bindMerchantSimulation(
  bind: BindKey,
  context: ServiceContext,
  tools: SimulationTools | null,
): void {
  bind.key(simulateMerchantPayment)(async ({ principal, params, body: order }) => {
    const { businessId, livemode } = principal;
    const named = { businessId, livemode, paymentId: params.id };
    return { data: await simulatePayment(context, tools, { named, order }) };
  });
}
