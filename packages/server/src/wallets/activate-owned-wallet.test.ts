import { randomUUID } from 'node:crypto';
import { activateWallet, createWallet, listWallets } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newWallet, signUpVerified } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { wallets } from '../db/schema.ts';

async function withWallet() {
  const server = await createTestServer();
  const ada = await signUpVerified(server, 'ada@example.com');
  const { id, seedPhrase } = await server.call(createWallet, { body: newWallet() }, ada);
  if (seedPhrase === null) throw new Error('no phrase');
  const isActivated = async () =>
    (await server.call(listWallets, { query: {} }, ada)).items[0]?.isActivated;
  return { server, ada, id, seedPhrase, isActivated };
}

describe('POST /api/wallets/{id}/activate', () => {
  it('activates the wallet for its phrase, and again without harm', async () => {
    const { server, ada, id, seedPhrase, isActivated } = await withWallet();
    const request = { params: { id }, body: { seedPhrase } };
    expect(await server.call(activateWallet, request, ada)).toEqual({ id, isActivated: true });
    expect(await isActivated()).toBe(true);
    server.clock.advance(1_000);
    await server.call(activateWallet, request, ada);
    const [row] = await server.context.db.select().from(wallets);
    expect(row?.activatedAt).toEqual(new Date(server.clock.now() - 1_000));
  });

  it('refuses a foreign and an invalid phrase alike', async () => {
    const { server, ada, id, isActivated } = await withWallet();
    for (const seedPhrase of [`${'abandon '.repeat(11)}about`, 'abandon abandon', 'x']) {
      const request = { params: { id }, body: { seedPhrase } };
      expect(await server.refusal(activateWallet, request, ada)).toMatchObject({
        status: 400,
        code: 'SEED_MISMATCH',
      });
    }
    expect(await isActivated()).toBe(false);
  });

  it('answers 404 for foreign, deleted and missing wallets, even with the phrase', async () => {
    const { server, ada, id, seedPhrase, isActivated } = await withWallet();
    const bob = await signUpVerified(server, 'bob@example.com');
    const answerTo = async (person: { readonly token: string }, walletId: string) => {
      const request = { params: { id: walletId }, body: { seedPhrase } };
      return { ...(await server.refusal(activateWallet, request, person)), requestId: '' };
    };
    const missing = await answerTo(bob, randomUUID());
    expect(missing).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await answerTo(bob, id)).toEqual(missing);
    expect(await isActivated()).toBe(false);
    await server.context.db
      .update(wallets)
      .set({ deletedAt: new Date() })
      .where(eq(wallets.id, id));
    expect(await answerTo(ada, id)).toEqual(missing);
  });
});

describe('GET /api/wallets', () => {
  it('lists the wallets of the user alone, and deleted ones only when asked (R-WAL-01)', async () => {
    const { server, ada, id } = await withWallet();
    const bob = await signUpVerified(server, 'bob@example.com');
    const idsOf = async (person: { readonly token: string }, IsDeletedFilter: boolean) => {
      const list = await server.call(listWallets, { query: { IsDeletedFilter } }, person);
      return list.items.map((wallet) => wallet.id);
    };
    expect(await idsOf(ada, false)).toEqual([id]);
    expect(await idsOf(bob, false)).toEqual([]);
    await server.context.db
      .update(wallets)
      .set({ deletedAt: new Date() })
      .where(eq(wallets.id, id));
    expect(await idsOf(ada, false)).toEqual([]);
    expect(await idsOf(ada, true)).toEqual([id]);
    expect(await idsOf(bob, true)).toEqual([]);
  });

  it('needs a session', async () => {
    const server = await createTestServer();
    expect(await server.refusal(listWallets, { query: {} })).toMatchObject({ status: 401 });
  });
});
