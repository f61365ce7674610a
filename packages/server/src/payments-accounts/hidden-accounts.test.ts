import { randomUUID } from 'node:crypto';
import { getNetwork, parseAmount } from '@billfold/core';
import { notificationsSettings } from '@billfold/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { askCall } from '../../test/ask-call.ts';
import { paymentsAccount, settledBusiness } from '../../test/business.ts';
import { confirm, deposit } from '../../test/funded.ts';
import { type Ids, idsOf } from '../../test/owned-things.ts';
import { type Holder, mailsTo, signUpWithAccount } from '../../test/people.ts';
import { servedCalls } from '../../test/served-calls.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { takeAddress } from './take-address.ts';

/** Calls that the owner sends from a payments account with. */
const sending = [/\/(token-)?fees\//, /\/intents$/, /\/(token-)?transactions\/accounts\//];

async function openWorld() {
  const prepared = await testServerOptions();
  const { options } = prepared;
  const env = { ...options.env, rateLimits: false };
  const server = await createTestServer({}, { ...prepared, options: { ...options, env } });
  const holder = await signUpWithAccount(server, 'owner@example.com');
  await deposit(server, holder, '0.5');
  await confirm(server, getNetwork('BTC').confirmations.available);
  return { server, holder, ids: await idsOf(server, holder), calls: servedCalls(server) };
}
type World = Awaited<ReturnType<typeof openWorld>>;

/**
 * Answers to every call that shows the owner something, by name, but for the one line of the business;
 * without what each block changes.
 */
async function readEverything({ server, holder, ids, calls }: World) {
  const shown = calls.filter(
    ({ method, isStream, path }) =>
      method === 'GET' &&
      !isStream &&
      !/\/(sandbox|dash|exports)\/|\/(settlements|platform)$/.test(path),
  );
  const answers: Record<string, string> = {};
  for (const call of shown) {
    const authorization = `Bearer ${holder.token}`;
    const { status, body } = await askCall(server, call, { ids, authorization });
    answers[call.name] = `${status} ${body.replaceAll(/"confirmations":\d+|,\d+,(?=\s)/g, '')}`;
  }
  return answers;
}

async function pay(server: TestServer, businessId: number, network: ServedNetwork, count: number) {
  const account = await paymentsAccount(server, businessId, network);
  const places = [];
  for (let at = 0; at < count; at += 1) {
    const place = await server.context.db.transaction((tx) =>
      takeAddress(tx, server.context, { account, paymentId: `pay_${network}_${at}` }),
    );
    const amount = parseAmount('0.25', getNetwork(network).decimals);
    await server.sandboxes[network].ledger.pay({ address: place.address, amount });
    places.push(place);
  }
  await confirm(server, getNetwork(network).confirmations.final, network);
  return places;
}

/** Turns off what a business tells about its own payments: no account of the owner is concerned. */
async function turnEmailsOff(server: TestServer, businessId: number, holder: Holder) {
  const params = { businessId };
  const { data } = await server.call(notificationsSettings.get, { params }, holder);
  const rules = data.rules.map((rule) => ({ ...rule, byEmail: false }));
  await server.call(notificationsSettings.put, { params, body: { ...data, rules } }, holder);
}

describe('accounts that receive payments', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  const mails = (holder: Holder) => mailsTo(world.server.context.db, holder.user.email);

  it('are in no answer to their owner, and change none, after 50 payments', async () => {
    const { server, holder } = world;
    await server.outbox.drain();
    // The first look takes an address and notes the use of the wallet.
    await readEverything(world);
    const before = await readEverything(world);
    const mailed = (await mails(holder)).length;
    const businessId = await settledBusiness(server, holder);
    await turnEmailsOff(server, businessId, holder);
    const places = [
      ...(await pay(server, businessId, 'BTC', 25)),
      ...(await pay(server, businessId, 'ETH', 25)),
    ];
    await server.outbox.drain();
    expect(await readEverything(world)).toEqual(before);
    expect(await mails(holder)).toHaveLength(mailed);
    const all = Object.values(await readEverything(world)).join();
    for (const { address, accountId } of places) {
      expect(all).not.toContain(address);
      expect(all).not.toContain(accountId);
    }
  });

  it('are missing to every call but those that send', async () => {
    const { server, holder, calls, ids } = world;
    const businessId = await settledBusiness(server, holder);
    const payments = await paymentsAccount(server, businessId, 'ETH');
    const [purse] = await pay(server, businessId, 'ETH', 1);
    const authorization = `Bearer ${holder.token}`;
    const ask = (call: (typeof calls)[number], accountId: string) => {
      const asked: Ids = { ...ids, accountId };
      return askCall(server, call, { ids: asked, authorization });
    };
    const named = calls.filter(
      ({ path }) => path.includes('{accountId}') && !sending.some((each) => each.test(path)),
    );
    expect(named.length).toBeGreaterThan(5);
    for (const call of named) {
      const missing = await ask(call, randomUUID());
      expect(missing.status, call.name).toBe(404);
      for (const id of [payments.id, purse?.accountId ?? ''])
        expect(await ask(call, id), call.name).toEqual(missing);
    }
  });
});
