import { stepUp } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { requireStepUp } from './require-step-up.ts';

export function bindStepUpRoute(bind: Bind, context: ServiceContext): void {
  bind.signedIn(stepUp)(async (call) => {
    await requireStepUp(context, call, call.body);
    return null;
  });
}
