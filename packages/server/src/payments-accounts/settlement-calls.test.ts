import { toBaseUnits, toDecimal } from '@billfold/core';
import {
  cryptocurrencySettings,
  deleteWallet,
  getRecoverySheet,
  getSettlement,
  listPaymentsAccounts,
  listSettlements,
  settleBusiness,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openBusiness, paymentsAccount } from '../../test/business.ts';
import { confirm } from '../../test/funded.ts';
import {
  cloudPassword,
  type Holder,
  openHolder,
  signUpVerified,
  signUpWithAccount,
} from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { servedNetworks } from '../chains/served-networks.ts';
import { businesses, businessMembers } from '../db/schema.ts';
import { saveAcceptedAssets } from './accepted-assets.ts';
import { settleBusiness as settle } from './settle-business.ts';
import { takeAddress } from './take-address.ts';

const secret = { password: cloudPassword, seedPhrase: null };
const asset = {
  asset: 'BTC',
  isEnabled: true,
  addressMode: 'FRESH',
  confirmationPolicy: null,
  toleranceBps: null,
  windowMinutes: null,
  adjustBps: null,
  minPrice: null,
  maxPrice: null,
} as const;

async function openShop() {
  const server = await createTestServer();
  const owner = await signUpWithAccount(server, 'owner@example.com');
  const businessId = await openBusiness(server, owner);
  return { server, owner, businessId, params: { businessId } };
}

/** Membership of the owner as the call was admitted, who is an accountant when `demote` has run. */
function demotable(server: TestServer, owner: Holder, businessId: number) {
  const caller = { ip: '127.0.0.1' };
  const userId = owner.user.id;
  const member = { businessId, userId, role: 'OWNER', status: 'ONBOARDING' } as const;
  const demote = () =>
    server.context.db
      .update(businessMembers)
      .set({ role: 'ACCOUNTANT' })
      .where(eq(businessMembers.userId, userId));
  return { actor: { member, caller }, demote };
}

function choose(server: TestServer, owner: Holder, businessId: number) {
  const body = { walletId: owner.walletId, ...secret };
  return server.call(settleBusiness, { params: { businessId }, body }, owner);
}

describe('the settlement wallet', () => {
  it('is chosen with its password, twice with one effect, and is then not deleted', async () => {
    const { server, owner, businessId, params } = await openShop();
    expect(await server.call(getSettlement, { params }, owner)).toEqual({ data: null });
    const { data } = await choose(server, owner, businessId);
    expect(data).toEqual({ walletId: owner.walletId, networks: [...servedNetworks] });
    const chosen = await server.call(getSettlement, { params }, owner);
    expect(chosen.data).toMatchObject({
      ...{ walletId: owner.walletId, walletName: 'My wallet', memberId: owner.user.id },
    });
    expect(chosen.data?.networks.toSorted()).toEqual(servedNetworks.toSorted());
    await Promise.all([choose(server, owner, businessId), choose(server, owner, businessId)]);
    const { meta } = await server.call(listPaymentsAccounts, { params, query: {} }, owner);
    expect(meta.total).toBe(servedNetworks.length);
    const deletion = { ...secret, confirmName: 'My wallet' };
    const refused = await server.refusal(
      deleteWallet,
      { params: { id: owner.walletId }, body: deletion },
      owner,
    );
    expect(refused).toMatchObject({
      ...{ status: 409, code: 'WALLET_SETTLES_BUSINESS' },
      errors: [
        'This wallet receives the payments of Corner Shop. Archive it in the business settings first, then delete the wallet.',
      ],
    });
  });

  it('is one of the caller, activated and opened with the right password', async () => {
    const { server, owner, businessId, params } = await openShop();
    const bob = await signUpWithAccount(server, 'bob@example.com');
    const foreign = { walletId: bob.walletId, ...secret };
    expect(await server.refusal(settleBusiness, { params, body: foreign }, owner)).toMatchObject({
      status: 404,
    });
    const wrong = { walletId: owner.walletId, password: 'Wrong-Password-1', seedPhrase: null };
    expect(await server.refusal(settleBusiness, { params, body: wrong }, owner)).toMatchObject({
      code: 'WRONG_ENCRYPTION_KEY',
    });
    const none = await server.call(listPaymentsAccounts, { params, query: {} }, owner);
    expect(none.data).toEqual([]);
    const stranger = await signUpVerified(server, 'stranger@example.com');
    expect(
      await server.refusal(
        settleBusiness,
        { params: { businessId }, body: { walletId: owner.walletId, ...secret } },
        stranger,
      ),
    ).toMatchObject({ status: 404 });
  });

  it('R-PERM-02: is not chosen by an owner who is demoted while the password is checked', async () => {
    const { server, owner, businessId } = await openShop();
    const { actor, demote } = demotable(server, owner, businessId);
    const { signer } = server.context;
    const slow: typeof signer = {
      ...signer,
      unseal: async (...given) => {
        const unsealed = await signer.unseal(...given);
        await demote();
        return unsealed;
      },
    };
    const settling = {
      ...{ ...actor, walletId: owner.walletId },
      secret: { kind: 'password', password: cloudPassword },
    } as const;
    await expect(settle({ ...server.context, signer: slow }, settling)).rejects.toMatchObject({
      ...{ status: 403, code: 'PERMISSION_DENIED' },
    });
    const [business] = await server.context.db.select().from(businesses);
    expect(business).toMatchObject({ settlementWalletId: null, keyIndex: null });
  });

  it('gives two businesses other keys, also of two wallets with one phrase', async () => {
    const { server, owner, businessId } = await openShop();
    // Another person restored the same phrase.
    const twin = await openHolder(server, 'twin@example.com', 'LTC');
    const others = [
      [owner, await openBusiness(server, owner, 'Second')],
      [twin, await openBusiness(server, twin, 'Third')],
    ] as const;
    await choose(server, owner, businessId);
    await Promise.all(others.map(([person, id]) => choose(server, person, id)));
    const keys = [];
    for (const [person, id] of [[owner, businessId] as const, ...others]) {
      const { data } = await server.call(getRecoverySheet, { params: { businessId: id } }, person);
      keys.push(...data.keys.map(({ network, publicKey }) => `${network} ${publicKey}`));
    }
    expect(new Set(keys).size).toBe(3 * servedNetworks.length);
  });
});

describe('what a business accepts', () => {
  it('needs a settlement wallet, is versioned, and makes the business active', async () => {
    const { server, owner, businessId, params } = await openShop();
    const body = { version: 0, assets: [asset] };
    expect(await server.refusal(cryptocurrencySettings.put, { params, body }, owner)).toMatchObject(
      { status: 409, code: 'SETTLEMENT_MISSING' },
    );
    await choose(server, owner, businessId);
    const { data } = await server.call(cryptocurrencySettings.put, { params, body }, owner);
    expect(data).toEqual({ version: 1, assets: [asset] });
    expect(await server.refusal(cryptocurrencySettings.put, { params, body }, owner)).toMatchObject(
      { status: 409, code: 'STALE_VERSION' },
    );
    const tron = { ...asset, asset: 'USDT@TRX', addressMode: 'FRESH' as const };
    expect(
      await server.refusal(
        cryptocurrencySettings.put,
        { params, body: { version: 1, assets: [tron] } },
        owner,
      ),
    ).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });
});

describe('a save of what a business accepts', () => {
  it('R-PERM-02: is refused when its member was demoted since the call was admitted', async () => {
    const { server, owner, businessId } = await openShop();
    await choose(server, owner, businessId);
    const { actor, demote } = demotable(server, owner, businessId);
    await demote();
    await expect(
      saveAcceptedAssets(server.context, actor, { version: 0, assets: [asset] }),
    ).rejects.toMatchObject({ status: 403, code: 'PERMISSION_DENIED' });
  });

  it('answers prices without the zeros that its column adds, and keeps the version without a change', async () => {
    const { server, owner, businessId, params } = await openShop();
    await choose(server, owner, businessId);
    const priced = { ...asset, minPrice: toDecimal('5.50'), maxPrice: toDecimal('1000') };
    const body = { version: 0, assets: [priced] };
    const { data } = await server.call(cryptocurrencySettings.put, { params, body }, owner);
    expect(data.assets).toMatchObject([{ minPrice: '5.5', maxPrice: '1000' }]);
    const again = await server.call(cryptocurrencySettings.put, { params, body: data }, owner);
    expect(again.data).toEqual(data);
  });
});

describe('the accounts of a business', () => {
  it('are listed with what was paid, for the business and as one line of the wallet', async () => {
    const { server, owner, businessId, params } = await openShop();
    await choose(server, owner, businessId);
    for (const network of ['BTC', 'ETH'] as const) {
      const account = await paymentsAccount(server, businessId, network);
      const { address } = await server.context.db.transaction((tx) =>
        takeAddress(tx, server.context, { account, paymentId: `pay_${network}` }),
      );
      const amount = network === 'BTC' ? 50_000_000n : 10n ** 18n;
      await server.sandboxes[network].ledger.pay({ address, amount: toBaseUnits(amount) });
      await confirm(server, 64, network);
    }
    const { data } = await server.call(
      listPaymentsAccounts,
      { params, query: { network: 'ETH' } },
      owner,
    );
    expect(data.map(({ purpose, path }) => [purpose, path])).toEqual([
      ['PAYMENTS', "m/44'/60'/7000000'"],
      ['PURSE', "m/44'/60'/7000000'/0/16"],
    ]);
    expect(data[1]?.balances).toMatchObject([{ asset: 'ETH', spendable: '1.000000000000000000' }]);
    const { items } = await server.call(
      listSettlements,
      { params: { walletId: owner.walletId } },
      owner,
    );
    expect(items).toMatchObject([{ businessId, name: 'Corner Shop' }]);
    const of = (network: string) => items[0]?.accounts.find((each) => each.network === network);
    expect(of('BTC')?.balances).toMatchObject([{ asset: 'BTC', spendable: '0.50000000' }]);
    expect(of('ETH')?.balances).toEqual([]);
    expect(of('ETH')?.inPurses).toMatchObject([{ spendable: toDecimal('1.000000000000000000') }]);
  });
});
