import { toBaseUnits, toDecimal } from '@billfold/core';
import {
  cryptocurrencySettings,
  getRecoverySheet,
  getSettlement,
  listAudit,
  listBusinesses,
  listMembers,
  listPaymentsAccounts,
  listSettlements,
  removeMember,
  type SettlementTakeover,
  settleBusiness,
  transferBusiness,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openBusiness, paymentsAccount } from '../../test/business.ts';
import { confirm } from '../../test/funded.ts';
import {
  cloudPassword,
  type Holder,
  mailsTo,
  signUpWithAccount,
  stepUpWithPassword,
} from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { accounts, addresses, businessMembers } from '../db/schema.ts';
import { prepareNewPayment } from '../payments/create-payment.ts';
import { takeAddress } from './take-address.ts';

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

/** Opens a business of three owners, which is paid into the wallet of the first. */
async function openShop() {
  const server = await createTestServer();
  const ada = await signUpWithAccount(server, 'ada@example.com');
  const bob = await signUpWithAccount(server, 'bob@example.com');
  const cleo = await signUpWithAccount(server, 'cleo@example.com');
  const businessId = await openBusiness(server, ada);
  const params = { businessId };
  for (const { user } of [bob, cleo])
    await server.context.db.insert(businessMembers).values({
      ...{ businessId, userId: user.id, role: 'OWNER' },
      createdAt: new Date(server.clock.now()),
    });
  for (const person of [ada, bob, cleo]) await stepUpWithPassword(server, person);
  const requestOf = ({ walletId }: Holder, takesOver?: SettlementTakeover) => ({
    params,
    body: {
      ...{ walletId, password: cloudPassword, seedPhrase: null },
      ...(takesOver && { takesOver }),
    },
  });
  const settle = (holder: Holder, takesOver?: SettlementTakeover) =>
    server.call(settleBusiness, requestOf(holder, takesOver), holder);
  const refused = (holder: Holder, takesOver?: SettlementTakeover) =>
    server.refusal(settleBusiness, requestOf(holder, takesOver), holder);
  await settle(ada);
  const { version } = (await server.call(cryptocurrencySettings.get, { params }, ada)).data;
  const assets = { version, assets: [asset] };
  await server.call(cryptocurrencySettings.put, { params, body: assets }, ada);
  const newAddress = async (paymentId: string, network: ServedNetwork = 'BTC') => {
    const account = await paymentsAccount(server, businessId, network);
    const taken = await server.context.db.transaction((tx) =>
      takeAddress(tx, server.context, { account, paymentId }),
    );
    return { account, address: taken.address };
  };
  const roles = async (holder: Holder) =>
    Object.fromEntries(
      (await server.call(listMembers, { params }, holder)).data.map((each) => [
        each.email.split('@')[0],
        each.isSettlementOwner ? `${each.role} paid` : each.role,
      ]),
    );
  return { server, ada, bob, cleo, params, settle, refused, newAddress, roles };
}

describe('another owner takes the payments over', () => {
  it('with a wallet of their own, and removes the earlier owner in the same call', async () => {
    const { server, ada, bob, params, settle, newAddress, roles } = await openShop();
    const refusal = { params: { ...params, id: ada.user.id } };
    expect(await server.refusal(removeMember, refusal, bob)).toMatchObject({
      status: 409,
      code: 'SETTLEMENT_OWNER',
    });
    const before = await newAddress('pay_before');
    await settle(bob, { memberId: ada.user.id, becomes: null });
    expect(await roles(bob)).toEqual({ bob: 'OWNER paid', cleo: 'OWNER' });
    expect((await server.call(listBusinesses, {}, ada)).data).toEqual([]);
    const after = await newAddress('pay_after');
    expect(after.account.walletId).toBe(bob.walletId);
    expect(after.address).not.toBe(before.address);
    // Money for both addresses arrives, each in the wallet that the address belongs to.
    for (const [{ address }, amount] of [
      [before, 30_000_000n],
      [after, 50_000_000n],
    ] as const)
      await server.sandboxes.BTC.ledger.pay({ address, amount: toBaseUnits(amount) });
    await confirm(server, 6, 'BTC');
    for (const [holder, spendable] of [
      [ada, '0.30000000'],
      [bob, '0.50000000'],
    ] as const) {
      const path = { params: { walletId: holder.walletId } };
      const { items } = await server.call(listSettlements, path, holder);
      const btc = items[0]?.accounts.find(({ network }) => network === 'BTC');
      expect(btc?.balances).toMatchObject([{ asset: 'BTC', spendable }]);
    }
  });

  it('and gives them back, after which only accounts of the last choice are current', async () => {
    const { server, ada, bob, params, settle } = await openShop();
    const query = { network: 'BTC', purpose: 'PAYMENTS' } as const;
    const listed = async () =>
      (await server.call(listPaymentsAccounts, { params, query }, ada)).data.map(
        ({ walletId, isCurrent }) => `${walletId} ${isCurrent}`,
      );
    await settle(bob, { memberId: ada.user.id, becomes: 'OWNER' });
    expect((await listed()).sort()).toEqual(
      [`${ada.walletId} false`, `${bob.walletId} true`].sort(),
    );
    await settle(ada, { memberId: bob.user.id, becomes: 'OWNER' });
    expect((await listed()).sort()).toEqual(
      [`${ada.walletId} false`, `${bob.walletId} false`, `${ada.walletId} true`].sort(),
    );
    const { data: chosen } = await server.call(getSettlement, { params }, ada);
    expect(chosen?.networks.filter((network) => network === 'BTC')).toHaveLength(1);
  });

  it('and the earlier owner stays as an admin, which the audit log and a mail tell', async () => {
    const { server, ada, bob, cleo, params, settle, roles } = await openShop();
    await settle(bob, { memberId: ada.user.id, becomes: 'ADMIN' });
    expect(await roles(ada)).toEqual({ ada: 'ADMIN', bob: 'OWNER paid', cleo: 'OWNER' });
    const { data } = await server.call(listAudit, { params, query: {} }, bob);
    expect(
      data
        .slice(0, 2)
        .map(({ action }) => action)
        .sort(),
    ).toEqual(['member.role-changed', 'settlement.chosen']);
    const isTold = async ({ user }: Holder) =>
      (await mailsTo(server.context.db, user.email)).some(
        ({ subject }) => subject === 'Payments to Corner Shop go to another wallet',
      );
    expect(await Promise.all([ada, bob, cleo].map(isTold))).toEqual([true, false, true]);
  });

  it('for the assets that are accepted, with keys that no one had before, also back again', async () => {
    const { server, ada, bob, params, settle, newAddress } = await openShop();
    const first = await newAddress('pay_1');
    await settle(bob, { memberId: ada.user.id, becomes: 'OWNER' });
    const second = await newAddress('pay_2');
    await settle(ada, { memberId: bob.user.id, becomes: 'OWNER' });
    const third = await newAddress('pay_3');
    expect(new Set([first, second, third].map(({ address }) => address)).size).toBe(3);
    expect(third.account.walletId).toBe(ada.walletId);
    expect(third.account.accountIndex).not.toBe(first.account.accountIndex);
    const sheet = await server.call(getRecoverySheet, { params }, ada);
    const btc = sheet.data.keys.filter(({ network }) => network === 'BTC');
    expect(btc.map(({ path }) => path)).toContain(`m/84'/0'/${third.account.accountIndex}'`);
    const { data } = await server.call(cryptocurrencySettings.get, { params }, ada);
    expect(data.assets).toMatchObject([{ asset: 'BTC', isEnabled: true }]);
  });

  it('and a payment that was being created then is paid into the new wallet', async () => {
    const { server, ada, bob, params, settle } = await openShop();
    const { db } = server.context;
    const create = await prepareNewPayment(server.context, {
      ...{ ...params, livemode: false, actor: { kind: 'key', id: null, name: 'Shop' } },
      payment: { price: { amount: toDecimal('50.00'), currency: 'EUR' }, method: 'BTC' },
    });
    await settle(bob, { memberId: ada.user.id, becomes: null });
    const { data } = await db.transaction(create);
    const [paid] = await db
      .select({ walletId: accounts.walletId })
      .from(addresses)
      .innerJoin(accounts, eq(accounts.id, addresses.accountId))
      .where(eq(addresses.address, data.method?.address ?? ''));
    expect(paid).toEqual({ walletId: bob.walletId });
  });

  it('once of two owners who do so at the same time', async () => {
    const { ada, bob, cleo, settle, roles } = await openShop();
    const takesOver = { memberId: ada.user.id, becomes: 'ADMIN' } as const;
    const both = await Promise.allSettled([settle(bob, takesOver), settle(cleo, takesOver)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const failed = both.find((each) => each.status === 'rejected');
    expect(String(failed?.reason)).toContain('SETTLEMENT_CHANGED');
    const paid = Object.values(await roles(bob)).filter((role) => role === 'OWNER paid');
    expect(paid).toHaveLength(1);
  });

  it('who proved who they are, and is an owner', async () => {
    const { server, ada, bob, cleo, params, refused } = await openShop();
    const takesOver = { memberId: ada.user.id, becomes: 'ADMIN' } as const;
    server.clock.advance(16 * 60_000);
    expect(await refused(bob, takesOver)).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    await stepUpWithPassword(server, bob);
    expect(await refused(bob, { memberId: cleo.user.id, becomes: null })).toMatchObject({
      status: 409,
      code: 'SETTLEMENT_CHANGED',
    });
    expect(await refused(bob, { memberId: bob.user.id, becomes: null })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
    expect(await refused(bob)).toMatchObject({ status: 409, code: 'SETTLEMENT_CHOSEN' });
    const transfer = { params, body: { memberId: bob.user.id } };
    expect(await server.refusal(transferBusiness, transfer, ada)).toMatchObject({
      code: 'SETTLEMENT_OWNER',
    });
    await server.call(transferBusiness, { params, body: { memberId: bob.user.id } }, cleo);
    await stepUpWithPassword(server, cleo);
    expect(await refused(cleo, takesOver)).toMatchObject({
      status: 403,
      code: 'PERMISSION_DENIED',
    });
  });
});
