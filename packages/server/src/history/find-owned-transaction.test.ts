import {
  findTransaction,
  getAccount,
  getTransaction,
  getWallet,
  listAccounts,
  listTransactions,
  listWallets,
} from '@billfold/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { holderWith } from '../../test/funded.ts';
import { type Holder, signUpWithAccount } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

describe('the calls for a single wallet, account or transaction', () => {
  let server: TestServer;
  let holder: Holder;
  let stranger: Holder;
  beforeAll(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['0.5']);
    stranger = await signUpWithAccount(server, 'stranger@example.com');
  });

  it('answer the same as the list', async () => {
    const { walletId } = holder;
    const params = { walletId };
    const { items: wallets } = await server.call(listWallets, { query: {} }, holder);
    expect(await server.call(getWallet, { params }, holder)).toEqual(wallets[0]);
    const { items: accounts } = await server.call(listAccounts, { params, query: {} }, holder);
    const accountId = holder.account.id;
    expect(await server.call(getAccount, { params: { walletId, accountId } }, holder)).toEqual(
      accounts[0],
    );
    const { items } = await server.call(listTransactions, { params, query: {} }, holder);
    const transactionId = items[0]?.id ?? '';
    const place = { params: { walletId, transactionId } };
    expect(await server.call(getTransaction, place, holder)).toEqual(items[0]);
    expect(await server.call(findTransaction, { params: { transactionId } }, holder)).toEqual({
      ...items[0],
      walletId,
    });
  });

  it('answer 404 to any other user, and under another wallet', async () => {
    const { walletId } = holder;
    const query = {};
    const { items } = await server.call(listTransactions, { params: { walletId }, query }, holder);
    const transactionId = items[0]?.id ?? '';
    const accountId = holder.account.id;
    const refusals = [
      await server.refusal(getWallet, { params: { walletId } }, stranger),
      await server.refusal(getAccount, { params: { walletId, accountId } }, stranger),
      await server.refusal(
        getAccount,
        { params: { walletId: stranger.walletId, accountId } },
        stranger,
      ),
      await server.refusal(getTransaction, { params: { walletId, transactionId } }, stranger),
      await server.refusal(
        getTransaction,
        { params: { walletId: stranger.walletId, transactionId } },
        stranger,
      ),
      await server.refusal(findTransaction, { params: { transactionId } }, stranger),
    ];
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
