import { randomUUID } from 'node:crypto';
import {
  type AnyRequest,
  createAccount,
  type Endpoint,
  getDepositAddress,
  listAccounts,
  listAddresses,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newAccount, newWallet, signUpWithAccount } from '../../../test/people.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { accounts, addresses, wallets } from '../../db/schema.ts';
import { createOwnedWallet } from '../wallets/create-owned-wallet.ts';

interface Place {
  readonly walletId: string;
  readonly accountId: string;
}
type Ask = (server: TestServer, place: Place, token?: string) => Promise<unknown>;

/** The refusal of a call at `place`, without what differs between any two calls. */
const asking =
  <P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>, request: AnyRequest): Ask =>
  async (server, { walletId, accountId }, token) => {
    const params = endpoint.path.includes('{accountId}') ? { walletId, accountId } : { walletId };
    const options = token === undefined ? {} : { token };
    const refusal = await server.refusal(endpoint, { ...request, params }, options);
    return { ...refusal, requestId: '' };
  };

const ofWallets: readonly (readonly [string, Ask])[] = [
  ['createAccount', asking(createAccount, { body: newAccount('Mine') })],
  ['listAccounts', asking(listAccounts, { query: {} })],
];
const ofAccounts: readonly (readonly [string, Ask])[] = [
  ['getDepositAddress', asking(getDepositAddress, { query: {} })],
  ['getDepositAddress with createNew', asking(getDepositAddress, { query: { createNew: true } })],
  ['listAddresses', asking(listAddresses, { query: {} })],
];

async function twoUsers() {
  const server = await createTestServer();
  const ada = await signUpWithAccount(server, 'ada@example.com');
  const bob = await signUpWithAccount(server, 'bob@example.com');
  const placeOf = ({ walletId, account }: typeof ada) => ({ walletId, accountId: account.id });
  return { server, ada, bob, adas: placeOf(ada), bobs: placeOf(bob) };
}

describe('another user (S22)', () => {
  it.each([...ofWallets, ...ofAccounts])('gets the answer of a missing one: %s', async (_, ask) => {
    const { server, bob, adas } = await twoUsers();
    const missing = await ask(
      server,
      { walletId: randomUUID(), accountId: randomUUID() },
      bob.token,
    );
    expect(missing).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await ask(server, adas, bob.token)).toEqual(missing);
    expect(await server.context.db.$count(addresses)).toBe(2);
  });

  it.each(ofAccounts)(
    'does not reach an account through a wallet of their own: %s',
    async (_, ask) => {
      const { server, bob, adas, bobs } = await twoUsers();
      const crossed = { walletId: bobs.walletId, accountId: adas.accountId };
      expect(await ask(server, crossed, bob.token)).toMatchObject({ status: 404 });
    },
  );

  it.each([...ofWallets, ...ofAccounts])('is nobody without a session: %s', async (_, ask) => {
    const { server, adas } = await twoUsers();
    expect(await ask(server, adas)).toMatchObject({ status: 401 });
  });
});

describe('the same user', () => {
  it.each(ofAccounts)(
    'does not find an account in another of their wallets: %s',
    async (_, ask) => {
      const { server, ada, adas } = await twoUsers();
      const principal = { userId: ada.user.id, sessionId: '', isEmailVerified: true };
      const other = await createOwnedWallet(
        server.context,
        principal,
        newWallet({ name: 'Other' }),
      );
      const crossed = { ...adas, walletId: other.id };
      expect(await ask(server, crossed, ada.token)).toMatchObject({ status: 404 });
    },
  );

  it.each(ofAccounts)('does not find a deleted account: %s', async (_, ask) => {
    const { server, ada, adas } = await twoUsers();
    await server.context.db
      .update(accounts)
      .set({ deletedAt: new Date() })
      .where(eq(accounts.id, adas.accountId));
    expect(await ask(server, adas, ada.token)).toMatchObject({ status: 404 });
  });

  it.each([...ofWallets, ...ofAccounts])(
    'finds nothing in a deleted wallet: %s',
    async (_, ask) => {
      const { server, ada, adas } = await twoUsers();
      await server.context.db
        .update(wallets)
        .set({ deletedAt: new Date() })
        .where(eq(wallets.id, adas.walletId));
      expect(await ask(server, adas, ada.token)).toMatchObject({ status: 404 });
    },
  );
});
