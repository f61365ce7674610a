import {
  changePassword,
  createContact,
  createPersonalToken,
  createWallet,
  enableTwoFactor,
  getConfig,
  getUser,
  getUserPlatform,
  listAccounts,
  listContacts,
  listPersonalTokens,
  listWallets,
  logOut,
  revokePersonalToken,
  setUpTwoFactor,
  updateNote,
} from '@billfold/core/contract';
import { servedEndpoints } from '@billfold/core/contract/requests';
import { describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../test/dump-database.ts';
import { stranger } from '../../test/funded.ts';
import {
  mailsTo,
  newWallet,
  type Person,
  signInPassword,
  signUp,
  signUpSteppedUp,
  signUpWithAccount,
  stepUpWithPassword,
} from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { appCode } from '../../test/two-factor.ts';
import { countWaiting } from '../../test/waiting.ts';
import { isOnPostgres } from '../../test/worker-database.ts';
import { personalTokens } from '../db/schema.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { reaches } from './token-reach.ts';

const dayMs = 24 * 3_600_000;
const ada = 'ada@example.com';
const active = { query: { IsDeletedFilter: false } };

const tokenFor = (server: TestServer, access: 'READ' | 'FULL' = 'READ', days = 30) => ({
  body: { name: 'script', access, expiresAt: new Date(server.clock.now() + days * dayMs) },
});
async function make(server: TestServer, person: Person, access: 'READ' | 'FULL' = 'READ') {
  const { data } = await server.call(createPersonalToken, tokenFor(server, access), person);
  return data;
}

describe('/v1/user/tokens', () => {
  it('shows the token once, and stores what nobody can sign in with', async () => {
    const server = await createTestServer();
    const person = await signUpSteppedUp(server, ada);
    const made = await make(server, person);
    expect(made.token).toMatch(/^bfp_[\w-]{43}$/);
    expect(await dumpDatabase(server.context.db)).not.toContain(made.token);
    const { data } = await server.call(listPersonalTokens, {}, person);
    const { token: _, ...shown } = made;
    expect(data).toEqual([shown]);
  });

  it.each([0, -1, 367])('refuses one for %i days', async (days) => {
    const server = await createTestServer();
    const person = await signUpSteppedUp(server, ada);
    const refusal = await server.refusal(
      createPersonalToken,
      tokenFor(server, 'READ', days),
      person,
    );
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(Object.keys(refusal.fields)).toEqual(['expiresAt']);
  });

  it('is for who has verified their email', async () => {
    const server = await createTestServer();
    const person = await signUp(server, ada);
    expect(await server.refusal(createPersonalToken, tokenFor(server), person)).toMatchObject({
      status: 403,
      code: 'EMAIL_NOT_VERIFIED',
    });
  });

  it('gives nobody more than fifty', async () => {
    const server = await createTestServer();
    const person = await signUpSteppedUp(server, ada);
    for (let count = 0; count < 50; count += 1) await make(server, person);
    expect((await server.refusal(createPersonalToken, tokenFor(server), person)).code).toBe(
      'TOO_MANY_TOKENS',
    );
  });

  it('gives nobody more than fifty, however many are made at once', async () => {
    const server = await createTestServer();
    const person = await signUpSteppedUp(server, ada);
    for (let count = 0; count < 48; count += 1) await make(server, person);
    // Each on a connection of its own from the beginning, where there are several.
    await Promise.all(Array.from({ length: 10 }, () => server.context.db.execute('select 1')));
    const made = await Promise.allSettled(Array.from({ length: 20 }, () => make(server, person)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await server.call(listPersonalTokens, {}, person)).data).toHaveLength(50);
  });

  it.runIf(isOnPostgres())('leaves none to who is signed out meanwhile', async () => {
    const server = await createTestServer();
    const { db, platform } = server.context;
    const person = await signUpSteppedUp(server, ada);
    const ending = await db.transaction(async (tx) => {
      await endSessionsOf(tx, platform, { userId: person.user.id, except: null });
      const refused = server.refusal(createPersonalToken, tokenFor(server), person);
      await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(1);
      return { refused };
    });
    expect(await ending.refused).toMatchObject({ status: 401 });
    expect(await db.$count(personalTokens)).toBe(0);
  });

  it('ends by being revoked, and by time', async () => {
    const server = await createTestServer();
    const person = await signUpSteppedUp(server, ada);
    const [first, second] = [await make(server, person), await make(server, person)];
    await server.call(revokePersonalToken, { params: { id: first.id } }, person);
    expect((await server.refusal(listWallets, active, first)).status).toBe(401);
    await server.call(listWallets, active, second);
    const again = await server.refusal(revokePersonalToken, { params: { id: first.id } }, person);
    expect(again.status).toBe(404);
    server.clock.advance(30 * dayMs);
    expect((await server.refusal(listWallets, active, second)).status).toBe(401);
  });

  it('is nobody else’s to revoke or to see', async () => {
    const server = await createTestServer();
    const person = await signUpSteppedUp(server, ada);
    const bob = await signUpSteppedUp(server, 'bob@example.com');
    const { id } = await make(server, person);
    const foreign = await server.refusal(revokePersonalToken, { params: { id } }, bob);
    const missing = await server.refusal(revokePersonalToken, { params: { id: bob.user.id } }, bob);
    expect({ ...foreign, requestId: '' }).toEqual({ ...missing, requestId: '' });
    expect((await server.call(listPersonalTokens, {}, bob)).data).toEqual([]);
  });
});

describe('a personal token', () => {
  it('reads the wallets of its user, and says when it was used', async () => {
    const server = await createTestServer();
    const holder = await signUpWithAccount(server, ada);
    await stepUpWithPassword(server, holder);
    const program = await make(server, holder);
    expect((await server.call(listWallets, active, program)).items).toHaveLength(1);
    const request = { params: { walletId: holder.walletId }, query: {} };
    expect((await server.call(listAccounts, request, program)).items).toHaveLength(1);
    const { data } = await server.call(listPersonalTokens, {}, holder);
    expect(data[0]?.lastUsedAt).toEqual(new Date(server.clock.now()));
  });

  it('reaches nothing of the login, and nothing that takes a secret', async () => {
    const server = await createTestServer();
    const person = await signUpSteppedUp(server, ada);
    const program = await make(server, person, 'FULL');
    for (const refusal of [
      await server.refusal(getUser, {}, program),
      await server.refusal(getUserPlatform, {}, program),
      await server.refusal(logOut, {}, program),
      await server.refusal(listPersonalTokens, {}, program),
      await server.refusal(createPersonalToken, tokenFor(server), program),
      await server.refusal(createWallet, { body: newWallet() }, program),
    ])
      expect(refusal).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
    await server.call(getConfig, {}, program);
  });

  it('changes nothing with READ, and what needs no key with FULL', () => {
    for (const [access, changes] of [
      ['READ', false],
      ['FULL', true],
    ] as const) {
      expect(reaches(access, listAccounts)).toBe(true);
      expect(reaches(access, updateNote)).toBe(changes);
    }
  });

  it('that a thief holds changes no contact', async () => {
    const server = await createTestServer();
    const holder = await signUpWithAccount(server, ada);
    await stepUpWithPassword(server, holder);
    const program = await make(server, holder, 'FULL');
    const params = { id: holder.walletId };
    const body = { name: 'Bob', network: 'BTC', address: stranger, memo: null } as const;
    expect(await server.refusal(createContact, { params, body }, program)).toMatchObject({
      status: 403,
      code: 'SCOPE_MISSING',
    });
    const contactCalls = servedEndpoints().filter(({ path }) => path.includes('/contacts'));
    const written = contactCalls.filter(({ method }) => method !== 'GET');
    expect(written.length).toBeGreaterThan(3);
    for (const call of written) expect(reaches('FULL', call), call.path).toBe(false);
    await server.call(listContacts, { params, query: {} }, program);
  });

  it('that a thief creates is told to its owner by mail', async () => {
    const server = await createTestServer();
    const person = await signUpSteppedUp(server, ada);
    const { token } = await make(server, person, 'FULL');
    const [mail] = await mailsTo(server.context.db, ada);
    expect(mail?.subject).toBe('A personal access token was created');
    expect(mail?.text).not.toContain(token);
    expect(mail?.text).not.toContain('script');
  });

  it('of a thief ends when its owner changes the password', async () => {
    const server = await createTestServer();
    const person = await signUpSteppedUp(server, ada);
    const program = await make(server, person);
    const body = { password: signInPassword, newPassword: 'another-quiet-river-7' };
    await server.call(changePassword, { body }, person);
    expect((await server.refusal(listWallets, active, program)).status).toBe(401);
  });

  it('of a thief ends when its owner turns two-factor on', async () => {
    const server = await createTestServer();
    const person = await signUpSteppedUp(server, ada);
    const program = await make(server, person);
    const { data } = await server.call(setUpTwoFactor, { body: {} }, person);
    const code = appCode(data.secret, server.clock.now());
    await server.call(enableTwoFactor, { body: { code } }, person);
    expect((await server.refusal(listWallets, active, program)).status).toBe(401);
  });

  it('never reaches a call whose body holds a password, a phrase or a code', () => {
    const calls = servedEndpoints().filter(({ body }) => body !== undefined);
    const taken = calls.filter((call) => reaches('FULL', call));
    expect(taken.length).toBeGreaterThan(3);
    for (const { body } of taken)
      expect(JSON.stringify(Object.keys(body ? shapeOf(body) : {}))).not.toMatch(
        /password|seedPhrase|twoFactorCode|rawTransaction/i,
      );
  });
});

function shapeOf(make: () => unknown): object {
  const schema = make();
  return typeof schema === 'object' && schema !== null && 'shape' in schema
    ? Object(schema.shape)
    : {};
}
