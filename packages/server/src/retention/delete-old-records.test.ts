import { createPersonalToken, getUser, logIn, logOut, requestReset } from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { device, mailsTo, signInPassword, signUpSteppedUp } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import {
  oneTimeTokens,
  outbox,
  personalTokens,
  rateLimits,
  securityEvents,
  sessions,
} from '../db/schema.ts';
import { deleteOldRecords } from './delete-old-records.ts';

const ada = 'ada@example.com';
const dayMs = 24 * 3_600_000;

async function withRecords() {
  const server = await createTestServer();
  const person = await signUpSteppedUp(server, ada);
  const expiresAt = new Date(server.clock.now() + dayMs);
  await server.call(
    createPersonalToken,
    { body: { name: 'script', access: 'READ', expiresAt } },
    person,
  );
  await server.call(requestReset, { body: { email: ada } });
  await server.outbox.drain();
  await server.call(logOut, {}, person);
  const { db } = server.context;
  const counts = async () => ({
    sessions: (await db.select().from(sessions)).length,
    personalTokens: (await db.select().from(personalTokens)).length,
    securityEvents: (await db.select().from(securityEvents)).length,
    oneTimeTokens: (await db.select().from(oneTimeTokens)).length,
    mails: (await mailsTo(db, ada)).length,
    promises: (await db.select().from(outbox)).length,
    limits: (await db.select().from(rateLimits)).length > 0,
  });
  const countsIn = async (ms: number) => {
    server.clock.advance(ms);
    await deleteOldRecords(server.context);
    return counts();
  };
  return { server, counts, countsIn };
}

describe('deleteOldRecords', () => {
  it('keeps each kind of record for its retention period, and no longer', async () => {
    const { counts, countsIn } = await withRecords();
    const all = await counts();
    expect(all).toMatchObject({ sessions: 1, personalTokens: 1, mails: 3, promises: 4 });
    expect(await countsIn(dayMs)).toEqual(all);
    expect(await countsIn(5 * dayMs)).toEqual({ ...all, limits: false });
    const week = await countsIn(2 * dayMs + 1);
    expect(week).toMatchObject({ mails: 0, promises: 0, oneTimeTokens: 0, sessions: 1 });
    expect((await countsIn(81 * dayMs)).securityEvents).toBe(all.securityEvents);
    expect(await countsIn(dayMs)).toMatchObject({
      sessions: 0,
      securityEvents: 0,
      personalTokens: 1,
    });
    expect((await countsIn(dayMs)).personalTokens).toBe(0);
  });

  it('ends nobody’s session', async () => {
    const { server } = await withRecords();
    const body = { email: ada, password: signInPassword, twoFactorCode: null, device };
    const { data } = await server.call(logIn, { body });
    await deleteOldRecords(server.context);
    await server.call(getUser, {}, { token: data.accessToken });
  });
});
