import { createEmbedSession as createEmbedSessionCall } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { BindKey } from '../http/bind-key.ts';
import { createEmbedSession } from './create-embed-session.ts';

/** Binds the call with which a partner's server gets a token for one of its pages. */
export function bindEmbedSessionRoute(bind: BindKey, context: ServiceContext): void {
  bind.key(createEmbedSessionCall)(async ({ principal, body }) => ({
    data: await createEmbedSession(context, principal, body),
  }));
}
