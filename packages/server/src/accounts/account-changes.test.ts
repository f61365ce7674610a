import { toDecimal } from '@billfold/core';
import {
  createAccount,
  deleteAccount,
  getDepositAddress,
  labelAddress,
  listAccounts,
  listAddresses,
  listAvailableAccounts,
  restoreAccount,
  updateAccount,
} from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm, deposit, holderWith, placeOf, send } from '../../test/funded.ts';
import { type Holder, newAccount, signUpWithAccount } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

describe('an account of its owner', () => {
  let server: TestServer;
  let holder: Holder;
  async function begin(opened: Promise<Holder>) {
    holder = await opened;
  }
  beforeEach(async () => {
    server = await createTestServer();
  });
  const update = (body: object) =>
    server.call(updateAccount, { params: placeOf(holder), body }, holder);
  const list = async (query = {}) =>
    (await server.call(listAccounts, { params: { walletId: holder.walletId }, query }, holder))
      .items;
  const open = (name: string, network: 'BTC' | 'ETH' | 'BSC' = 'BTC') =>
    server.call(
      createAccount,
      { params: { walletId: holder.walletId }, body: newAccount(name, network) },
      holder,
    );

  it('takes a name, goes to the archive and comes back, and keeps what is left out', async () => {
    await begin(signUpWithAccount(server, 'ada@example.com'));
    expect(await update({ name: ' Savings ' })).toMatchObject({
      name: 'Savings',
      isArchived: false,
    });
    expect(await update({ isArchived: true })).toMatchObject({ name: 'Savings', isArchived: true });
    await update({ hiddenTokens: ['USDT@ETH'] });
    expect(await list()).toMatchObject([{ name: 'Savings', isArchived: true }]);
    expect(await update({ isArchived: false })).toMatchObject({ isArchived: false });
    await open('Other');
    const request = { params: placeOf(holder), body: { name: 'OTHER' } };
    expect(await server.refusal(updateAccount, request, holder)).toMatchObject({
      status: 409,
      code: 'ACCOUNT_NAME_TAKEN',
    });
  });

  it('is deleted only when it holds nothing, and restored with its keys', async () => {
    await begin(holderWith(server, ['0.5']));
    const request = { params: placeOf(holder) };
    const refused = () => server.refusal(deleteAccount, request, holder);
    expect(await refused()).toMatchObject({ status: 409, code: 'ACCOUNT_NOT_EMPTY' });
    await send(server, holder, { sendingMax: true, amount: toDecimal('0.49999859') });
    expect(await refused()).toMatchObject({ code: 'ACCOUNT_NOT_EMPTY' });
    await confirm(server, 1);
    await server.call(deleteAccount, request, holder);
    expect(await list()).toEqual([]);
    expect(await list({ isDeleted: true })).toMatchObject([
      { id: holder.account.id, isDeleted: true },
    ]);
    expect(await refused()).toMatchObject({ status: 404 });
    await open('Bitcoin');
    expect(await server.refusal(restoreAccount, request, holder)).toMatchObject({
      code: 'ACCOUNT_NAME_TAKEN',
    });
    const [standing] = await list();
    const renamed = {
      params: { walletId: holder.walletId, accountId: standing?.id ?? '' },
      body: { name: 'Second' },
    };
    await server.call(updateAccount, renamed, holder);
    expect(await server.call(restoreAccount, request, holder)).toMatchObject({
      id: holder.account.id,
      derivationPath: "m/84'/0'/0'",
      isDeleted: false,
    });
    expect(await server.refusal(restoreAccount, request, holder)).toMatchObject({ status: 404 });
  });

  it('is not deleted while funds are coming in, nor while they wait for confirmations', async () => {
    await begin(signUpWithAccount(server, 'ada@example.com'));
    await deposit(server, holder, '0.1');
    for (const blocks of [0, 1]) {
      await confirm(server, blocks);
      expect(
        await server.refusal(deleteAccount, { params: placeOf(holder) }, holder),
      ).toMatchObject({ code: 'ACCOUNT_NOT_EMPTY' });
    }
  });

  it('has labels on its addresses', async () => {
    await begin(signUpWithAccount(server, 'ada@example.com'));
    const place = { params: placeOf(holder), query: {} };
    const { id } = await server.call(getDepositAddress, place, holder);
    const label = (text: string | null) =>
      server.call(
        labelAddress,
        { params: { ...placeOf(holder), id }, body: { label: text } },
        holder,
      );
    const labelled = await label('Donations');
    expect(labelled).toMatchObject({ id, label: 'Donations', isUsed: false });
    expect(await server.call(listAddresses, place, holder)).toEqual([labelled]);
    expect(await label(null)).toMatchObject({ label: null });
  });

  it('is available for what it can hold, unless archived', async () => {
    await begin(signUpWithAccount(server, 'ada@example.com'));
    const ether = await open('Ethereum', 'ETH');
    const bnb = await open('BNB', 'BSC');
    const available = async (x: string) =>
      (
        await server.call(listAvailableAccounts, { params: { id: holder.walletId, x } }, holder)
      ).map(({ id }) => id);
    expect(await available('btc')).toEqual([holder.account.id]);
    expect(await available('BITCOIN')).toEqual([holder.account.id]);
    expect(await available('BNB')).toEqual([ether.id, bnb.id]);
    expect(await available('BSC')).toEqual([bnb.id]);
    expect(await available('USDT')).toEqual([ether.id, bnb.id]);
    expect(await available('USDT@BSC')).toEqual([bnb.id]);
    expect(await available('ETH_TETHER')).toEqual([ether.id]);
    expect(await available('SOL')).toEqual([]);
    // Known by name, and on no network of ours.
    expect(await available('MONERO')).toEqual([]);
    await update({ isArchived: true });
    expect(await available('BTC')).toEqual([]);
    const params = { id: holder.walletId, x: 'DOGE' };
    expect(await server.refusal(listAvailableAccounts, { params }, holder)).toMatchObject({
      status: 404,
    });
  });
});
