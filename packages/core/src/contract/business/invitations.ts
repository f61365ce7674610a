import * as z from 'zod/mini';
import type { BusinessItemPath, BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, nothing } from '../values.ts';
import { type BusinessRole, businessRoles } from './roles.ts';

/** Invitation that was neither accepted nor revoked. */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: BusinessRole;
  /** Name of the member who sent it. */
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly isExpired: boolean;
}
export interface InviteMember {
  readonly email: string;
  readonly role: BusinessRole;
}
/** Token of the link in an invitation. */
export interface InvitationToken {
  readonly token: string;
}
/** Part of an invitation that anyone with its link may see. */
export interface InvitationPreview {
  readonly businessName: string;
  readonly role: BusinessRole;
  /** Invited address, such as `a***@example.com`: enough for its owner to know it. */
  readonly maskedEmail: string;
}
export interface AcceptedInvitation {
  readonly businessId: number;
}

const invitation = (): Schema<Invitation> =>
  z.object({
    id: z.string(),
    email: z.string(),
    role: z.enum(businessRoles),
    invitedBy: z.string(),
    createdAt: date(),
    expiresAt: date(),
    isExpired: z.boolean(),
  });

export const listInvitations: Endpoint<
  BusinessPath,
  unknown,
  unknown,
  Data<readonly Invitation[]>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/invitations',
  permission: 'manage-team',
  response: (): Schema<Data<readonly Invitation[]>> => data(z.readonly(z.array(invitation()))),
};

export const inviteMember: Endpoint<BusinessPath, unknown, InviteMember, Data<Invitation>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/invitations',
  status: 201,
  permission: 'manage-team',
  response: () => data(invitation()),
};

export const revokeInvitation: Endpoint<BusinessItemPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}/invitations/{id}',
  status: 204,
  permission: 'manage-team',
  response: nothing,
};

export const previewInvitation: Endpoint<
  unknown,
  unknown,
  InvitationToken,
  Data<InvitationPreview>
> = {
  method: 'POST',
  path: '/v1/dash/invitations/preview',
  public: true,
  secret: true,
  response: () =>
    data<InvitationPreview>(
      z.object({
        businessName: z.string(),
        role: z.enum(businessRoles),
        maskedEmail: z.string(),
      }),
    ),
};

export const acceptInvitation: Endpoint<
  unknown,
  unknown,
  InvitationToken,
  Data<AcceptedInvitation>
> = {
  method: 'POST',
  path: '/v1/dash/invitations/accept',
  secret: true,
  response: () => data<AcceptedInvitation>(z.object({ businessId: z.int() })),
};
