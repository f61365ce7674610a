import { isPermitted } from '@billfold/core/contract';
import type { Membership } from '../http/bind.ts';

/** Reports whether a member may search by email: of masked ones, a search would tell what they are. */
export function mayFindEmails({ role }: Pick<Membership, 'role'>, livemode: boolean): boolean {
  return isPermitted(role, 'view-emails', livemode);
}
