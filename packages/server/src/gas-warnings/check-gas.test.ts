import { toDecimal } from '@billfold/core';
import {
  createTransaction,
  type NotificationsSettings,
  notificationsSettings,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { paymentsAccount } from '../../test/business.ts';
import { sendRequest, strangers } from '../../test/funded.ts';
import { mailsTo } from '../../test/people.ts';
import { type SweptShop, sweptShop } from '../../test/sweeps.ts';
import { businesses, users } from '../db/schema.ts';
import { checkGas } from './check-gas.ts';

const owner = 'shop@example.com';

/** Checks as two processes do at one time. */
async function check({ server, network }: SweptShop): Promise<void> {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const one = () => checkGas(server.context, { network, onError });
  await Promise.all([one(), one()]);
  expect(errors).toEqual([]);
}

async function warnings({ server }: SweptShop, to = owner) {
  const mails = await mailsTo(server.context.db, to);
  return mails.filter(({ text }) => /token transfer|Token-Überweisung/.test(text));
}

async function choose(
  { server, shop }: SweptShop,
  changes: Partial<NotificationsSettings>,
): Promise<void> {
  const params = { businessId: shop.businessId };
  const { data } = await server.call(notificationsSettings.get, { params }, shop.owner);
  const body = { ...data, ...changes };
  await server.call(notificationsSettings.put, { params, body }, shop.owner);
}

/** Sends coins of the settlement account away, and waits for their block. */
async function spend(swept: SweptShop, amount: string): Promise<void> {
  const { server, shop, network, mine } = swept;
  const account = await paymentsAccount(server, shop.businessId, network);
  const params = { walletId: account.walletId, accountId: account.id };
  const destinationAddress = strangers[network];
  const body = sendRequest({ amount: toDecimal(amount), destinationAddress });
  const caller = { ...shop.owner, idempotencyKey: amount };
  await server.call(createTransaction, { params, body }, caller);
  await server.outbox.drain();
  await mine(12);
}

async function refill(swept: SweptShop, amount: string): Promise<void> {
  await swept.pay(swept.to, amount, null);
  await swept.mine(1);
  await swept.mine(12);
}

it('a business with tokens and no coins for their fees is warned once, until the next fall', async () => {
  const swept = await sweptShop('USDT@ETH', { count: 1 });
  await check(swept);
  await check(swept);
  const [first, ...more] = await warnings(swept);
  expect(more).toEqual([]);
  expect(first?.subject).toBe('Test: Corner Shop is low on ETH for network fees');
  expect(first?.text).toContain('Corner Shop has 0.00000000 ETH on Ethereum left');
  expect(first?.text).toContain("That doesn't pay for a token transfer.");
  expect(first?.text).toMatch(/costs up to 0\.\d*[1-9]\d* ETH\./);
  expect(first?.text).toContain(`Send ETH to ${swept.to}.`);
  await refill(swept, '1');
  await check(swept);
  expect(await warnings(swept)).toHaveLength(1);
  await spend(swept, '0.999');
  await check(swept);
  await check(swept);
  expect(await warnings(swept)).toHaveLength(2);
});

it('coins on their way to the account are a refill', async () => {
  const swept = await sweptShop('USDT@ETH', { count: 1 });
  await swept.pay(swept.to, '1', null);
  await swept.mine(0);
  await check(swept);
  expect(await warnings(swept)).toEqual([]);
});

it('a business without tokens on a network is not warned about it', async () => {
  const swept = await sweptShop('USDT@ETH', { count: 0 });
  await check(swept);
  expect(await warnings(swept)).toEqual([]);
});

it('a business that turned warnings off is warned of what is low when it turns them on again', async () => {
  const swept = await sweptShop('USDT@ETH', { count: 1 });
  await choose(swept, { warnsOfLowGas: false });
  await check(swept);
  expect(await warnings(swept)).toEqual([]);
  await choose(swept, { warnsOfLowGas: true });
  await check(swept);
  await choose(swept, { warnsOfLowGas: false });
  await check(swept);
  await choose(swept, { warnsOfLowGas: true });
  await check(swept);
  expect(await warnings(swept)).toHaveLength(2);
});

it('each reader is warned in their language', async () => {
  const swept = await sweptShop('USDT@TRX', { count: 1 });
  const { db } = swept.server.context;
  await db.update(users).set({ locale: 'de' }).where(eq(users.email, owner));
  await choose(swept, { recipients: [owner, 'books@example.com'] });
  await check(swept);
  expect(await warnings(swept)).toMatchObject([
    { subject: 'Test: Corner Shop hat wenig TRX für Netzwerkgebühren' },
  ]);
  expect(await warnings(swept, 'books@example.com')).toMatchObject([
    { subject: 'Test: Corner Shop is low on TRX for network fees' },
  ]);
});

it('a business that is not active is not warned', async () => {
  const swept = await sweptShop('USDT@ETH', { count: 1 });
  await swept.server.context.db.update(businesses).set({ status: 'SUSPENDED' });
  await check(swept);
  expect(await warnings(swept)).toEqual([]);
});
