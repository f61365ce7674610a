import {
  createWallet,
  deleteUser,
  getUser,
  logIn,
  register,
  requestReset,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../test/dump-database.ts';
import {
  device,
  mailsTo,
  newWallet,
  registration,
  signInPassword,
  signUpVerified,
} from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { signUpGuarded } from '../../test/two-factor.ts';
import { users, wallets } from '../db/schema.ts';
import { eraseDeletedUsers } from './erase-deleted-users.ts';

const ada = 'ada@example.com';
const dayMs = 24 * 3_600_000;
const proof = { body: { password: signInPassword, twoFactorCode: null } };
const logInBody = { email: ada, password: signInPassword, twoFactorCode: null, device };

describe('POST /v1/user/delete', () => {
  it('ends the user, whose address is free again', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    await server.call(deleteUser, proof, person);
    expect((await server.refusal(getUser, {}, person)).status).toBe(401);
    expect((await server.refusal(logIn, { body: logInBody })).code).toBe('INVALID_CREDENTIALS');
    expect((await mailsTo(server.context.db, ada))[0]?.subject).toBe(
      'Your Billfold account was deleted',
    );
    await server.call(register, { body: registration(ada) });
  });

  it('mails a deleted user no link', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    await server.call(deleteUser, proof, person);
    const before = (await mailsTo(server.context.db, ada)).length;
    await server.call(requestReset, { body: { email: ada } });
    await server.outbox.drain();
    expect(await mailsTo(server.context.db, ada)).toHaveLength(before);
  });

  it('wants the password', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    const wrong = { body: { password: 'not-the-password', twoFactorCode: null } };
    expect((await server.refusal(deleteUser, wrong, person)).code).toBe('INVALID_CREDENTIALS');
    await server.call(getUser, {}, person);
  });

  it('wants a code where sign-in does', async () => {
    const server = await createTestServer();
    const person = await signUpGuarded(server, ada);
    server.clock.advance(15 * 60_000);
    expect(await server.refusal(deleteUser, proof, person)).toMatchObject({
      status: 403,
      code: 'STEP_UP_REQUIRED',
      fields: { code: ['Enter a two-factor code.'] },
    });
    const give = (twoFactorCode: string) => ({ body: { ...proof.body, twoFactorCode } });
    expect((await server.refusal(deleteUser, give('000000'), person)).code).toBe(
      'TWO_FACTOR_INVALID',
    );
    await server.call(deleteUser, give(person.code()), person);
  });

  it('waits until the wallets are deleted', async () => {
    const server = await createTestServer();
    const person = await signUpVerified(server, ada);
    const { id } = await server.call(createWallet, { body: newWallet() }, person);
    expect(await server.refusal(deleteUser, proof, person)).toMatchObject({
      status: 409,
      code: 'WALLETS_REMAIN',
    });
    const deletedAt = new Date(server.clock.now());
    await server.context.db.update(wallets).set({ deletedAt }).where(eq(wallets.id, id));
    await server.call(deleteUser, proof, person);
  });
});

describe('eraseDeletedUsers', () => {
  it('leaves nothing that tells who it was after 30 days, and nobody else touched', async () => {
    const server = await createTestServer();
    const { db } = server.context;
    const person = await signUpVerified(server, ada);
    const bob = await signUpVerified(server, 'bob@example.com');
    await server.call(deleteUser, proof, person);
    server.clock.advance(30 * dayMs - 1);
    expect(await eraseDeletedUsers(server.context)).toBe(0);
    server.clock.advance(1);
    expect(await eraseDeletedUsers(server.context)).toBe(1);
    expect(await eraseDeletedUsers(server.context)).toBe(0);
    expect(await dumpDatabase(db)).not.toContain(ada);
    expect(await mailsTo(db, ada)).toEqual([]);
    expect(await mailsTo(db, 'bob@example.com')).not.toEqual([]);
    const [row] = await db.select().from(users).where(eq(users.id, bob.user.id));
    expect(row).toMatchObject({ email: 'bob@example.com', name: 'Ada', erasedAt: null });
  });
});
