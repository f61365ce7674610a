import {
  acceptInvitation,
  inviteMember,
  leaveBusiness,
  listInvitations,
  listMembers,
  previewInvitation,
  removeMember,
  revokeInvitation,
  transferBusiness,
  updateMember,
} from '@billfold/core/contract';
import { maskEmail } from '@billfold/core/internal';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { nowOf } from '../platform/server-platform.ts';
import { acceptOwnInvitation } from './accept-invitation.ts';
import { changeMemberRole } from './change-member-role.ts';
import { findInvitation, loadInvitations } from './invitation-store.ts';
import { inviteToTeam } from './invite-member.ts';
import { loadMembers } from './member-store.ts';
import { leaveOwnBusiness, removeTeamMember } from './remove-member.ts';
import { revokeTeamInvitation } from './revoke-invitation.ts';
import { transferOwnBusiness } from './transfer-business.ts';

/** Binds the calls about the members of a business and about invitations. */
export function bindTeamRoutes(bind: Bind, context: ServiceContext): void {
  bindMemberRoutes(bind, context);
  bindInvitationRoutes(bind, context);
}

function bindMemberRoutes(bind: Bind, context: ServiceContext): void {
  bind.member(listMembers)(async ({ params }) => ({
    data: await loadMembers(context.db, params.businessId),
  }));
  bind.member(updateMember)(async ({ member, caller, params, body }) => ({
    data: await changeMemberRole(
      context,
      { member, caller },
      { memberId: params.id, role: body.role },
    ),
  }));
  bind.member(removeMember)(({ member, caller, params }) =>
    removeTeamMember(context, { member, caller }, params.id),
  );
  bind.member(leaveBusiness)(({ member, caller }) => leaveOwnBusiness(context, { member, caller }));
  bind.member(transferBusiness)(async ({ member, caller, body }) => ({
    data: await transferOwnBusiness(context, { member, caller }, body.memberId),
  }));
}

function bindInvitationRoutes(bind: Bind, context: ServiceContext): void {
  const { db, platform } = context;
  bind.member(listInvitations)(async ({ params: { businessId } }) => ({
    data: await loadInvitations(db, { businessId, now: nowOf(platform) }),
  }));
  bind.member(inviteMember)(async ({ member, caller, body }) => ({
    data: await inviteToTeam(context, { member, caller }, body),
  }));
  bind.member(revokeInvitation)(({ member, caller, params }) =>
    revokeTeamInvitation(context, { member, caller }, params.id),
  );
  bind.open(previewInvitation)(async ({ body: { token } }) => {
    const { businessName, invitation } = await findInvitation(db, { token, now: nowOf(platform) });
    const { role, email } = invitation;
    return { data: { businessName, role, maskedEmail: maskEmail(email) } };
  });
  bind.signedIn(acceptInvitation)(async ({ principal, caller, body }) => ({
    data: await acceptOwnInvitation(context, { principal, caller }, body.token),
  }));
}
