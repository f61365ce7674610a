import type { Caller, KeyPrincipal, MemberCall } from '../http/bind.ts';
import type { EndpointScope } from './endpoint-store.ts';

/** Member or API key that changes webhook endpoints, and those that it may change. */
export interface EndpointActor {
  readonly scope: EndpointScope;
  /** Actor of the entry in the audit log. */
  readonly by: { readonly userId: string } | { readonly key: KeyPrincipal };
  readonly caller: Pick<Caller, 'ip'>;
}

export const memberActor = ({
  member: { businessId, userId },
  caller,
}: Pick<MemberCall<{ readonly businessId: number }, unknown, unknown>, 'member' | 'caller'>) => ({
  scope: { businessId },
  by: { userId },
  caller,
});

export const keyActor = (principal: KeyPrincipal, caller: Pick<Caller, 'ip'>) => ({
  scope: { businessId: principal.businessId, livemode: principal.livemode },
  by: { key: principal },
  caller,
});
