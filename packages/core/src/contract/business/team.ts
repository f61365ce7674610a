import * as z from 'zod/mini';
import {
  type BusinessItemPath,
  type BusinessPath,
  businessItemPath,
  businessPath,
  freeText,
} from '../payments/values.ts';
import type { Endpoint, Schema } from '../schema.ts';
import {
  type Data,
  type DataPage,
  data,
  dataPage,
  date,
  email,
  nothing,
  type PageQuery,
  pageFields,
} from '../values.ts';
import { type BusinessRole, businessRoles } from './businesses.ts';

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

export const listMembers = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/members',
  summary: 'The people of a business, the invited ones too.',
  params: businessPath,
  response: (): Schema<Data<readonly Member[]>> => data(z.readonly(z.array(member()))),
} satisfies Endpoint<BusinessPath, unknown, unknown, Data<readonly Member[]>>;

export interface InviteMember {
  readonly email: string;
  readonly role: BusinessRole;
}
export const inviteMember = {
  method: 'POST',
  path: '/v1/dash/businesses/{businessId}/invitations',
  summary: 'Invite a person by email.',
  status: 201,
  params: businessPath,
  body: (): Schema<InviteMember> => z.strictObject({ email: email(), role: z.enum(businessRoles) }),
  response: () => data(member()),
} satisfies Endpoint<BusinessPath, unknown, InviteMember, Data<Member>>;

export const removeMember = {
  method: 'DELETE',
  path: '/v1/dash/businesses/{businessId}/members/{id}',
  summary: 'Remove a person. LAST_OWNER for the only owner.',
  status: 204,
  params: businessItemPath('mem'),
  response: nothing,
} satisfies Endpoint<BusinessItemPath, unknown, unknown, null>;

export interface InvitationPath {
  readonly token: string;
}
export const acceptInvitation = {
  method: 'POST',
  path: '/v1/dash/invitations/{token}/accept',
  summary: 'Join the business that an invitation is for.',
  secret: true,
  params: (): Schema<InvitationPath> =>
    z.strictObject({ token: z.string().check(z.minLength(16), z.maxLength(128)) }),
  response: () => data<{ readonly businessId: number }>(z.object({ businessId: z.int() })),
} satisfies Endpoint<InvitationPath, unknown, unknown, Data<{ readonly businessId: number }>>;

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
export const listAudit = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/audit-log',
  summary: 'Who changed what, newest first.',
  params: businessPath,
  query: (): Schema<ListAudit> =>
    z.strictObject({
      page: pageFields.page(),
      pageSize: pageFields.pageSize(),
      action: z.exactOptional(freeText(60)),
    }),
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
} satisfies Endpoint<BusinessPath, ListAudit, unknown, DataPage<AuditEntry>>;
