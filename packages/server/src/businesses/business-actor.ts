import type { Caller, Membership } from '../http/bind.ts';

/** Member who changes something, and where the call came from. */
export interface BusinessActor {
  readonly member: Membership;
  readonly caller: Pick<Caller, 'ip'>;
}
