import {
  endOtherSessions,
  endSession,
  getUser,
  listSessions,
  logIn,
  logOut,
} from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { device, mailsTo, signInPassword, signUp, signUpVerified } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

const ada = 'ada@example.com';
const phone = { device: 'iPhone', os: 'iOS', browser: 'Safari 26' };

async function logInOn(server: TestServer, summary = phone, ip = '203.0.113.9') {
  const body = { email: ada, password: signInPassword, twoFactorCode: null, device: summary };
  const { data } = await server.call(logIn, { body }, { ip });
  return { token: data.accessToken };
}

async function twoSessions() {
  const server = await createTestServer();
  const first = await signUpVerified(server, ada);
  server.clock.advance(60_000);
  const second = await logInOn(server);
  const list = async (who: { readonly token: string }) =>
    (await server.call(listSessions, {}, who)).data;
  const isOver = async (who: { readonly token: string }) =>
    (await server.refusal(getUser, {}, who)).status === 401;
  return { server, first, second, list, isOver };
}

describe('GET /v1/user/sessions', () => {
  it('says where, on what and since when, this session first (R-AUTH-12)', async () => {
    const { server, first, list } = await twoSessions();
    const began = new Date(server.clock.now() - 60_000);
    expect(await list(first)).toMatchObject([
      { ...device, ip: '127.0.0.1', createdAt: began, lastSeenAt: began, isCurrent: true },
      { ...phone, ip: '203.0.113.9', isCurrent: false },
    ]);
  });

  it('shows nothing of other people, and no token', async () => {
    const { server, first, second, list } = await twoSessions();
    const bob = await signUp(server, 'bob@example.com');
    expect(await list(bob)).toHaveLength(1);
    const shown = JSON.stringify(await list(first));
    for (const { token } of [first, second]) expect(shown).not.toContain(token);
  });

  it('leaves out what is over: idle too long, or ended', async () => {
    const { server, first, second, list } = await twoSessions();
    await server.call(logOut, {}, second);
    expect(await list(first)).toHaveLength(1);
    await logInOn(server);
    server.clock.advance(6 * 3_600_000);
    await server.call(getUser, {}, first);
    server.clock.advance(6 * 3_600_000);
    expect(await list(first)).toHaveLength(1);
  });
});

describe('DELETE /v1/user/sessions', () => {
  it('ends one, at once', async () => {
    const { server, first, second, list, isOver } = await twoSessions();
    const other = (await list(first)).find(({ isCurrent }) => !isCurrent);
    await server.call(endSession, { params: { id: other?.id ?? '' } }, first);
    expect(await isOver(second)).toBe(true);
    const again = await server.refusal(endSession, { params: { id: other?.id ?? '' } }, first);
    expect(again).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('ends this one too', async () => {
    const { server, first, second, list, isOver } = await twoSessions();
    await server.call(endSession, { params: { id: (await list(first))[0]?.id ?? '' } }, first);
    expect(await isOver(first)).toBe(true);
    await server.call(getUser, {}, second);
  });

  it('answers a foreign session like a missing one (S22)', async () => {
    const { server, first, list } = await twoSessions();
    const bob = await signUp(server, 'bob@example.com');
    const [{ id } = { id: '' }] = await list(first);
    const foreign = await server.refusal(endSession, { params: { id } }, bob);
    const missing = await server.refusal(endSession, { params: { id: bob.user.id } }, bob);
    expect({ ...foreign, requestId: '' }).toEqual({ ...missing, requestId: '' });
    await server.call(getUser, {}, first);
  });

  it('ends all others', async () => {
    const { server, first, second, list, isOver } = await twoSessions();
    const third = await logInOn(server);
    const bob = await signUp(server, 'bob@example.com');
    await server.call(endOtherSessions, {}, first);
    expect([await isOver(second), await isOver(third)]).toEqual([true, true]);
    expect(await list(first)).toHaveLength(1);
    await server.call(getUser, {}, bob);
  });
});

describe('a sign-in on a device that was not seen before', () => {
  it('is told by mail, which quotes nothing that could be a link', async () => {
    const { server } = await twoSessions();
    const [mail] = await mailsTo(server.context.db, ada);
    expect(mail?.subject).toBe('New sign-in to your Billfold account');
    expect(mail?.text).toContain('Safari 26, iOS, iPhone');
    expect(mail?.text).toContain('203.0.113.9');
    await logInOn(server, { ...phone, browser: 'https://evil.example/<b>' });
    const [next] = await mailsTo(server.context.db, ada);
    expect(next?.text).toContain('httpsevilexampleb, iOS');
    expect(next?.html).not.toContain('evil.example');
  });

  it('is told once', async () => {
    const { server } = await twoSessions();
    const before = (await mailsTo(server.context.db, ada)).length;
    await logInOn(server);
    expect((await mailsTo(server.context.db, ada)).length).toBe(before);
  });
});
