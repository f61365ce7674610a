import { listSecurityEvents } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { listOwnEvents } from './list-own-events.ts';

export function bindSecurityEventRoutes(bind: Bind, context: ServiceContext): void {
  bind.signedIn(listSecurityEvents)(({ principal, query }) =>
    listOwnEvents(context, principal.userId, query),
  );
}
