import * as z from 'zod/mini';
import type { BusinessItemPath, BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, nothing } from '../values.ts';
import { type Business, business } from './businesses.ts';
import { type BusinessRole, businessRoles } from './roles.ts';

export interface Member {
  /** Id of the user. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: BusinessRole;
  /** Owns the settlement wallet, and alone signs for the business. */
  readonly isSettlementOwner: boolean;
  readonly joinedAt: Date;
  readonly lastActiveAt: Date | null;
}
const member = (): Schema<Member> =>
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(businessRoles),
    isSettlementOwner: z.boolean(),
    joinedAt: date(),
    lastActiveAt: z.nullable(date()),
  });

export const listMembers: Endpoint<BusinessPath, unknown, unknown, Data<readonly Member[]>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/members',
  permission: 'manage-team',
  response: (): Schema<Data<readonly Member[]>> => data(z.readonly(z.array(member()))),
};

export interface UpdateMember {
  readonly role: BusinessRole;
}
export const updateMember: Endpoint<BusinessItemPath, unknown, UpdateMember, Data<Member>> = {
  method: 'PATCH',
  path: '/v1/dash/businesses/{businessId}/members/{id}',
  permission: 'manage-team',
  response: () => data(member()),
};

export const removeMember: Endpoint<BusinessItemPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}/members/{id}',
  status: 204,
  permission: 'manage-team',
  response: nothing,
};

export const leaveBusiness: Endpoint<BusinessPath, unknown, unknown, null> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/leave',
  status: 204,
  permission: 'view-business',
  response: nothing,
};

export interface TransferBusiness {
  /** Member who becomes the owner; the caller stays as an admin. */
  readonly memberId: string;
}
export const transferBusiness: Endpoint<BusinessPath, unknown, TransferBusiness, Data<Business>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/transfer',
  permission: 'close-business',
  response: () => data(business()),
};
