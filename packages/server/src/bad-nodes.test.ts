import { getNetwork, toDecimal } from '@billfold/core';
import {
  createTransaction,
  getDepositAddress,
  getFees,
  listAccounts,
  listTransactions,
  register,
} from '@billfold/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wei } from '../test/ethereum-holder.ts';
import { type EvmNode, nodePassword, startEvmNode } from '../test/evm-node.ts';
import { balanceOf, placeOf, send, sendRequest, strangers } from '../test/funded.ts';
import { listenOnLoopback } from '../test/loopback.ts';
import { type MailServer, startMailServer } from '../test/mail-server.ts';
import { type Holder, registration, signUpWithAccount, vectorPhrase } from '../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../test/test-server.ts';
import { ChainFaultError } from './chains/chain.ts';
import type { NodeSettings } from './chains/node-settings.ts';
import type { ServerOptions } from './create-server.ts';
import { outbox, sendIntents } from './db/schema.ts';
import { StartError } from './platform/start-error.ts';
import { rebroadcastLost } from './sends/broadcast/rebroadcast-lost.ts';
import { type ChainWatch, watchChain } from './watcher/watch-chain.ts';

const network = 'ETH';
const { available } = getNetwork(network).confirmations;
/** The phrase, which is quick; the cloud password is slow on purpose. */
const secret = { password: null, seedPhrase: vectorPhrase };

async function createLiveServer(
  urls: NodeSettings['urls'],
  { smtp = null }: Partial<Pick<ServerOptions, 'smtp'>> = {},
): Promise<TestServer> {
  const prepared = await testServerOptions();
  const env = { ...prepared.options.env, chainMode: 'live' as const };
  const options = { ...prepared.options, env, smtp, nodes: { chain: 'regtest' as const, urls } };
  return createTestServer({}, { ...prepared, options });
}

describe('a node on another chain', () => {
  let close: () => Promise<void> = async () => {};
  afterEach(() => close());

  it.each(['BTC', 'LTC', 'ETH', 'BSC'] as const)('%s: ends the start with one line', async (of) => {
    const loopback = await listenOnLoopback(() => (request, response) => {
      request.resume();
      // Both in one: a chain id that is none of ours, as a first block that is none either.
      const isCore = getNetwork(of).model.family === 'utxo';
      response.end(JSON.stringify({ id: 1, result: isCore ? 'ab'.repeat(32) : '0x5' }));
    });
    close = loopback.close;
    const url = loopback.origin.replace('//', `//user:${nodePassword}@`);
    const refusal: unknown = await createLiveServer({ [of]: [url] }).catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(StartError);
    expect(String(refusal)).toMatch(new RegExp(`${of}_RPC_URL names a node with .+, not .+\\.$`));
    expect(String(refusal)).not.toMatch(new RegExp(`${nodePassword}|\n`));
  });
});

describe('a server whose node', () => {
  let node: EvmNode;
  let server: TestServer;
  let holder: Holder;
  let watch: ChainWatch;
  let mails: MailServer;
  beforeEach(async () => {
    node = await startEvmNode();
    mails = await startMailServer();
    const smtp = { url: mails.url, from: 'Billfold <no-reply@example.com>' };
    server = await createLiveServer({ ETH: [node.url] }, { smtp });
    holder = await signUpWithAccount(server, 'holder@example.com', network);
    watch = watchChain(server.context, network);
    const place = { params: placeOf(holder), query: {} };
    const { addressValue } = await server.call(getDepositAddress, place, holder);
    await watch.catchUp();
    node.fund(addressValue, wei('5'));
    await mine(available);
  });
  afterEach(async () => {
    await node.close();
    await mails.stop();
  });

  const mine = async (blocks: number) => {
    node.mine(blocks);
    await watch.catchUp();
  };
  const pay = (key = 'key-1') => send(server, holder, { ...secret, key });
  const received = () => node.received(strangers[network]);
  const readiness = async () => (await server.app.inject({ url: '/readyz' })).json().checks.ETH;
  const spendable = async () => wei((await balanceOf(server, holder)).available);
  const account = async () => {
    const request = { params: { walletId: holder.walletId }, query: {} };
    return (await server.call(listAccounts, request, holder)).items[0];
  };
  const statuses = async () => {
    const request = { params: { walletId: holder.walletId }, query: {} };
    const { items } = await server.call(listTransactions, request, holder);
    return items.filter(({ type }) => type === 'SENT').map(({ status }) => status);
  };
  const sendAgain = async () => {
    server.clock.advance(10_001);
    await rebroadcastLost(server.context, network);
    await server.outbox.drain();
  };
  const expectRefusals = async () => {
    const down = { status: 503, code: 'CHAIN_UNAVAILABLE' };
    const query = {
      amount: toDecimal('1'),
      toAddress: strangers[network],
      feeRate: 'Medium',
    } as const;
    const params = placeOf(holder);
    expect(await server.refusal(getFees, { params, query }, holder)).toMatchObject(down);
    const body = sendRequest({ ...secret, destinationAddress: strangers[network] });
    const key = { token: holder.token, idempotencyKey: 'key-1' };
    expect(await server.refusal(createTransaction, { params, body }, key)).toMatchObject(down);
    expect(await server.context.db.$count(sendIntents)).toBe(0);
  };

  describe('is dead', () => {
    it('answers 503 for what needs it and old balances for the rest, until it is back', async () => {
      node.behave({ away: 'all' });
      await expectRefusals();
      expect(await readiness()).toBe('down');
      await expect(watch.catchUp()).rejects.toThrow('cannot be reached');
      server.clock.advance(15_001);
      expect(await account()).toMatchObject({ nativeBalance: '5.000000000000000000', stale: true });
      node.behave({ away: [] });
      await watch.catchUp();
      expect(await account()).toMatchObject({
        nativeBalance: '5.000000000000000000',
        stale: false,
      });
      expect(await readiness()).toBe('ok');
      // The same key: nothing had been begun under it.
      expect(await pay()).toMatchObject({ status: 'PENDING' });
      await mine(1);
      expect(received()).toBe(wei('0.1'));
    });

    it('does not keep a server from starting', async () => {
      node.behave({ away: 'all' });
      const other = await createLiveServer({ ETH: [node.url] });
      expect((await other.app.inject({ url: '/readyz' })).json()).toMatchObject({
        checks: { database: 'ok', ETH: 'down' },
      });
    });

    it('when a send goes out gets the same bytes when it is back, once', async () => {
      node.behave({ away: ['eth_sendRawTransaction'] });
      expect(await pay()).toMatchObject({ status: 'PENDING' });
      expect(node.sent).toEqual([]);
      node.behave({ away: [] });
      await sendAgain();
      await mine(available);
      expect([received(), await statuses()]).toEqual([wei('0.1'), ['CONFIRMED']]);
    });

    it('just after it took a send is not sent another one', async () => {
      node.behave({ away: ['eth_getTransactionByHash'] });
      expect(await pay()).toMatchObject({ status: 'PENDING' });
      node.behave({ away: [] });
      await sendAgain();
      await mine(available);
      expect(new Set(node.sent).size).toBe(1);
      expect([received(), await statuses()]).toEqual([wei('0.1'), ['CONFIRMED']]);
    });
  });

  // More jobs of a lane than it has workers, and no answer ever comes.
  const jobs = [1, 2, 3, 4, 5, 6];
  const workersPerLane = 4;
  /** Each from an address of its own: a network address may sign up three times a minute. */
  const signUpAs = (email: string, at: number) =>
    server.call(register, { body: registration(email) }, { ip: `198.51.100.${at}` });

  describe('hangs', () => {
    it('delays no sign-up mail: it leaves before any call to the node has ended', async () => {
      node.behave({ away: ['eth_sendRawTransaction'] });
      for (const at of jobs) await pay(`${at}`);
      node.behave({ away: [], hangs: ['eth_sendRawTransaction'] });
      server.clock.advance(10_001);
      server.start();
      await expect.poll(() => node.hanging).toBe(workersPerLane);
      await signUpAs('new@example.com', 1);
      const isThere = () => mails.received.some((mail) => mail.includes('new@example.com'));
      await expect.poll(isThere).toBe(true);
      expect([node.hanging, node.sent]).toEqual([workersPerLane, []]);
      // The hanging calls end with the connection.
      await node.close();
      await server.stop();
    });
  });

  describe('answers while a mail server hangs', () => {
    it('gets the broadcasts before any mail has ended', async () => {
      node.behave({ away: ['eth_sendRawTransaction'] });
      await pay();
      node.behave({ away: [] });
      mails.hang();
      for (const at of jobs) await signUpAs(`${at}@example.com`, at);
      server.start();
      await expect.poll(() => mails.hanging).toBe(workersPerLane);
      expect(node.sent).toEqual([]);
      server.clock.advance(10_001);
      await expect.poll(() => node.sent.length).toBe(1);
      expect([mails.hanging, mails.received]).toEqual([workersPerLane, []]);
      await mails.stop();
      await server.stop();
    });
  });

  describe('comes back on another chain', () => {
    const comeBack = async (chainId: number) => {
      node.behave({ away: 'all' });
      await expect(watch.catchUp()).rejects.toThrow();
      node.behave({ away: [], chainId });
    };

    it('is asked nothing and sent nothing, until it is the right one again', async () => {
      await comeBack(1);
      await expectRefusals();
      expect(await readiness()).toBe('down');
      await expect(watch.catchUp()).rejects.toThrow(
        new ChainFaultError('The node of ETH has chain id 1 in place of chain id 31337.'),
      );
      await comeBack(31_337);
      await pay();
      await mine(1);
      expect(received()).toBe(wei('0.1'));
    });

    it('does not get what waits for it', async () => {
      node.behave({ away: ['eth_sendRawTransaction'] });
      await pay();
      await comeBack(1);
      await sendAgain();
      expect([node.sent, await statuses()]).toEqual([[], ['PENDING']]);
    });
  });

  describe('lies', () => {
    it('about the hash of a send gets the same bytes again, and the recipient one payment', async () => {
      node.behave({ namesOther: true });
      const { hash } = await pay();
      expect(await statuses()).toEqual(['PENDING']);
      expect(await server.context.db.select().from(outbox)).toContainEqual(
        expect.objectContaining({ kind: 'broadcast', doneAt: null }),
      );
      node.behave({ namesOther: false });
      await sendAgain();
      expect(new Set(node.sent).size).toBe(1);
      await mine(available);
      expect([received(), await statuses()]).toEqual([wei('0.1'), ['CONFIRMED']]);
      expect((await server.context.chains.get(network).find(hash))?.place).toBe('block');
    });

    it('about what a block holds has none of it booked', async () => {
      await pay();
      node.behave({ holdsReceipts: true });
      await expect(mine(1)).rejects.toBeInstanceOf(ChainFaultError);
      expect(await statuses()).toEqual(['PENDING']);
      node.behave({ holdsReceipts: false });
      await mine(available - 1);
      expect(await statuses()).toEqual(['CONFIRMED']);
    });
  });

  describe('accepts and never mines', () => {
    it('a send that it forgot gets it again every ten seconds, always the same bytes', async () => {
      node.behave({ forgets: true });
      const before = await spendable();
      await pay();
      for (const _ of [1, 2, 3]) {
        await sendAgain();
        await watch.catchUp();
      }
      expect([node.sent.length, new Set(node.sent).size]).toEqual([4, 1]);
      expect(await statuses()).toEqual(['PENDING']);
      // It may still be mined: what it takes is spent, and the next send stands behind it.
      expect(await spendable()).toBeLessThan(before - wei('0.1'));
      await pay('key-2');
      node.behave({ forgets: false });
      await sendAgain();
      await mine(available);
      expect(new Set(node.sent).size).toBe(2);
      expect([received(), await statuses()]).toEqual([wei('0.2'), ['CONFIRMED', 'CONFIRMED']]);
    });

    it('a send that it keeps leaves it waiting, and nothing is sent a second time', async () => {
      await pay();
      node.behave({ away: [] });
      for (const _ of [1, 2, 3]) await sendAgain();
      expect([node.sent.length, await statuses()]).toEqual([1, ['PENDING']]);
    });
  });
});
