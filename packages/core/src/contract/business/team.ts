import * as z from 'zod/mini';
import type { BusinessItemPath, BusinessPath } from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import {
  type Data,
  type DataPage,
  data,
  dataPage,
  date,
  nothing,
  type PageQuery,
} from '../values.ts';
import { type BusinessRole, businessRoles } from './roles.ts';

export interface Member {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly role: BusinessRole;
  readonly status: 'INVITED' | 'ACTIVE';
  readonly lastActiveAt: Date | null;
}
const member = (): Schema<Member> =>
  z.object({
    id: z.string(),
    name: z.nullable(z.string()),
    email: z.string(),
    role: z.enum(businessRoles),
    status: z.enum(['INVITED', 'ACTIVE']),
    lastActiveAt: z.nullable(date()),
  });

export const listMembers: Endpoint<BusinessPath, unknown, unknown, Data<readonly Member[]>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/members',
  permission: 'manage-team',
  response: (): Schema<Data<readonly Member[]>> => data(z.readonly(z.array(member()))),
};

export interface InviteMember {
  readonly email: string;
  readonly role: BusinessRole;
}
export const inviteMember: Endpoint<BusinessPath, unknown, InviteMember, Data<Member>> = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/invitations',
  permission: 'manage-team',
  status: 201,
  response: () => data(member()),
};

export const removeMember: Endpoint<BusinessItemPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}/members/{id}',
  permission: 'manage-team',
  status: 204,
  response: nothing,
};

export interface InvitationPath {
  readonly token: string;
}
export const acceptInvitation: Endpoint<
  InvitationPath,
  unknown,
  unknown,
  Data<{ readonly businessId: number }>
> = {
  method: 'POST',
  path: '/v1/dash/invitations/{token}/accept',
  secret: true,
  response: () => data<{ readonly businessId: number }>(z.object({ businessId: z.int() })),
};

export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly ip: string | null;
}
export interface ListAudit extends PageQuery {
  readonly action?: string;
}
export const listAudit: Endpoint<BusinessPath, ListAudit, unknown, DataPage<AuditEntry>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/audit-log',
  permission: 'manage-settings',
  response: () =>
    dataPage<AuditEntry>(
      z.object({
        id: z.string(),
        at: date(),
        actor: z.string(),
        action: z.string(),
        before: z.nullable(z.string()),
        after: z.nullable(z.string()),
        ip: z.nullable(z.string()),
      }),
    ),
};
