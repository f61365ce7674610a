import { getSecurityScore } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { loadSecurityScore } from './security-score.ts';

export function bindSecurityScoreRoute(bind: Bind, context: ServiceContext): void {
  bind.signedIn(getSecurityScore)(({ principal }) => loadSecurityScore(context, principal.userId));
}
