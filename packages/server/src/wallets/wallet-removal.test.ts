import {
  createWallet,
  type DeleteWallet,
  deleteWallet,
  deleteWalletByPost,
  listAccounts,
  listWallets,
  restoreWallet,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm, holderWith, send } from '../../test/funded.ts';
import {
  cloudPassword,
  type Holder,
  newWallet,
  signUpWithAccount,
  vectorPhrase,
} from '../../test/people.ts';
import {
  createTestServer,
  type Refusal,
  type TestServer,
  testServerOptions,
} from '../../test/test-server.ts';
import { countWaiting } from '../../test/waiting.ts';
import { isOnPostgres } from '../../test/worker-database.ts';
import { sendIntents, wallets, walletVaults } from '../db/schema.ts';
import { purgeWallets } from './purge-wallets.ts';

const dayMs = 24 * 3_600_000;
const deletion = (changes: Partial<DeleteWallet> = {}): DeleteWallet => ({
  password: cloudPassword,
  seedPhrase: null,
  confirmName: 'My wallet',
  ...changes,
});

describe('the end of a wallet', () => {
  let server: TestServer;
  let holder: Holder;
  let params: { readonly id: string };
  async function begin(opened: Promise<Holder>) {
    holder = await opened;
    params = { id: holder.walletId };
  }
  beforeEach(async () => {
    server = await createTestServer();
  });
  const ids = async (IsDeletedFilter: boolean) =>
    (await server.call(listWallets, { query: { IsDeletedFilter } }, holder)).items.map(
      ({ id }) => id,
    );
  const vaults = () => server.context.db.$count(walletVaults);

  it('R-WAL-04: is in no list but that of the deleted, and can be undone', async () => {
    await begin(signUpWithAccount(server, 'ada@example.com'));
    await server.call(deleteWallet, { params, body: deletion() }, holder);
    expect(await ids(false)).toEqual([]);
    expect(await ids(true)).toEqual([holder.walletId]);
    const accounts = { params: { walletId: holder.walletId }, query: {} };
    expect(await server.refusal(listAccounts, accounts, holder)).toMatchObject({ status: 404 });
    const restored = await server.call(restoreWallet, { params }, holder);
    expect(restored).toMatchObject({ id: holder.walletId, name: 'My wallet', accountsCount: 1 });
    expect((await server.call(listAccounts, accounts, holder)).total).toBe(1);
    expect(await server.refusal(restoreWallet, { params }, holder)).toMatchObject({ status: 404 });
  });

  it('needs its key and its name', async () => {
    await begin(signUpWithAccount(server, 'ada@example.com'));
    const refused = async (changes: Partial<DeleteWallet>) =>
      server.refusal(deleteWallet, { params, body: deletion(changes) }, holder);
    expect(await refused({ password: null })).toMatchObject({ code: 'SECRET_REQUIRED' });
    expect(await refused({ seedPhrase: vectorPhrase })).toMatchObject({ code: 'ONE_SECRET_ONLY' });
    expect(await refused({ password: 'Wrong-Password-12' })).toMatchObject({
      code: 'WRONG_ENCRYPTION_KEY',
    });
    expect(await refused({ confirmName: 'my wallet' })).toMatchObject({
      status: 400,
      fields: { confirmName: ['This is not the name of the wallet'] },
    });
    expect(await server.refusal(deleteWallet, { params }, holder)).toMatchObject({
      status: 400,
      code: 'BODY_REQUIRED',
    });
    const body = deletion({ password: null, seedPhrase: vectorPhrase });
    await server.call(deleteWalletByPost, { params, body }, holder);
    expect(await ids(false)).toEqual([]);
  });

  it('waits for a payment that is on its way', async () => {
    await begin(holderWith(server, ['0.5']));
    await send(server, holder);
    expect(await server.refusal(deleteWallet, { params, body: deletion() }, holder)).toMatchObject({
      status: 409,
      code: 'WALLET_HAS_PENDING',
    });
    await confirm(server, 1);
    await server.call(deleteWallet, { params, body: deletion() }, holder);
  });

  describe('while a payment is being signed', () => {
    let meanwhile: () => Promise<void>;
    /** A server that does `meanwhile` once, before or after the seed is opened for a payment. */
    const serverWith = async (when: 'unseal' | 'sign'): Promise<TestServer> => {
      const prepared = await testServerOptions();
      const { vault } = prepared.options;
      const once = async () => {
        const now = meanwhile;
        meanwhile = async () => {};
        await now();
      };
      meanwhile = async () => {};
      const signer: typeof vault.signer = {
        ...vault.signer,
        unseal: async (...given) => {
          const unsealed = await vault.signer.unseal(...given);
          if (when === 'unseal') await once();
          return unsealed;
        },
        sign: async (...given) => {
          if (when === 'sign') await once();
          return vault.signer.sign(...given);
        },
      };
      const options = { ...prepared.options, vault: { ...vault, signer } };
      return createTestServer({}, { ...prepared, options });
    };

    it('keeps the payment from being signed when it comes first', async () => {
      server = await serverWith('unseal');
      await begin(holderWith(server, ['0.5']));
      meanwhile = async () => {
        await server.call(deleteWallet, { params, body: deletion() }, holder);
      };
      await expect(send(server, holder)).rejects.toThrow('404');
      expect(await ids(true)).toEqual([holder.walletId]);
      expect(await server.context.db.$count(sendIntents)).toBe(0);
    });

    it.runIf(isOnPostgres())('waits for the payment, and then for its block', async () => {
      server = await serverWith('sign');
      await begin(holderWith(server, ['0.5']));
      const { db } = server.context;
      const deletions: Promise<Refusal>[] = [];
      meanwhile = async () => {
        deletions.push(server.refusal(deleteWallet, { params, body: deletion() }, holder));
        await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(1);
      };
      await send(server, holder);
      expect(await Promise.all(deletions)).toMatchObject([{ code: 'WALLET_HAS_PENDING' }]);
      expect(await ids(false)).toEqual([holder.walletId]);
    });
  });

  it('gives its name free, and asks for another one when that was taken', async () => {
    await begin(signUpWithAccount(server, 'ada@example.com'));
    await server.call(deleteWallet, { params, body: deletion() }, holder);
    await server.call(createWallet, { body: newWallet() }, holder);
    expect(await server.refusal(restoreWallet, { params }, holder)).toMatchObject({
      status: 409,
      code: 'WALLET_NAME_TAKEN',
    });
  });

  it('is final after 30 days: nothing of its key is kept', async () => {
    await begin(signUpWithAccount(server, 'ada@example.com'));
    await server.call(deleteWallet, { params, body: deletion() }, holder);
    server.clock.advance(30 * dayMs - 1);
    await purgeWallets(server.context);
    expect(await vaults()).toBe(1);
    server.clock.advance(2);
    await purgeWallets(server.context);
    expect(await vaults()).toBe(0);
    const [row] = await server.context.db.select().from(wallets);
    expect(row).toMatchObject({ name: '', purgedAt: new Date(server.clock.now()) });
  });

  it('comes by itself for one that was never activated and never paid to', async () => {
    await begin(signUpWithAccount(server, 'ada@example.com'));
    await server.call(createWallet, { body: newWallet({ name: 'Begun' }) }, holder);
    server.clock.advance(7 * dayMs + 1);
    await purgeWallets(server.context);
    expect(await vaults()).toBe(1);
    const [kept] = await server.context.db.select({ id: walletVaults.walletId }).from(walletVaults);
    expect(kept?.id).toBe(holder.walletId);
  });
});
