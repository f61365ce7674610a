import {
  changeWalletPassword,
  getUser,
  getVault,
  logIn,
  resetWalletPassword,
  revealSeed,
  unlockWallet,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../test/dump-database.ts';
import { storeFirstVersion } from '../../test/first-version.ts';
import {
  cloudPassword,
  device,
  type Holder,
  mailsTo,
  signInPassword,
  signUpWithAccount,
  vectorPhrase,
} from '../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { securityEvents, walletVaults } from '../db/schema.ts';
import { loadVault } from './wallet-store.ts';

const newPassword = 'Another-Cloud-Password-8';
const otherPhrase = `${'zoo '.repeat(11)}wrong`;

describe('the key of a wallet', () => {
  let server: TestServer;
  let holder: Holder;
  let params: { readonly id: string };
  beforeEach(async () => {
    server = await createTestServer();
    holder = await signUpWithAccount(server, 'ada@example.com');
    params = { id: holder.walletId };
  });
  const unlock = (secret: { password?: string; seedPhrase?: string }) => ({
    params,
    body: { password: null, seedPhrase: null, trustDevice: false, ...secret },
  });
  const opens = (password: string) => server.call(unlockWallet, unlock({ password }), holder);
  const doesNotOpen = async (password: string) =>
    expect(await server.refusal(unlockWallet, unlock({ password }), holder)).toMatchObject({
      status: 400,
      code: 'WRONG_ENCRYPTION_KEY',
    });
  const vaultRow = async () => {
    const { db } = server.context;
    const { walletId } = walletVaults;
    const [row] = await db.select().from(walletVaults).where(eq(walletId, holder.walletId));
    return row;
  };
  const events = async () =>
    (await server.context.db.select().from(securityEvents)).map(({ type }) => type);

  describe('reset by the seed phrase', () => {
    const reset = (seedPhrase: string, password = newPassword) => ({
      params,
      body: { seedPhrase, newPassword: password },
    });

    it('R-RPW-06: opens with the new password alone, and ends all other sessions', async () => {
      const credentials = { email: 'ada@example.com', password: signInPassword };
      const body = { ...credentials, twoFactorCode: null, device };
      const other = await server.call(logIn, { body });
      const before = await vaultRow();
      await server.call(resetWalletPassword, reset(` ${vectorPhrase.toUpperCase()}`), holder);
      const after = await vaultRow();
      for (const part of ['salt', 'wrapIv', 'wrappedKey', 'seedIv', 'sealedSeed'] as const)
        expect(after?.[part]).not.toEqual(before?.[part]);
      expect(after?.fingerprint).toEqual(before?.fingerprint);
      await doesNotOpen(cloudPassword);
      await opens(newPassword);
      const { accessToken } = other.data;
      expect(await server.refusal(getUser, {}, { token: accessToken })).toMatchObject({
        status: 401,
      });
      await server.call(getUser, {}, holder);
      const [mail] = await mailsTo(server.context.db, 'ada@example.com');
      expect(mail?.subject).toBe('Your cloud encryption password was reset');
      expect(await events()).toContain('CLOUD_PASSWORD_RESET');
    });

    it('answers a foreign phrase and one with a bad checksum alike, five times an hour', async () => {
      const before = await vaultRow();
      const wrong = [otherPhrase, `${'abandon '.repeat(11)}abandon`, 'no words at all'];
      for (const phrase of [...wrong, ...wrong.slice(1)])
        expect(await server.refusal(resetWalletPassword, reset(phrase), holder)).toMatchObject({
          status: 400,
          code: 'SEED_MISMATCH',
        });
      expect(await server.refusal(resetWalletPassword, reset(vectorPhrase), holder)).toMatchObject({
        status: 429,
        code: 'RATE_LIMITED',
      });
      expect(await vaultRow()).toEqual(before);
      server.clock.advance(60 * 60_000);
      await server.call(resetWalletPassword, reset(vectorPhrase), holder);
    });

    it.each([
      ['short', 'Password is too weak'],
      [signInPassword, 'Password is too weak'],
    ])('refuses the new password %s', async (password, message) => {
      const request = reset(vectorPhrase, password);
      expect(await server.refusal(resetWalletPassword, request, holder)).toMatchObject({
        status: 400,
        fields: { newPassword: [message] },
      });
    });
  });

  describe('change by the old password', () => {
    const change = (password: string) => ({ params, body: { password, newPassword } });

    it('rewraps the key and leaves the sealed seed as it is', async () => {
      const before = await vaultRow();
      await server.call(changeWalletPassword, change(cloudPassword), holder);
      const after = await vaultRow();
      expect(after?.sealedSeed).toEqual(before?.sealedSeed);
      for (const part of ['salt', 'wrapIv', 'wrappedKey'] as const)
        expect(after?.[part]).not.toEqual(before?.[part]);
      await doesNotOpen(cloudPassword);
      await opens(newPassword);
      expect(await events()).toContain('CLOUD_PASSWORD_CHANGED');
    });

    it('does not undo a reset that came first', async () => {
      const prepared = await testServerOptions();
      const { vault } = prepared.options;
      const resetPassword = 'Reset-Cloud-Password-9';
      const signer: typeof vault.signer = {
        ...vault.signer,
        rewrap: async (record, binding, request) => {
          const rewrapped = await vault.signer.rewrap(record, binding, request);
          const body = { seedPhrase: vectorPhrase, newPassword: resetPassword };
          await server.call(resetWalletPassword, { params, body }, holder);
          return rewrapped;
        },
      };
      const options = { ...prepared.options, vault: { ...vault, signer } };
      server = await createTestServer({}, { ...prepared, options });
      holder = await signUpWithAccount(server, 'ada@example.com');
      params = { id: holder.walletId };
      expect(
        await server.refusal(changeWalletPassword, change(cloudPassword), holder),
      ).toMatchObject({ status: 400, code: 'WRONG_ENCRYPTION_KEY' });
      await doesNotOpen(newPassword);
      await opens(resetPassword);
    });

    it('refuses a wrong one, five times in a quarter of an hour', async () => {
      const request = change('not the password');
      for (let count = 0; count < 5; count += 1)
        expect(await server.refusal(changeWalletPassword, request, holder)).toMatchObject({
          status: 400,
          code: 'WRONG_ENCRYPTION_KEY',
        });
      expect(
        await server.refusal(changeWalletPassword, change(cloudPassword), holder),
      ).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    });
  });

  describe('reveal', () => {
    const reveal = (password = cloudPassword) => ({ params, body: { password } });

    it('shows the phrase three times an hour and tells the owner each time', async () => {
      for (let count = 0; count < 3; count += 1)
        expect(await server.call(revealSeed, reveal(), holder)).toEqual({
          seedPhrase: vectorPhrase,
        });
      expect(await server.refusal(revealSeed, reveal(), holder)).toMatchObject({
        status: 429,
        code: 'RATE_LIMITED',
        retryAfter: '3600',
      });
      const mails = await mailsTo(server.context.db, 'ada@example.com');
      expect(mails.filter(({ subject }) => subject === 'Your seed phrase was shown')).toHaveLength(
        3,
      );
      expect((await events()).filter((type) => type === 'SEED_REVEALED')).toHaveLength(3);
      expect(await dumpDatabase(server.context.db)).not.toContain('abandon abandon');
    });

    it('shows it no fourth time, however many ask at once', async () => {
      const asked = await Promise.allSettled(
        Array.from({ length: 6 }, () => server.call(revealSeed, reveal(), holder)),
      );
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    });

    it('shows nothing for a wrong password', async () => {
      expect(await server.refusal(revealSeed, reveal('Wrong-Password-12'), holder)).toMatchObject({
        status: 400,
        code: 'WRONG_ENCRYPTION_KEY',
      });
      expect(await events()).not.toContain('SEED_REVEALED');
    });
  });

  it('is not told from the wrong guesses that come with it all at once (S24)', async () => {
    const prepared = await testServerOptions();
    const { vault } = prepared.options;
    const wrong: Promise<unknown>[] = [];
    const signer: typeof vault.signer = {
      ...vault.signer,
      // The right one is validated last, when all have long come past the first look at the limit.
      unseal: async (record, binding, secret) => {
        const unsealed = await vault.signer.unseal(record, binding, secret);
        await Promise.allSettled(wrong);
        return unsealed;
      },
    };
    const options = { ...prepared.options, vault: { ...vault, signer } };
    server = await createTestServer({}, { ...prepared, options });
    holder = await signUpWithAccount(server, 'ada@example.com');
    params = { id: holder.walletId };
    const guess = (password: string) => server.refusal(unlockWallet, unlock({ password }), holder);
    const right = guess(cloudPassword);
    for (let at = 0; at < 5; at += 1) wrong.push(guess(`Guess-Number-${at}`));
    const answers = await Promise.all(wrong);
    expect(answers).toEqual(
      answers.map(() => expect.objectContaining({ code: 'WRONG_ENCRYPTION_KEY' })),
    );
    expect(await right).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  });

  describe('sealed as version 1', () => {
    beforeEach(() => storeFirstVersion(server, holder));

    it('opens for its password, is wrapped as version 2 by that unlock, and opens again', async () => {
      const before = await vaultRow();
      expect(before?.version).toBe(1);
      await opens(cloudPassword);
      const after = await vaultRow();
      const { sealedSeed, fingerprint, salt } = before ?? {};
      expect(after).toMatchObject({ version: 2, sealedSeed, fingerprint, salt });
      expect(after?.wrappedKey).not.toEqual(before?.wrappedKey);
      await opens(cloudPassword);
      await doesNotOpen('Wrong-Password-12');
      expect(await vaultRow()).toEqual(after);
    });

    it('stays as it is for wrong passwords, which count, and for the phrase', async () => {
      const before = await vaultRow();
      await server.call(unlockWallet, unlock({ seedPhrase: vectorPhrase }), holder);
      for (let count = 0; count < 5; count += 1) await doesNotOpen(`Wrong-Password-${count}`);
      expect(
        await server.refusal(unlockWallet, unlock({ password: cloudPassword }), holder),
      ).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
      expect(await vaultRow()).toEqual(before);
      server.clock.advance(15 * 60_000);
      await opens(cloudPassword);
      expect(await vaultRow()).toMatchObject({ version: 2 });
    });

    it('opens again where the server ended before it stored the new wrapping', async () => {
      const { walletId, user } = holder;
      const { record, binding } = await loadVault(server.context.db, { walletId, userId: user.id });
      const secret = { kind: 'password', password: cloudPassword } as const;
      const { handle, renewed } = await server.context.signer.unseal(record, binding, secret);
      server.context.signer.forget(handle);
      expect(renewed).toMatchObject({ version: 2 });
      expect(await vaultRow()).toMatchObject({ version: 1 });
      await opens(cloudPassword);
      expect(await vaultRow()).toMatchObject({ version: 2 });
    });

    it('is wrapped as version 2 by a change of the password', async () => {
      const body = { password: cloudPassword, newPassword };
      await server.call(changeWalletPassword, { params, body }, holder);
      expect(await vaultRow()).toMatchObject({ version: 2 });
      await doesNotOpen(cloudPassword);
      await opens(newPassword);
    });
  });

  it('is handed out only sealed, as it stands in the database', async () => {
    const vault = await server.call(getVault, { params }, holder);
    const row = await vaultRow();
    expect(vault).toMatchObject({ v: 2, kdf: 'argon2id', params: { m: 65_536, t: 3, p: 1 } });
    expect(Buffer.from(vault.seed, 'base64url')).toEqual(Buffer.from(row?.sealedSeed ?? []));
    expect(Buffer.from(vault.wrap, 'base64url')).toEqual(Buffer.from(row?.wrappedKey ?? []));
    expect(Object.keys(vault)).not.toContain('fingerprint');
  });
});
