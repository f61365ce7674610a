import {
  createAccount,
  getDepositAddress,
  listAccounts,
  listAddresses,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm, deposit, holderWith, placeOf, send } from '../../test/funded.ts';
import { type Holder, newAccount } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

// Derived by three libraries from the phrase of the BIP-39 vectors.
const first = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';

let server: TestServer;
let holder: Holder;
beforeEach(async () => {
  server = await createTestServer();
  holder = await holderWith(server, [], 'ETH');
});

describe('an account of a network with one address for each', () => {
  const params = () => placeOf(holder);
  const address = (query: object) =>
    server.call(getDepositAddress, { params: params(), query }, holder);
  const rows = (query: object) => server.call(listAddresses, { params: params(), query }, holder);

  it('has an address by its path', async () => {
    expect(holder.account.derivationPath).toBe("m/44'/60'/0'");
    expect(holder.account).toMatchObject({ depositAddressCount: 1, activatedOnChain: true });
    expect(await rows({})).toMatchObject([
      { addressValue: first, path: "m/44'/60'/0'/0/0", isUsed: false },
    ]);
  });

  it('gives the same address again, also when a new one is asked for or it is used', async () => {
    const before = await address({});
    expect(before.addressValue).toBe(first);
    server.clock.advance(5_000);
    expect(await address({ createNew: true })).toEqual(before);
    await deposit(server, holder, '1');
    await confirm(server, 1, 'ETH');
    expect([await address({}), await address({ createNew: true })]).toEqual([before, before]);
    expect(await rows({ isUsed: true })).toHaveLength(1);
  });

  it('has another address in another account', async () => {
    const { id, derivationPath } = await server.call(
      createAccount,
      { params: { walletId: holder.walletId }, body: newAccount('Savings', 'ETH') },
      holder,
    );
    const request = { params: { ...params(), accountId: id }, query: {} };
    const { addressValue } = await server.call(getDepositAddress, request, holder);
    expect(derivationPath).toBe("m/44'/60'/1'");
    expect(addressValue).toMatch(/^0x[\da-fA-F]{40}$/);
    expect(addressValue).not.toBe(first);
  });

  it('holds what its address holds, pending or not, less what is promised', async () => {
    expect(await rows({ hasBalance: true })).toEqual([]);
    await deposit(server, holder, '1');
    await confirm(server, 12, 'ETH');
    await deposit(server, holder, '0.25');
    await confirm(server, 0, 'ETH');
    await send(server, holder);
    const { items } = await server.call(
      listAccounts,
      { params: { walletId: holder.walletId }, query: {} },
      holder,
    );
    expect(items).toMatchObject([
      { nativeBalance: '0.899559000000000000', pendingBalance: '0.250000000000000000' },
    ]);
    expect(await rows({ hasBalance: true })).toMatchObject([{ balance: '1.149559000000000000' }]);
    expect(await rows({ hasBalance: false })).toEqual([]);
  });
});
