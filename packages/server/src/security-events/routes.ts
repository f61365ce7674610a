import { getSecurityScore, listSecurityEvents } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { listOwnEvents } from './list-own-events.ts';
import { loadSecurityScore } from './security-score.ts';

export function bindSecurityEventRoutes(bind: Bind, context: ServiceContext): void {
  bind.signedIn(listSecurityEvents)(({ principal, query }) =>
    listOwnEvents(context, principal.userId, query),
  );
  bind.signedIn(getSecurityScore)(({ principal }) => loadSecurityScore(context, principal.userId));
}
