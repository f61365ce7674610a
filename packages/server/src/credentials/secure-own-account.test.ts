import {
  createPersonalToken,
  getUser,
  listSecurityEvents,
  listWallets,
  logIn,
  requestReset,
  secureUser,
} from '@billfold/core/contract';
import { eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { holderWith } from '../../test/funded.ts';
import { idsOf } from '../../test/owned-things.ts';
import {
  device,
  mailsTo,
  type Person,
  signInPassword,
  signUp,
  signUpVerified,
} from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { oneTimeTokens, sessions, trustedDevices, userIdentities, users } from '../db/schema.ts';

const ada = 'ada@example.com';

async function connect(
  { context, clock }: TestServer,
  { user }: Person,
  providers: readonly ('google' | 'discord' | 'apple')[],
) {
  for (const provider of providers)
    await context.db.insert(userIdentities).values({
      ...{ id: context.platform.newId(), userId: user.id, provider },
      ...{ subject: user.id, email: 'x@example.com', createdAt: new Date(clock.now()) },
    });
}

describe('POST /v1/user/secure', () => {
  it('throws an intruder out, with every way in that they set up', async () => {
    const server = await createTestServer();
    const { db } = server.context;
    const holder = await holderWith(server, ['0.5']);
    const { email } = holder.user;
    const body = { email, password: signInPassword, twoFactorCode: null, device };
    const intruder = { token: (await server.call(logIn, { body })).data.accessToken };
    await idsOf(server, holder);
    const expiresAt = new Date(server.clock.now() + 86_400_000);
    const token = { name: 'x', access: 'FULL', expiresAt, password: signInPassword } as const;
    const program = (await server.call(createPersonalToken, { body: token }, intruder)).data;
    await connect(server, holder, ['google', 'discord']);
    await db.update(trustedDevices).set({ trustedUntil: expiresAt });
    await db.update(sessions).set({ deviceHash: 'known' });
    await server.call(requestReset, { body: { email } });
    await server.outbox.drain();

    const { data } = await server.call(secureUser, {}, holder);
    expect(data).toEqual({ sessions: 1, tokens: 2, devices: 1, logins: 2, keptLogin: null });
    expect((await server.refusal(getUser, {}, intruder)).status).toBe(401);
    const list = { query: { IsDeletedFilter: false } };
    expect((await server.refusal(listWallets, list, program)).status).toBe(401);
    expect(await db.$count(trustedDevices)).toBe(0);
    expect(await db.$count(userIdentities)).toBe(0);
    expect(await db.$count(oneTimeTokens, isNull(oneTimeTokens.usedAt))).toBe(0);
    expect(await db.$count(sessions, eq(sessions.deviceHash, 'known'))).toBe(1);
    await server.call(getUser, {}, holder);
  });

  it('tells its owner what was ended, and what can still sign in', async () => {
    const server = await createTestServer();
    const { db } = server.context;
    const person = await signUpVerified(server, ada);
    await connect(server, person, ['google', 'discord']);
    await db.update(users).set({ passwordHash: null });
    const { data } = await server.call(secureUser, {}, person);
    expect(data).toMatchObject({ logins: 1, keptLogin: 'google' });
    expect(await db.select({ provider: userIdentities.provider }).from(userIdentities)).toEqual([
      { provider: 'google' },
    ]);
    const [mail] = await mailsTo(db, ada);
    expect(mail?.subject).toBe('Your account was secured');
    expect(mail?.text).toContain('0 other sessions, 0 personal access tokens, 0 trusted devices');
    expect(mail?.text).toContain('Your Google login stays connected');
    const events = await server.call(listSecurityEvents, { query: {} }, person);
    expect(events.data[0]?.type).toBe('ACCOUNT_SECURED');
  });

  it('touches no other user', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    const bob = await signUp(server, 'bob@example.com');
    await connect(server, person, ['google']);
    await connect(server, bob, ['google']);
    await server.call(secureUser, {}, person);
    await server.call(getUser, {}, bob);
    expect(await server.context.db.$count(userIdentities)).toBe(1);
    const open = isNull(oneTimeTokens.usedAt);
    expect(await server.context.db.$count(oneTimeTokens, open)).toBe(1);
  });
});
