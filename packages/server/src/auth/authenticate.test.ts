import { getUser, logIn, logOut, verifyEmail } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { device, signInPassword, signUp, tokenOfNewestMail } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { sessions, users } from '../db/schema.ts';

const hourMs = 3_600_000;

async function signedIn() {
  const server = await createTestServer();
  const person = await signUp(server, 'ada@example.com');
  const isOver = async () => {
    const refusal = await server.refusal(getUser, {}, person);
    return refusal.status === 401 && refusal.code === 'UNAUTHORIZED';
  };
  return { server, ...person, isOver, goOn: () => server.call(getUser, {}, person) };
}

describe('a session', () => {
  it('ends after twelve hours without a call', async () => {
    const { server, goOn, isOver } = await signedIn();
    server.clock.advance(12 * hourMs - 1);
    await goOn();
    server.clock.advance(12 * hourMs - 1);
    await goOn();
    server.clock.advance(12 * hourMs);
    expect(await isOver()).toBe(true);
  });

  it('ends after thirty days, however much it is used', async () => {
    const { server, goOn, isOver } = await signedIn();
    for (let count = 0; count < 60; count += 1) {
      await goOn();
      server.clock.advance(count < 59 ? 12 * hourMs - 1 : 0);
    }
    await goOn();
    server.clock.advance(12 * hourMs - 1);
    await goOn();
    server.clock.advance(60);
    expect(await isOver()).toBe(true);
  });

  it('ends at once when its user signs out, and no other one with it', async () => {
    const { server, token, isOver } = await signedIn();
    const { data } = await server.call(logIn, {
      body: { email: 'ada@example.com', password: signInPassword, twoFactorCode: null, device },
    });
    await server.call(logOut, {}, { token });
    expect(await isOver()).toBe(true);
    await server.call(getUser, {}, { token: data.accessToken });
  });

  it('ends when its user is deleted', async () => {
    const { server, user, isOver } = await signedIn();
    const { db } = server.context;
    await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, user.id));
    expect(await isOver()).toBe(true);
  });

  it('writes that it was seen at most every five minutes', async () => {
    const { server, goOn } = await signedIn();
    const { db } = server.context;
    const started = new Date(server.clock.now());
    const lastSeen = async () => {
      const [row] = await db.select().from(sessions);
      return row?.lastSeenAt;
    };
    server.clock.advance(5 * 60_000 - 1);
    await goOn();
    expect(await lastSeen()).toEqual(started);
    server.clock.advance(1);
    await goOn();
    expect(await lastSeen()).toEqual(new Date(server.clock.now()));
  });

  it('knows of a verified email with the next call', async () => {
    const { server, goOn } = await signedIn();
    const token = await tokenOfNewestMail(server.context.db, 'ada@example.com');
    expect((await goOn()).data.isEmailVerified).toBe(false);
    await server.call(verifyEmail, { body: { token } });
    expect((await goOn()).data.isEmailVerified).toBe(true);
  });

  it.each([
    undefined,
    '',
    'bfs_',
    `bfs_${'A'.repeat(43)}`,
    `${'A'.repeat(43)}`,
    `bfs_${'A'.repeat(42)}`,
    "bfs_' or 1=1 --",
  ])('is not opened by the token %s', async (token) => {
    const { server } = await signedIn();
    const options = token === undefined ? {} : { token };
    expect(await server.refusal(getUser, {}, options)).toMatchObject({
      status: 401,
      code: 'UNAUTHORIZED',
    });
  });

  it('is not opened by the stored hash of its token', async () => {
    const { server } = await signedIn();
    const [row] = await server.context.db.select().from(sessions);
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    const refusal = await server.refusal(getUser, {}, { token: row?.tokenHash ?? '' });
    expect(refusal.status).toBe(401);
  });
});
