import * as z from 'zod/mini';
import { type BusinessItemPath, businessId, businessPath, freeText } from '../payments/values.ts';
import { describeRequest } from '../request-schemas.ts';
import { endOfPeriod, mailToken, moment, pageFields } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { email, uuid } from '../values.ts';
import type { AuditFilters, ListAudit } from './audit-log.ts';
import * as auditCalls from './audit-log.ts';
import type { InvitationToken, InviteMember } from './invitations.ts';
import * as invitationCalls from './invitations.ts';
import { businessRoles } from './roles.ts';
import type { TransferBusiness, UpdateMember } from './team.ts';
import * as teamCalls from './team.ts';

const itemPath = (): Schema<BusinessItemPath> =>
  z.strictObject({ businessId: businessId(), id: uuid() });

const invitationToken = (): Schema<InvitationToken> => z.strictObject({ token: mailToken() });

const auditFilters = () => ({
  action: z.exactOptional(
    freeText(60).check(
      z.regex(/^[a-z]+([.-][a-z]+)*$/, 'must be an action such as member.removed'),
    ),
  ),
  actorId: z.exactOptional(uuid()),
  from: z.exactOptional(moment()),
  to: z.exactOptional(endOfPeriod()),
});

/** Requests of the calls about members, invitations and the audit log. */
export const teamRequests = [
  describeRequest(teamCalls.listMembers, {
    summary: 'The members of a business, owners first.',
    params: businessPath,
  }),
  describeRequest(teamCalls.updateMember, {
    summary:
      'Change the role of a member. LAST_OWNER or SETTLEMENT_OWNER where one must stay owner.',
    params: itemPath,
    body: (): Schema<UpdateMember> => z.strictObject({ role: z.enum(businessRoles) }),
  }),
  describeRequest(teamCalls.removeMember, {
    summary: 'Remove a member. LAST_OWNER or SETTLEMENT_OWNER where they must stay.',
    params: itemPath,
  }),
  describeRequest(teamCalls.leaveBusiness, {
    summary: 'Leave a business. LAST_OWNER or SETTLEMENT_OWNER where one must stay.',
    params: businessPath,
  }),
  describeRequest(teamCalls.transferBusiness, {
    summary: 'Make another member the owner; the caller stays as an admin.',
    params: businessPath,
    body: (): Schema<TransferBusiness> => z.strictObject({ memberId: uuid() }),
  }),
  describeRequest(invitationCalls.listInvitations, {
    summary: 'The invitations that are neither accepted nor revoked, newest first.',
    params: businessPath,
  }),
  describeRequest(invitationCalls.inviteMember, {
    summary: 'Invite a person by email, for 7 days. An earlier invitation of the address ends.',
    params: businessPath,
    body: (): Schema<InviteMember> =>
      z.strictObject({ email: email(), role: z.enum(businessRoles) }),
  }),
  describeRequest(invitationCalls.revokeInvitation, {
    summary: 'Revoke an invitation. Its link stops working.',
    params: itemPath,
  }),
  describeRequest(invitationCalls.previewInvitation, {
    summary: 'The business and the role that a link invites to, and the masked address it is for.',
    body: invitationToken,
  }),
  describeRequest(invitationCalls.acceptInvitation, {
    summary: 'Join the business, with the verified email that was invited.',
    body: invitationToken,
  }),
  describeRequest(auditCalls.listAudit, {
    summary: 'Changes to a business and who made them, newest first.',
    params: businessPath,
    query: (): Schema<ListAudit> =>
      z.strictObject({
        page: pageFields.page(),
        pageSize: pageFields.pageSize(),
        ...auditFilters(),
      }),
  }),
  describeRequest(auditCalls.exportAudit, {
    summary: 'The same changes as a table, for a spreadsheet.',
    params: businessPath,
    query: (): Schema<AuditFilters> => z.strictObject(auditFilters()),
  }),
];
