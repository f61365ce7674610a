import {
  acceptInvitation,
  archiveBusiness,
  type BusinessRole,
  createBusiness,
  createWallet,
  deleteUser,
  getBusiness,
  inviteMember,
  leaveBusiness,
  listBusinesses,
  listInvitations,
  listMembers,
  previewInvitation,
  removeMember,
  revokeInvitation,
  transferBusiness,
  updateMember,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  mailsTo,
  newWallet,
  type Person,
  signInPassword,
  signUp,
  signUpVerified,
} from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { auditLog, businesses, businessInvitations, businessMembers } from '../db/schema.ts';

let server: TestServer;
let ada: Person;
let bob: Person;
let businessId: number;
let params: { readonly businessId: number };

beforeEach(async () => {
  server = await createTestServer();
  ada = await signUpVerified(server, 'ada@example.com');
  bob = await signUpVerified(server, 'bob@example.com');
  const { data } = await server.call(createBusiness, { body: { name: 'Shop' } }, ada);
  businessId = data.id;
  params = { businessId };
});

/** Makes a person a member, as an accepted invitation does. */
const join = ({ user }: Person, role: BusinessRole) =>
  server.context.db.insert(businessMembers).values({
    ...{ businessId, userId: user.id, role },
    createdAt: new Date(server.clock.now()),
  });
const invite = (email: string, role: BusinessRole, by = ada) =>
  server.call(inviteMember, { params, body: { email, role } }, by);
const linkTo = async (email: string): Promise<string> => {
  const [mail] = await mailsTo(server.context.db, email);
  return /\/account\/invitation\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
};
const accept = (token: string, person: Person) =>
  server.call(acceptInvitation, { body: { token } }, person);
const notAccepted = (token: string, person: Person) =>
  server.refusal(acceptInvitation, { body: { token } }, person);
const roles = async () => {
  const { data } = await server.call(listMembers, { params }, ada);
  return Object.fromEntries(data.map(({ email, role }) => [email, role]));
};
const roleOf = (person: Person, role: BusinessRole, by = ada) =>
  server.call(updateMember, { params: { ...params, id: person.user.id }, body: { role } }, by);
const roleRefused = (person: Person, role: BusinessRole, by = ada) =>
  server.refusal(updateMember, { params: { ...params, id: person.user.id }, body: { role } }, by);
const settleInto = async (person: Person) => {
  const { id } = await server.call(createWallet, { body: newWallet() }, person);
  await server.context.db
    .update(businesses)
    .set({ settlementWalletId: id, settlementUserId: person.user.id, keyIndex: 0 })
    .where(eq(businesses.id, businessId));
};

describe('an invitation', () => {
  it('R-BIZ-04: makes the person who has the invited address a member', async () => {
    const { data: sent } = await invite('Bob@Example.com', 'ACCOUNTANT');
    expect(sent).toMatchObject({ email: 'Bob@Example.com', invitedBy: 'Ada', isExpired: false });
    const token = await linkTo('Bob@Example.com');
    expect(await server.call(previewInvitation, { body: { token } })).toEqual({
      data: { businessName: 'Shop', role: 'ACCOUNTANT', maskedEmail: 'B***@Example.com' },
    });
    expect(await accept(token, bob)).toEqual({ data: { businessId } });
    expect((await server.call(listBusinesses, {}, bob)).data).toMatchObject([
      { id: businessId, role: 'ACCOUNTANT' },
    ]);
    expect(await roles()).toEqual({ 'ada@example.com': 'OWNER', 'bob@example.com': 'ACCOUNTANT' });
    expect((await server.call(listInvitations, { params }, ada)).data).toEqual([]);
  });

  it('is mailed with the names of business, role and inviter, and stored without its token', async () => {
    await invite('bob@example.com', 'ACCOUNTANT');
    const [mail] = await mailsTo(server.context.db, 'bob@example.com');
    expect(mail?.subject).toBe('Join Shop on Billfold');
    expect(mail?.text).toContain('Ada invited you to Shop as an accountant.');
    const [row] = await server.context.db.select().from(businessInvitations);
    expect(JSON.stringify(row)).not.toContain(await linkTo('bob@example.com'));
  });

  it('is not for anyone else, nor for the right address before it is verified', async () => {
    await invite('carol@example.com', 'VIEWER');
    const token = await linkTo('carol@example.com');
    const carol = await signUp(server, 'carol@example.com');
    for (const person of [bob, carol])
      expect(await notAccepted(token, person)).toMatchObject({
        status: 403,
        code: 'INVITATION_FOR_ANOTHER',
      });
    expect(Object.keys(await roles())).toEqual(['ada@example.com']);
  });

  it('works once, also for two calls at once', async () => {
    await invite('bob@example.com', 'VIEWER');
    const token = await linkTo('bob@example.com');
    const outcomes = await Promise.allSettled([accept(token, bob), accept(token, bob)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const used = { status: 409, code: 'INVITATION_USED' };
    expect(await notAccepted(token, bob)).toMatchObject(used);
    expect(await server.refusal(previewInvitation, { body: { token } })).toMatchObject(used);
  });

  it('ends when it is revoked, replaced, or its business is archived', async () => {
    const { data: first } = await invite('bob@example.com', 'VIEWER');
    const replaced = await linkTo('bob@example.com');
    const { data: second } = await invite('bob@example.com', 'ADMIN');
    const revoked = await linkTo('bob@example.com');
    expect(second.id).not.toBe(first.id);
    await server.call(revokeInvitation, { params: { ...params, id: second.id } }, ada);
    for (const token of [replaced, revoked])
      expect((await notAccepted(token, bob)).code).toBe('INVITATION_REVOKED');
    await invite('bob@example.com', 'ADMIN');
    const last = await linkTo('bob@example.com');
    await server.call(archiveBusiness, { params }, ada);
    expect((await notAccepted(last, bob)).code).toBe('BUSINESS_ARCHIVED');
    expect(await notAccepted('x'.repeat(43), bob)).toMatchObject({ status: 404 });
  });

  it('ends after 7 days', async () => {
    await invite('bob@example.com', 'ADMIN');
    const token = await linkTo('bob@example.com');
    server.clock.advance(7 * 24 * 3_600_000 - 1);
    await server.call(previewInvitation, { body: { token } });
    server.clock.advance(1);
    expect(await server.refusal(previewInvitation, { body: { token } })).toMatchObject({
      status: 409,
      code: 'INVITATION_EXPIRED',
    });
  });

  it('is not sent to a member', async () => {
    await join(bob, 'VIEWER');
    const body = { email: 'BOB@example.com', role: 'ADMIN' };
    expect(await server.refusal(inviteMember, { params, body }, ada)).toMatchObject({
      status: 409,
      code: 'ALREADY_MEMBER',
      fields: { email: ['This person is already a member'] },
    });
  });

  it('R-PERM-02: is sent to an owner, and withdrawn from one, by owners alone', async () => {
    await join(bob, 'ADMIN');
    const body = { email: 'carol@example.com', role: 'OWNER' };
    const denied = { status: 403, code: 'PERMISSION_DENIED' };
    expect(await server.refusal(inviteMember, { params, body }, bob)).toMatchObject(denied);
    const { data } = await invite('carol@example.com', 'OWNER');
    const revoking = { params: { ...params, id: data.id } };
    expect(await server.refusal(revokeInvitation, revoking, bob)).toMatchObject(denied);
    await server.call(revokeInvitation, revoking, ada);
    await invite('carol@example.com', 'VIEWER', bob);
  });

  it('is one of at most 30 that a person sends in an hour', async () => {
    for (let count = 0; count < 30; count += 1) await invite(`p${count}@example.com`, 'VIEWER');
    const body = { email: 'one-more@example.com', role: 'VIEWER' };
    expect((await server.refusal(inviteMember, { params, body }, ada)).status).toBe(429);
    expect(await mailsTo(server.context.db, 'one-more@example.com')).toEqual([]);
  });
});

describe('the team of a business', () => {
  it('R-PERM-02: gets new roles, which count from the next call on', async () => {
    await join(bob, 'ADMIN');
    const list = () => server.call(listMembers, { params }, bob);
    await list();
    expect((await roleOf(bob, 'SUPPORT')).data).toMatchObject({ role: 'SUPPORT' });
    expect((await server.refusal(listMembers, { params }, bob)).code).toBe('PERMISSION_DENIED');
    expect((await server.call(getBusiness, { params }, bob)).data.role).toBe('SUPPORT');
  });

  it('R-PERM-02: lets an admin change all members but owners, and make none', async () => {
    const carol = await signUpVerified(server, 'carol@example.com');
    await join(bob, 'ADMIN');
    await join(carol, 'VIEWER');
    await roleOf(carol, 'SUPPORT', bob);
    const denied = { status: 403, code: 'PERMISSION_DENIED' };
    expect(await roleRefused(ada, 'VIEWER', bob)).toMatchObject(denied);
    expect(await roleRefused(carol, 'OWNER', bob)).toMatchObject(denied);
    expect(await roleRefused(bob, 'OWNER', bob)).toMatchObject(denied);
    const ofAda = { params: { ...params, id: ada.user.id } };
    expect(await server.refusal(removeMember, ofAda, bob)).toMatchObject(denied);
    await server.call(removeMember, { params: { ...params, id: carol.user.id } }, bob);
    expect(await roles()).toEqual({ 'ada@example.com': 'OWNER', 'bob@example.com': 'ADMIN' });
  });

  it('keeps an owner: the only one neither leaves, nor is removed, nor gets another role', async () => {
    const last = { status: 409, code: 'LAST_OWNER' };
    expect(await server.refusal(leaveBusiness, { params }, ada)).toMatchObject(last);
    expect(await roleRefused(ada, 'ADMIN')).toMatchObject(last);
    const ofAda = { params: { ...params, id: ada.user.id } };
    expect(await server.refusal(removeMember, ofAda, ada)).toMatchObject(last);
    await join(bob, 'OWNER');
    await server.call(leaveBusiness, { params }, ada);
    expect((await server.refusal(getBusiness, { params }, ada)).status).toBe(404);
  });

  it.each([
    ['leave', () => [ada, bob].map((each) => server.call(leaveBusiness, { params }, each))],
    ['demote each other', () => [roleOf(bob, 'ADMIN', ada), roleOf(ada, 'ADMIN', bob)]],
    [
      'remove each other',
      () =>
        [bob, ada].map((each, index) =>
          server.call(removeMember, { params: { ...params, id: each.user.id } }, [ada, bob][index]),
        ),
    ],
  ])('keeps an owner where two %s at once', async (_, act) => {
    await join(bob, 'OWNER');
    const outcomes = await Promise.allSettled<unknown>(act());
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await server.context.db.select().from(businessMembers);
    expect(rows.filter(({ role }) => role === 'OWNER')).toHaveLength(1);
  });

  it('keeps the owner of the settlement wallet', async () => {
    await join(bob, 'OWNER');
    await settleInto(ada);
    const settles = { status: 409, code: 'SETTLEMENT_OWNER' };
    expect(await server.refusal(leaveBusiness, { params }, ada)).toMatchObject(settles);
    expect(await roleRefused(ada, 'ADMIN', bob)).toMatchObject(settles);
    const ofAda = { params: { ...params, id: ada.user.id } };
    expect(await server.refusal(removeMember, ofAda, bob)).toMatchObject(settles);
    const toBob = { params, body: { memberId: bob.user.id } };
    expect(await server.refusal(transferBusiness, toBob, ada)).toMatchObject(settles);
    const { data } = await server.call(listMembers, { params }, ada);
    expect(data.map((each) => each.isSettlementOwner)).toEqual([true, false]);
  });

  it('is transferred to a member, whose former owner stays as an admin', async () => {
    const transfer = (memberId: string) => ({ params, body: { memberId } });
    expect((await server.refusal(transferBusiness, transfer(bob.user.id), ada)).status).toBe(404);
    expect((await server.refusal(transferBusiness, transfer(ada.user.id), ada)).status).toBe(400);
    await join(bob, 'VIEWER');
    const { data } = await server.call(transferBusiness, transfer(bob.user.id), ada);
    expect(data).toMatchObject({ id: businessId, role: 'ADMIN' });
    expect(await roles()).toEqual({ 'ada@example.com': 'ADMIN', 'bob@example.com': 'OWNER' });
  });

  it('writes each change into the audit log, with the role before and after', async () => {
    await invite('bob@example.com', 'VIEWER');
    await accept(await linkTo('bob@example.com'), bob);
    await roleOf(bob, 'ADMIN');
    await server.call(removeMember, { params: { ...params, id: bob.user.id } }, ada);
    const rows = await server.context.db.select().from(auditLog).orderBy(auditLog.id);
    expect(
      rows.slice(1).map(({ action, target, before, after }) => [action, target, before, after]),
    ).toEqual([
      ['invitation.sent', 'bob@example.com', null, { role: 'VIEWER' }],
      ['member.joined', 'bob@example.com', null, { role: 'VIEWER' }],
      ['member.role-changed', 'bob@example.com', { role: 'VIEWER' }, { role: 'ADMIN' }],
      ['member.removed', 'bob@example.com', { role: 'ADMIN' }, null],
    ]);
  });
});

describe('a user who is deleted', () => {
  const proof = { body: { password: signInPassword } };

  it('first gives each business another owner, or archives it', async () => {
    expect(await server.refusal(deleteUser, proof, ada)).toMatchObject({
      status: 409,
      code: 'LAST_OWNER',
      errors: [expect.stringContaining('Shop')],
    });
    await server.call(getBusiness, { params }, ada);
    await server.call(archiveBusiness, { params }, ada);
    await server.call(deleteUser, proof, ada);
  });

  it('is no member any more', async () => {
    await join(bob, 'OWNER');
    await server.call(deleteUser, proof, ada);
    const { data } = await server.call(listMembers, { params }, bob);
    expect(data.map(({ email }) => email)).toEqual(['bob@example.com']);
  });
});
