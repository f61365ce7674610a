import { unwrap, unwrapPage } from '../client/unwrap.ts';
import {
  acceptInvitation,
  type InviteMember,
  inviteMember,
  type ListAudit,
  listAudit,
  listMembers,
  removeMember,
} from '../contract/business/team.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.team`. */
export type Team = ReturnType<typeof createTeam>;

/** Creates the calls about the members of a business. */
export function createTeam({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists the members of a business.
     * @example
     * const team = await client.team.list(businessId);
     */
    list: (businessId: number, options?: CallOptions) =>
      unwrap(call(listMembers)({ params: { businessId } }, options)),
    /**
     * Invites a member by email.
     * @example
     * await client.team.invite(businessId, member);
     */
    invite: (businessId: number, member: InviteMember, options?: CallOptions) =>
      unwrap(call(inviteMember)({ params: { businessId }, body: member }, options)),
    /**
     * Removes a member.
     * @example
     * await client.team.remove(businessId, memberId);
     */
    remove: (businessId: number, memberId: string, options?: CallOptions) =>
      call(removeMember)({ params: { businessId, id: memberId } }, options),
    /**
     * Accepts the invitation of a link.
     * @example
     * await client.team.acceptInvitation(token);
     */
    acceptInvitation: (token: string, options?: CallOptions) =>
      unwrap(call(acceptInvitation)({ params: { token } }, options)),
    /**
     * Lists the audit log of a business, newest first.
     * @example
     * const { items } = await client.team.listAudit(businessId);
     */
    listAudit: (businessId: number, query: ListAudit = {}, options?: CallOptions) =>
      unwrapPage(call(listAudit)({ params: { businessId }, query }, options)),
  };
}
