import { getReplacement, listCollectable, replaceTransaction } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findAnvil } from '../../test/anvil.ts';
import { cloudPassword } from '../../test/people.ts';
import {
  type AnvilShop,
  type AnvilShopOptions,
  anvilShop,
  held,
  settledBlocks,
} from '../../test/swept-on-anvil.ts';
import { sendIntents, transactions, transfersOut } from '../db/schema.ts';

const anvil = findAnvil();
if (anvil === null) process.stdout.write('Skipped: anvil has no program here.\n');

const hexOf = (bytes: Uint8Array | null | undefined) =>
  `0x${Buffer.from(bytes ?? new Uint8Array()).toString('hex')}`;

describe.runIf(anvil !== null)('a sweep of many addresses together', () => {
  let shop: AnvilShop;
  afterEach(() => {
    vi.restoreAllMocks();
    return shop.stop();
  });

  const openDeployed = async (count: number, options?: AnvilShopOptions) => {
    shop = await anvilShop(anvil ?? '', count, options);
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
  /** What the books say that an account received or sent of the token by one transaction. */
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
    vi.spyOn(chain, 'simulateTransfer').mockResolvedValue({ work: 60_000n });
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
});
