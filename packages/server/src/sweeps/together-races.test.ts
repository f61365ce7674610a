import { parseAmount, toDecimal } from '@billfold/core';
import {
  createSweep,
  createTokenTransaction,
  getReplacement,
  listCollectable,
  replaceTransaction,
  resumeSweep,
} from '@billfold/core/contract';
import { getSweeps } from '@billfold/keyring';
import { and, eq, inArray } from 'drizzle-orm';
import { type Hex, parseTransaction } from 'viem';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { findAnvil } from '../../test/anvil.ts';
import { settle as chooseWallet, paymentsAccount } from '../../test/business.ts';
import { fixedRates } from '../../test/fixed-rates.ts';
import { strangers } from '../../test/funded.ts';
import { cloudPassword } from '../../test/people.ts';
import { secret } from '../../test/refunds.ts';
import { acceptAsset, askToBePaid, shopKey } from '../../test/shop.ts';
import {
  type AnvilPurse,
  type AnvilShop,
  anvilShop,
  held,
  settledBlocks,
} from '../../test/swept-on-anvil.ts';
import { countWaiting } from '../../test/waiting.ts';
import { isOnPostgres } from '../../test/worker-database.ts';
import {
  accounts,
  addressStock,
  businesses,
  installation,
  payments,
  sendIntents,
  transactions,
  transferParts,
  transfersOut,
} from '../db/schema.ts';
import { loadSpendingAccount } from '../families/load-spending-account.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { raiseAddressFloor } from '../payments-accounts/raise-address-floor.ts';
import { holdKept, takeAddress } from '../payments-accounts/take-address.ts';
import { countFunds } from '../payouts/count-funds.ts';
import { fewestToDeploy } from './quote-together.ts';

const anvil = findAnvil();
if (anvil === null) process.stdout.write('Skipped: anvil has no program here.\n');

const hexOf = (bytes: Uint8Array | null | undefined): Hex =>
  `0x${Buffer.from(bytes ?? new Uint8Array()).toString('hex')}`;

describe.runIf(anvil !== null)('a sweep of many addresses together', () => {
  let shop: AnvilShop;
  afterEach(() => {
    vi.restoreAllMocks();
    return shop.stop();
  });

  const openNew = async (count: number) => {
    shop = await anvilShop(anvil ?? '', count);
    return shop;
  };
  const openDeployed = async (count: number) => {
    await openNew(count);
    await shop.deploy();
    return shop;
  };
  /** Plans and signs; the transaction of all moves then waits for a block. */
  const begin = async () => {
    const plan = await shop.plan();
    await shop.create(plan);
    await shop.step();
    return plan;
  };
  const states = async (id: string) =>
    (await shop.get(id)).parts.map(({ state }) => state).toSorted();
  const intents = () => shop.server.context.db.select().from(sendIntents);
  /** Signs a cancellation of the newest send. */
  const cancel = async () => {
    const { owner, server } = shop;
    const intent = (await intents()).at(-1);
    const params = { walletId: intent?.walletId ?? '', transactionId: intent?.transactionId ?? '' };
    const caller = { ...owner, idempotencyKey: 'cancel' };
    const quote = await server.call(getReplacement, { params, query: { kind: 'CANCEL' } }, caller);
    const body = {
      ...{ kind: 'CANCEL' as const, fee: quote.fee, password: cloudPassword },
      ...{ seedPhrase: null, twoFactorCode: null },
    };
    await server.call(replaceTransaction, { params, body }, caller);
  };
  /** Loads the rows of the books that an account has of the token by one transaction. */
  const booked = async (accountId: string | undefined, hash: string | undefined) => {
    const isMeant = and(
      ...[eq(transactions.accountId, accountId ?? ''), eq(transactions.hash, hash ?? '')],
      eq(transactions.assetId, 'USDT@ETH'),
    );
    const rows = await shop.server.context.db.select().from(transactions).where(isMeant);
    return rows.map(({ valueUnits, endedAs }) => [valueUnits, endedAs]);
  };
  const collectable = async () => {
    const { businessId, owner, server } = shop;
    const { data } = await server.call(listCollectable, { params: { businessId } }, owner);
    return data.filter(({ asset }) => asset !== 'ETH').map(({ addresses }) => addresses);
  };

  it('gives an address back that was left out, although a cancellation was to replace it', async () => {
    const { purses, to } = await openDeployed(3);
    const plan = await begin();
    const [odd] = purses;
    const [swept] = await intents();
    await cancel();
    const cancellation = (await intents()).find(({ replaces }) => replaces === swept?.id);
    await shop.ask('anvil_dropTransaction', cancellation?.hash);
    await shop.setUnits(odd?.address ?? '', held - 1n);
    await shop.ask('eth_sendRawTransaction', hexOf(swept?.rawTransaction));
    await shop.mine(1);
    expect(await states(plan.id)).toEqual(['CONFIRMED', 'CONFIRMED', 'SENT']);
    await shop.mine(settledBlocks);
    expect(await shop.get(plan.id)).toMatchObject({ status: 'PARTIAL', needsSignature: true });
    expect(await states(plan.id)).toEqual(['CONFIRMED', 'CONFIRMED', 'FAILED']);
    const errors = (await shop.get(plan.id)).parts.map(({ error }) => error);
    expect(errors.filter((error) => error !== null)).toEqual(['NOT_MOVED']);
    await shop.setUnits(odd?.address ?? '', held);
    await shop.resume(plan.id);
    await shop.step();
    await shop.mine(1);
    expect((await shop.get(plan.id)).status).toBe('DONE');
    expect(await shop.unitsOf(to)).toBe(3n * held + 1n);
  });

  it('gives it back where a node had refused what was mined all the same', async () => {
    const { purses, server } = await openDeployed(3);
    const plan = await shop.plan();
    const chain = server.context.chains.get('ETH');
    let raw: Uint8Array | null = null;
    vi.spyOn(chain, 'broadcast').mockImplementationOnce(async (bytes) => {
      raw = bytes;
      return { outcome: 'rejected', reason: 'no', permanent: true };
    });
    await shop.create(plan);
    await shop.step();
    await shop.setUnits(purses[0]?.address ?? '', held - 1n);
    await shop.ask('eth_sendRawTransaction', hexOf(raw));
    await shop.mine(1);
    expect(await states(plan.id)).toEqual(['CONFIRMED', 'CONFIRMED', 'SENT']);
    await shop.mine(settledBlocks);
    expect(await states(plan.id)).toEqual(['CONFIRMED', 'CONFIRMED', 'FAILED']);
  });

  it('moves fewer addresses in another block than before, and more again', async () => {
    const { purses, to, server } = await openDeployed(3);
    const plan = await begin();
    const [odd] = purses;
    const [{ hash, accountId: mainId } = { hash: '', accountId: '' }] = await intents();
    const moveAgain = async (units: bigint) => {
      await shop.node.rollBack(1);
      await shop.setUnits(odd?.address ?? '', units);
      await shop.mine(1);
    };
    await shop.mine(1);
    expect(await states(plan.id)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
    expect(await booked(mainId, hash)).toEqual([[3n * held, null]]);
    await moveAgain(held - 1n);
    expect(await shop.unitsOf(to)).toBe(2n * held + 1n);
    expect(await states(plan.id)).toEqual(['CONFIRMED', 'CONFIRMED', 'SENT']);
    expect(await booked(mainId, hash)).toEqual([[2n * held, null]]);
    expect(await booked(odd?.accountId, hash)).toEqual([[held, 'FAILED']]);
    await moveAgain(held);
    expect(await states(plan.id)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
    expect(await booked(mainId, hash)).toEqual([[3n * held, null]]);
    expect(await booked(odd?.accountId, hash)).toEqual([[held, null]]);
    await moveAgain(held - 1n);
    await shop.mine(settledBlocks);
    expect(await states(plan.id)).toEqual(['CONFIRMED', 'CONFIRMED', 'FAILED']);
    expect(await collectable()).toEqual([1]);
    expect(await server.context.db.select().from(sendIntents)).toHaveLength(1);
  });

  it('leaves an address to the sweep that moves it now when it is signed again', async () => {
    const { server, to } = await openDeployed(3);
    const first = await shop.plan();
    await shop.create(first);
    await shop.setBaseFee(300n);
    await shop.step();
    expect(await states(first.id)).toEqual(['FAILED', 'FAILED', 'FAILED']);
    const second = await begin();
    // The node lets it be priced, as it may have no block of the other one yet.
    const chain = server.context.chains.get('ETH');
    Object.assign(chain, { simulateTransfer: async () => ({ work: 60_000n }) });
    const resumed = await shop.resume(first.id);
    expect(resumed.parts.map(({ state, error }) => `${state} ${error}`)).toEqual(
      Array.from({ length: 3 }, () => 'FAILED STATE_CONFLICT'),
    );
    await shop.step();
    await shop.ask('anvil_mine', 1);
    await shop.mine(settledBlocks);
    expect(await intents()).toHaveLength(1);
    expect((await shop.get(second.id)).status).toBe('DONE');
    expect(await shop.unitsOf(to)).toBe(3n * held + 1n);
  });

  it('leaves an address to another sweep that began while it waited to be signed', async () => {
    const { server } = await openDeployed(3);
    const first = await shop.plan();
    const second = await shop.plan();
    await shop.create(first);
    // The two began side by side.
    await server.context.db
      .update(transfersOut)
      .set({ status: 'SENDING' })
      .where(eq(transfersOut.id, second.id));
    await shop.step();
    const { parts } = await shop.get(first.id);
    expect(parts.map(({ error }) => error)).toEqual(Array.from(parts, () => 'STATE_CONFLICT'));
    expect(await intents()).toHaveLength(0);
  });

  const stockOf = async (purseId: string | undefined) => {
    const isMeant = eq(addressStock.purseId, purseId ?? '');
    const [row] = await shop.server.context.db.select().from(addressStock).where(isMeant);
    return row;
  };
  const lease = async (purseId: string | undefined, leasePaymentId: string | null) => {
    const { db } = shop.server.context;
    const change = { leasePaymentId, freeFrom: new Date(0) };
    await db
      .update(addressStock)
      .set(change)
      .where(eq(addressStock.purseId, purseId ?? ''));
  };

  it('leaves out an address that a payment got after the plan', async () => {
    const { purses, server, owner, businessId } = await openDeployed(3);
    const plan = await shop.plan();
    await shop.create(plan);
    const [leased] = purses;
    await acceptAsset(server, businessId, 'ETH');
    Object.assign(server.context, { rates: fixedRates('2000.00') });
    const payment = await askToBePaid(
      { server, businessId, owner, key: await shopKey(server, owner) },
      { method: 'ETH' },
    );
    await lease(leased?.accountId, payment.id);
    await shop.step();
    const { parts } = await shop.get(plan.id);
    expect(
      parts.flatMap(({ accountId, error }) => (error === null ? [] : [[accountId, error]])),
    ).toEqual([[leased?.accountId, 'STATE_CONFLICT']]);
    expect((await stockOf(leased?.accountId))?.isDelegated).toBe(false);
    // Named by what it carries out: the others may be signed again without it.
    const [first] = parts.filter(({ error }) => error === null);
    const [intent] = await intents();
    expect(intent?.idempotencyKey).toBe(`${plan.id}:${first?.n}:1`);
    await shop.mine(1);
    expect(await states(plan.id)).toEqual(['CONFIRMED', 'CONFIRMED', 'FAILED']);
  });

  it.runIf(isOnPostgres())('waits for a payment that is opened again at an address', async () => {
    const { purses, server, owner, businessId } = await openDeployed(3);
    const { db } = server.context;
    const plan = await shop.plan();
    await shop.create(plan);
    const [reopened] = purses;
    await acceptAsset(server, businessId, 'ETH');
    Object.assign(server.context, { rates: fixedRates('2000.00') });
    const merchant = { server, businessId, owner, key: await shopKey(server, owner) };
    const payment = await askToBePaid(merchant, { method: 'ETH' });
    await lease(reopened?.accountId, payment.id);
    await db.update(payments).set({ status: 'EXPIRED' }).where(eq(payments.id, payment.id));
    const { signing } = await db.transaction(async (tx) => {
      expect(await holdKept(tx, reopened?.accountId ?? '')).toBe(true);
      const begun = shop.step();
      const lock = 'from "address_stock"';
      await expect.poll(() => countWaiting(db, lock), { timeout: 10_000 }).toBe(1);
      await tx.update(payments).set({ status: 'PENDING' }).where(eq(payments.id, payment.id));
      return { signing: begun };
    });
    await signing;
    const { parts } = await shop.get(plan.id);
    expect(
      parts.flatMap(({ accountId, error }) => (error === null ? [] : [[accountId, error]])),
    ).toEqual([[reopened?.accountId, 'STATE_CONFLICT']]);
    expect((await stockOf(reopened?.accountId))?.isDelegated).toBe(false);
  });

  it.runIf(isOnPostgres())('has an address to itself while it is signed', async () => {
    const { purses, server, businessId } = await openDeployed(2);
    const { db } = server.context;
    const [purse] = purses;
    const plan = await shop.plan();
    await shop.create(plan);
    for (const { accountId } of purses) await lease(accountId, null);
    const account = await paymentsAccount(server, businessId, 'ETH');
    const { signing } = await db.transaction(async (tx) => {
      // The sweep, which is signed by then, waits for this to note that.
      await tx.select().from(transferParts).where(eq(transferParts.outId, plan.id)).for('update');
      const begun = shop.step();
      const note = 'update "transfer_parts"';
      await expect.poll(() => countWaiting(db, note), { timeout: 10_000 }).toBe(1);
      await db.transaction(async (other) => {
        expect(await holdKept(other, purse?.accountId ?? '')).toBe(false);
        const taking = { account, paymentId: 'pay_next' };
        const { address } = await takeAddress(other, server.context, taking);
        expect(purses.map((each) => each.address)).not.toContain(address);
      });
      return { signing: begun };
    });
    await signing;
    expect(await states(plan.id)).toEqual(['SENT', 'SENT']);
    const { context } = server;
    expect(await context.db.transaction((tx) => holdKept(tx, purse?.accountId ?? ''))).toBe(false);
  });

  it('gives an address that it is to move to no payment', async () => {
    const { purses, server, businessId } = await openDeployed(2);
    const plan = await shop.plan();
    await shop.create(plan);
    for (const { accountId } of purses) await lease(accountId, null);
    const { context } = server;
    const account = await paymentsAccount(server, businessId, 'ETH');
    const taken = await context.db.transaction((tx) =>
      takeAddress(tx, context, { account, paymentId: 'pay_next' }),
    );
    expect(purses.map(({ address }) => address)).not.toContain(taken.address);
  });

  /**
   * Cancels a sweep of two addresses, lets the first of them send something, and a stranger use its authorization under
   * that. Returns a look at the send.
   */
  const overtake = async (send: (purse: AnvilPurse, planId: string) => Promise<unknown>) => {
    const { server, purses } = await openDeployed(2);
    const [purse = { accountId: '', address: '' }] = purses;
    await shop.node.fund(purse.address, 10n ** 17n);
    await shop.mine(settledBlocks);
    const plan = await begin();
    const [swept] = await intents();
    const { authorizationList } = parseTransaction(hexOf(swept?.rawTransaction));
    await cancel();
    await shop.mine(settledBlocks);
    expect(await states(plan.id)).toEqual(['FAILED', 'FAILED']);
    await send(purse, plan.id);
    const isOut = ({ accountId }: { accountId: string }) => accountId === purse.accountId;
    const status = async () => (await intents()).find(isOut)?.status;
    await shop.ask('anvil_dropTransaction', (await intents()).find(isOut)?.hash);
    const [rich] = z.parse(z.array(z.string()), await shop.ask('eth_accounts'));
    const quantityOf = (value: number | bigint | undefined) => `0x${(value ?? 0).toString(16)}`;
    await shop.ask('eth_sendTransaction', {
      ...{ from: rich, to: rich, gas: '0x60000', type: '0x4' },
      authorizationList: authorizationList?.map(({ address, chainId, nonce, yParity, r, s }) => ({
        ...{ address, chainId: quantityOf(chainId), nonce: quantityOf(nonce) },
        ...{ yParity: quantityOf(yParity), r, s },
      })),
    });
    await shop.mine(1);
    const look = async () => {
      server.clock.advance(120_000);
      await shop.broadcastAgain();
      return status();
    };
    return { plan, look };
  };

  it('ends a move whose number a stranger used by an authorization of a cancelled sweep', async () => {
    const { plan, look } = await overtake(async (_, planId) => {
      Object.assign(shop.server.context, { collectsTogether: false });
      expect(await shop.resume(planId)).toMatchObject({ way: 'EACH' });
      await shop.step();
    });
    expect(await look(), 'its block may be taken back').toBe('BROADCAST');
    expect(await look(), 'its block may be taken back').toBe('BROADCAST');
    await shop.mine(settledBlocks);
    expect(await look(), 'a node may be wrong once').toBe('BROADCAST');
    expect(await look()).toBe('FAILED');
    for (let round = 0; round < 3; round += 1) {
      if ((await shop.get(plan.id)).needsSignature) await shop.resume(plan.id);
      await shop.step();
      await shop.mine(settledBlocks);
    }
    expect((await shop.get(plan.id)).status).toBe('DONE');
    expect(await shop.unitsOf(shop.to)).toBe(2n * held + 1n);
  });

  it('ends no send to anybody else, who could then be paid twice', async () => {
    const { look } = await overtake(async ({ accountId }) => {
      const walletId = await shop.walletId();
      const body = {
        ...{ tokenId: 'USDT@ETH', amount: toDecimal('1'), destinationAddress: strangers.ETH },
        ...{ password: cloudPassword, seedPhrase: null, twoFactorCode: null },
        ...{ sendingMax: false, acceptFee: true, gasPrice: null, gasLimit: '100000' },
      };
      const caller = { ...shop.owner, idempotencyKey: 'out' };
      const call = { params: { walletId, accountId }, body };
      await shop.server.call(createTokenTransaction, call, caller);
    });
    await shop.mine(settledBlocks);
    expect(await look()).toBe('BROADCAST');
    expect(await look()).toBe('BROADCAST');
    expect(await look()).toBe('BROADCAST');
  });

  it('pays once for a contract that a node does not show yet', async () => {
    const { server } = await openNew(fewestToDeploy);
    const plan = await begin();
    await shop.mine(1);
    await shop.setBaseFee(300n);
    await shop.step();
    const chain = server.context.chains.get('ETH');
    const load = chain.loadCodes;
    const hidden = vi.spyOn(chain, 'loadCodes').mockImplementation(async (addresses) => {
      const codes = (await load?.(addresses)) ?? [];
      return codes.map((each, at) => (at === 0 ? { ...each, code: '' } : each));
    });
    const resumed = await shop.resume(plan.id);
    expect(resumed.parts.filter(({ step }) => step === 'DEPLOY')).toHaveLength(1);
    await shop.step();
    expect(await intents()).toHaveLength(1);
    hidden.mockRestore();
    await shop.step();
    await shop.ask('anvil_mine', 1);
    await shop.watch();
    expect((await shop.get(plan.id)).status).toBe('DONE');
    expect(await intents()).toHaveLength(2);
  });

  it('pays for no contract that another sweep has paid for', async () => {
    const { server } = await openNew(fewestToDeploy);
    const { db } = server.context;
    const [first, second] = [await shop.plan(), await shop.plan()];
    // The other one has paid for it, and moves nothing any more.
    const isFirst = eq(transferParts.outId, first.id);
    await db.update(transfersOut).set({ status: 'SENDING' }).where(eq(transfersOut.id, first.id));
    await db.update(transferParts).set({ state: 'FAILED' }).where(isFirst);
    await db
      .update(transferParts)
      .set({ state: 'CONFIRMED', isFinal: true, hash: '0x01' })
      .where(and(isFirst, eq(transferParts.step, 'DEPLOY')));
    await shop.create(second);
    await shop.step();
    expect(new Set(await states(second.id))).toEqual(new Set(['PLANNED']));
    expect(await intents()).toHaveLength(0);
    // The node shows it at last.
    await shop.deploy();
    await shop.step();
    await shop.step();
    await shop.mine(1);
    expect((await shop.get(second.id)).status).toBe('DONE');
    expect(await intents()).toHaveLength(1);
  });

  it('waits for a node that hides what it needs once its contract is paid for', async () => {
    const { server } = await openNew(fewestToDeploy);
    const plan = await begin();
    await shop.mine(1);
    const hidden = vi.spyOn(server.context.chains.get('ETH'), 'loadCodes').mockResolvedValue(null);
    await shop.step();
    expect(new Set(await states(plan.id))).toEqual(new Set(['CONFIRMED', 'PLANNED']));
    hidden.mockRestore();
    await shop.step();
    expect(new Set(await states(plan.id))).toEqual(new Set(['CONFIRMED', 'SENT']));
  });

  it('keeps what its contract cost where a stranger deployed it first', async () => {
    await openNew(fewestToDeploy);
    const plan = await begin();
    const [late] = await intents();
    await shop.ask('anvil_dropTransaction', late?.hash);
    await shop.deploy();
    await shop.ask('eth_sendRawTransaction', hexOf(late?.rawTransaction));
    await shop.mine(settledBlocks);
    const failed = await shop.get(plan.id);
    expect(failed).toMatchObject({ status: 'FAILED', needsSignature: true });
    expect(parseAmount(failed.feePaid, 18)).toBeGreaterThan(0n);
    const resumed = await shop.resume(plan.id);
    expect(resumed.feePaid).toBe(failed.feePaid);
    await shop.step();
    await shop.mine(1);
    const done = await shop.get(plan.id);
    expect(done).toMatchObject({ status: 'DONE', needsSignature: false });
    expect(parseAmount(done.feePaid, 18)).toBeGreaterThan(parseAmount(failed.feePaid, 18));
    const call = { params: { businessId: shop.businessId, id: plan.id }, body: secret };
    expect(await shop.server.refusal(resumeSweep, call, shop.owner)).toMatchObject({
      ...{ status: 409, code: 'STATE_CONFLICT' },
    });
  });

  /** Gives a purse to a former settlement account of the same wallet. */
  const giveToFormer = async (purse: AnvilPurse | undefined) => {
    const { businessId, server } = shop;
    const { db, platform } = server.context;
    const { walletId, accountIndex } = await paymentsAccount(server, businessId, 'ETH');
    const parentId = platform.newId();
    const place = { walletId, network: 'ETH', accountIndex: accountIndex + 7 };
    const kind = { businessId, purpose: 'PAYMENTS' as const, name: 'Payments' };
    await db.insert(accounts).values({ id: parentId, ...place, ...kind, createdAt: new Date(0) });
    await db
      .update(accounts)
      .set({ parentId })
      .where(eq(accounts.id, purse?.accountId ?? ''));
  };

  it('leaves the addresses of a former settlement account to a sweep of their own', async () => {
    const { purses } = await openDeployed(3);
    await giveToFormer(purses[0]);
    const plan = await shop.plan();
    expect(plan).toMatchObject({ way: 'TOGETHER', addresses: 2, leftOut: { further: 1 } });
    await shop.create(plan);
    await shop.step();
    expect(await states(plan.id)).toEqual(['SENT', 'SENT']);
    expect(await shop.plan()).toMatchObject({ way: 'EACH', addresses: 1 });
  });

  it('is outdated where the settlement account is another one by then', async () => {
    const { purses } = await openDeployed(2);
    const plan = await shop.plan();
    await shop.create(plan);
    await giveToFormer(purses[0]);
    await shop.step();
    const { parts } = await shop.get(plan.id);
    expect(parts.map(({ error }) => error)).toEqual(['PLAN_OUTDATED', 'PLAN_OUTDATED']);
    expect(await shop.resume(plan.id)).toMatchObject({ way: 'EACH' });
  });

  it('goes on address by address where its settlement wallet was left and chosen again', async () => {
    const { server, owner, businessId } = await openDeployed(2);
    const plan = await shop.plan();
    await shop.create(plan);
    const { walletId } = await paymentsAccount(server, businessId, 'ETH');
    await server.context.db
      .update(businesses)
      .set({ settlementWalletId: null, settlementUserId: null, keyIndex: null })
      .where(eq(businesses.id, businessId));
    await chooseWallet(server, { ...owner, walletId }, businessId);
    await shop.step();
    const { parts } = await shop.get(plan.id);
    expect(parts.map(({ error }) => error)).toEqual(['PLAN_OUTDATED', 'PLAN_OUTDATED']);
    expect(await shop.resume(plan.id)).toMatchObject({ way: 'EACH' });
  });

  it('keeps no other sweep waiting when it cannot be signed', async () => {
    const { purses, server } = await openDeployed(4);
    const { db } = server.context;
    const isLast = inArray(
      transactions.accountId,
      purses.slice(2).map(({ accountId }) => accountId),
    );
    await db.update(transactions).set({ endedAs: 'DROPPED' }).where(isLast);
    const first = await shop.plan();
    await shop.create(first);
    await db.update(transactions).set({ endedAs: null }).where(isLast);
    const second = await shop.plan();
    await shop.create(second);
    const chain = server.context.chains.get('ETH');
    vi.spyOn(chain, 'loadCodes').mockRejectedValueOnce(new Error('broken'));
    await expect(shop.step()).rejects.toThrow('broken');
    expect(await states(first.id)).toEqual(['PLANNED', 'PLANNED']);
    expect(await states(second.id)).toEqual(['SENT', 'SENT']);
    await shop.step();
    expect(await states(first.id)).toEqual(['SENT', 'SENT']);
  });

  it('makes a plan outdated whose gas costs more, as its addresses run code by now', async () => {
    const { businessId, owner, purses, server } = await openDeployed(2);
    Object.assign(server.context, { collectsTogether: false });
    const { id: planId, way } = await shop.plan();
    expect(way).toBe('EACH');
    Object.assign(server.context, { collectsTogether: true });
    server.clock.advance(1_000);
    const other = await begin();
    await shop.mine(settledBlocks);
    expect((await shop.get(other.id)).status).toBe('DONE');
    for (const { address } of purses) await shop.give(address, held);
    await shop.mine(settledBlocks);
    const call = { params: { businessId }, body: { ...secret, planId } };
    expect(await server.refusal(createSweep, call, owner)).toMatchObject({
      ...{ status: 409, code: 'PLAN_OUTDATED' },
    });
  });

  it('claims its fee of what its settlement account can pay', async () => {
    const { businessId, owner, server } = await openDeployed(2);
    const { context } = server;
    const place = await paymentsAccount(server, businessId, 'ETH');
    const account = await loadSpendingAccount(context, owner.user.id, {
      ...{ walletId: place.walletId, accountId: place.id },
    });
    const free = () => countFunds(context.db, context, { account, asset: requireAsset('ETH') });
    const before = await free();
    const plan = await shop.plan();
    await shop.create(plan);
    expect((await free()).native).toBe(before.native - parseAmount(plan.fee, 18));
    await shop.step();
    expect((await free()).held).toBeLessThan(before.held);
  });

  it('deploys nothing where the contract that would do it is missing', async () => {
    const { to } = await openNew(fewestToDeploy);
    const { deployment } = getSweeps('ETH', 'regtest').getSweeper(to);
    await shop.ask('anvil_setCode', deployment.to, '0x');
    expect(await shop.plan()).toMatchObject({ way: 'EACH', deployment: null });
  });

  it('says of its contract that it can be cancelled, but not sped up', async () => {
    const { owner, server } = await openNew(fewestToDeploy);
    await begin();
    const [intent] = await intents();
    const params = { walletId: intent?.walletId ?? '', transactionId: intent?.transactionId ?? '' };
    const faster = { params, query: { kind: 'SPEED_UP' } };
    expect(await server.refusal(getReplacement, faster, owner)).toMatchObject({
      ...{ status: 409, code: 'NOT_REPLACEABLE' },
      errors: [expect.stringContaining('contract')],
    });
  });

  it('offers what it moves to no other sweep when the rest goes on address by address', async () => {
    const { purses, server } = await openDeployed(3);
    const { db } = server.context;
    const isOdd = eq(transactions.accountId, purses[0]?.accountId ?? '');
    const before = await db.select().from(transactions).where(isOdd);
    const plan = await shop.plan();
    await db.update(transactions).set({ endedAs: 'DROPPED' }).where(isOdd);
    await shop.create(plan);
    await shop.step();
    expect(await states(plan.id)).toEqual(['FAILED', 'SENT', 'SENT']);
    expect(before.map(({ endedAs }) => endedAs)).toEqual([null]);
    await db.update(transactions).set({ endedAs: null }).where(isOdd);
    Object.assign(server.context, { collectsTogether: false });
    expect(await shop.resume(plan.id)).toMatchObject({ way: 'EACH' });
    expect(await collectable()).toEqual([1]);
  });

  it('is seen in the blocks after a backup from before it was restored', async () => {
    const { purses, server } = await openDeployed(2);
    const { db } = server.context;
    const plan = await begin();
    await db.update(addressStock).set({ isDelegated: false });
    await shop.mine(1);
    expect((await shop.get(plan.id)).status).toBe('DONE');
    for (const { accountId } of purses)
      expect((await stockOf(accountId))?.isDelegated, accountId).toBe(true);
    for (const { accountId } of purses) await lease(accountId, null);
    await db.insert(installation).values({ chainMode: 'live', createdAt: new Date(0) });
    await raiseAddressFloor(db);
    for (const { accountId } of purses)
      expect((await stockOf(accountId))?.isDelegated, accountId).toBe(true);
  });

  it('brings enough gas to an address of which a restored database knows nothing', async () => {
    const { purses, to, server } = await openDeployed(2);
    await begin();
    await shop.mine(settledBlocks);
    const { db } = server.context;
    await db.delete(addressStock);
    Object.assign(server.context, { collectsTogether: false });
    await shop.give(purses[0]?.address ?? '', held);
    await shop.mine(settledBlocks);
    const next = await begin();
    for (let round = 0; round < 3; round += 1) {
      await shop.mine(settledBlocks);
      await shop.step();
    }
    await shop.mine(1);
    expect((await shop.get(next.id)).status).toBe('DONE');
    expect(await shop.unitsOf(to)).toBe(3n * held + 1n);
  });
});
