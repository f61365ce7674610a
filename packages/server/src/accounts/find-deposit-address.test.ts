import { toDecimal } from '@billfold/core';
import { faucet, getAccount, getDepositAddress } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { confirm, holderWith } from '../../test/funded.ts';
import { signUpWithAccount } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { accounts, addresses } from '../db/schema.ts';
import { loadOwnedAccount } from './account-store.ts';
import { isShown } from './is-shown.ts';
import { reserveChangeAddress } from './reserve-change-address.ts';

// BIP-84, test vectors.
const first = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const second = 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g';
const firstChange = 'bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el';

async function withAccount() {
  const server = await createTestServer();
  const ada = await signUpWithAccount(server, 'ada@example.com');
  const params = { walletId: ada.walletId, accountId: ada.account.id };
  const { db } = server.context;
  return {
    server,
    ada,
    db,
    get: async (createNew?: boolean) => {
      const query = createNew === undefined ? {} : { createNew };
      return (await server.call(getDepositAddress, { params, query }, ada)).addressValue;
    },
    refusal: () => server.refusal(getDepositAddress, { params, query: { createNew: true } }, ada),
    use: (address: string) =>
      db.update(addresses).set({ firstUsedAt: new Date() }).where(eq(addresses.address, address)),
  };
}

describe('GET …/deposit-address', () => {
  it('gives the same unused address until a new one is asked for', async () => {
    const { get } = await withAccount();
    expect(await get()).toBe(first);
    expect(await get(false)).toBe(first);
    expect(await get(true)).toBe(second);
    expect(await get()).toBe(second);
  });

  it('takes a repeat within two seconds as the same click', async () => {
    const { server, get } = await withAccount();
    expect(await get(true)).toBe(second);
    server.clock.advance(1_999);
    expect(await get(true)).toBe(second);
    server.clock.advance(1);
    expect(await get(true)).not.toBe(second);
  });

  it('makes one address when many ask at once', async () => {
    const { db, get } = await withAccount();
    const asked = await Promise.all([1, 2, 3, 4, 5].map(() => get(true)));
    expect(new Set(asked)).toEqual(new Set([second]));
    expect(await db.$count(addresses, isShown())).toBe(2);
  });

  it('goes on to a new address by itself when all are used', async () => {
    const { get, use } = await withAccount();
    await use(first);
    expect(await get()).toBe(second);
  });

  it('goes back to an older unused address when the newest is used', async () => {
    const { get, use } = await withAccount();
    await get(true);
    await use(second);
    expect(await get()).toBe(first);
  });

  it('refuses a twenty-first unused address, and makes one again after a use (R-ADDR-05a)', async () => {
    const { server, db, get, use, refusal } = await withAccount();
    for (let count = 2; count <= 20; count += 1) {
      server.clock.advance(2_000);
      await get(true);
    }
    server.clock.advance(2_000);
    expect(await refusal()).toMatchObject({ status: 409, code: 'ADDRESS_GAP_LIMIT' });
    expect(await db.$count(addresses, isShown())).toBe(20);
    await use(first);
    await get(true);
    expect(await db.$count(addresses, isShown())).toBe(21);
  });

  it('credits what is paid to an address that is not the newest (R-ADDR-05b)', async () => {
    const server = await createTestServer();
    const holder = await holderWith(server, []);
    const params = { walletId: holder.walletId, accountId: holder.account.id };
    const ask = (createNew: boolean) =>
      server.call(getDepositAddress, { params, query: { createNew } }, holder);
    const old = await ask(false);
    expect((await ask(true)).addressValue).not.toBe(old.addressValue);
    await server.call(faucet, {
      params: { network: 'BTC' },
      body: { address: old.addressValue, amount: toDecimal('0.5'), asset: 'BTC' },
    });
    await confirm(server, 2);
    const { nativeBalance } = await server.call(getAccount, { params }, holder);
    expect(nativeBalance).toBe('0.50000000');
  });

  it('reads its flag in any case of the name, and is never cached', async () => {
    const { server, ada } = await withAccount();
    const answer = await server.app.inject({
      url: `/api/wallets/${ada.walletId}/accounts/${ada.account.id}/deposit-address?createnew=true`,
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(answer.json()).toMatchObject({ addressValue: second });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('reserveChangeAddress', () => {
  it('counts on in its transaction, and back with it', async () => {
    const { server, ada, db } = await withAccount();
    const owner = { userId: ada.user.id, walletId: ada.walletId, accountId: ada.account.id };
    const account = await loadOwnedAccount(db, owner);
    const reserve = () => db.transaction((tx) => reserveChangeAddress(tx, account, server.context));
    await expect(
      db.transaction(async (tx) => {
        await reserveChangeAddress(tx, account, server.context);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await reserve()).toMatchObject({
      address: firstChange,
      path: "m/84'/0'/0'/1/0",
      branch: 'change',
    });
    expect((await reserve()).addressIndex).toBe(1);
    const [row] = await db.select().from(accounts);
    expect(row).toMatchObject({ nextChangeIndex: 2, nextReceiveIndex: 1 });
  });
});
