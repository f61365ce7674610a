import { unwrap } from '../client/unwrap.ts';
import {
  acceptInvitation,
  type InviteMember,
  inviteMember,
  listInvitations,
  previewInvitation,
  revokeInvitation,
} from '../contract/business/invitations.ts';
import type { BusinessRole } from '../contract/business/roles.ts';
import {
  leaveBusiness,
  listMembers,
  removeMember,
  transferBusiness,
  updateMember,
} from '../contract/business/team.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.team`. */
export type Team = ReturnType<typeof createTeam>;

/** Creates the calls about the members of a business. */
export function createTeam(transport: Pick<Transport, 'call'>) {
  return { ...createMemberCalls(transport), ...createInvitationCalls(transport) };
}

function createMemberCalls({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists the members of a business, owners first.
     * @example
     * const team = await client.team.list(businessId);
     */
    list: (businessId: number, options?: CallOptions) =>
      unwrap(call(listMembers)({ params: { businessId } }, options)),
    /**
     * Changes the role of a member.
     * @example
     * await client.team.changeRole(businessId, memberId, 'ADMIN');
     */
    changeRole: (businessId: number, memberId: string, role: BusinessRole, options?: CallOptions) =>
      unwrap(call(updateMember)({ params: { businessId, id: memberId }, body: { role } }, options)),
    /**
     * Removes a member.
     * @example
     * await client.team.remove(businessId, memberId);
     */
    remove: (businessId: number, memberId: string, options?: CallOptions) =>
      call(removeMember)({ params: { businessId, id: memberId } }, options),
    /**
     * Ends the own membership.
     * @example
     * await client.team.leave(businessId);
     */
    leave: (businessId: number, options?: CallOptions) =>
      call(leaveBusiness)({ params: { businessId } }, options),
    /**
     * Makes another member the owner; the caller stays as an admin.
     * @example
     * const { role } = await client.team.transfer(businessId, memberId); // 'ADMIN'
     */
    transfer: (businessId: number, memberId: string, options?: CallOptions) =>
      unwrap(call(transferBusiness)({ params: { businessId }, body: { memberId } }, options)),
  };
}

function createInvitationCalls({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists the open invitations of a business, newest first.
     * @example
     * const invitations = await client.team.listInvitations(businessId);
     */
    listInvitations: (businessId: number, options?: CallOptions) =>
      unwrap(call(listInvitations)({ params: { businessId } }, options)),
    /**
     * Invites a person by email.
     * @example
     * await client.team.invite(businessId, { email: 'bob@shop.example', role: 'SUPPORT' });
     */
    invite: (businessId: number, member: InviteMember, options?: CallOptions) =>
      unwrap(call(inviteMember)({ params: { businessId }, body: member }, options)),
    /**
     * Revokes an invitation, so that its link stops working.
     * @example
     * await client.team.revokeInvitation(businessId, invitationId);
     */
    revokeInvitation: (businessId: number, invitationId: string, options?: CallOptions) =>
      call(revokeInvitation)({ params: { businessId, id: invitationId } }, options),
    /**
     * Loads the business, the role and the masked address of a link, without a session.
     * @example
     * const { businessName, role } = await client.team.previewInvitation(token);
     */
    previewInvitation: (token: string, options?: CallOptions) =>
      unwrap(call(previewInvitation)({ body: { token } }, options)),
    /**
     * Accepts the invitation of a link.
     * @example
     * const { businessId } = await client.team.acceptInvitation(token);
     */
    acceptInvitation: (token: string, options?: CallOptions) =>
      unwrap(call(acceptInvitation)({ body: { token } }, options)),
  };
}
