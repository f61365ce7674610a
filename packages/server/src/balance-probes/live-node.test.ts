import { getNetwork, tokensOf } from '@billfold/core';
import { getDepositAddress, listTransactions } from '@billfold/core/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wei } from '../../test/ethereum-holder.ts';
import { type EvmNode, startEvmNode } from '../../test/evm-node.ts';
import { balanceOf, placeOf, send } from '../../test/funded.ts';
import { type Holder, signUpWithAccount, vectorPhrase } from '../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { bookDrifts } from '../db/schema.ts';
import { rescanIfWanted } from '../watcher/rescan-if-wanted.ts';
import { watchChain } from '../watcher/watch-chain.ts';
import { createProber } from './create-prober.ts';

const network = 'ETH';
const { final } = getNetwork(network).confirmations;
/** The phrase, which is quick; the cloud password is slow on purpose. */
const secret = { password: null, seedPhrase: vectorPhrase };

const local = { host: '127.0.0.1:4400' };

let node: EvmNode;
let server: TestServer;
let holder: Holder;
let address: string;

beforeEach(async () => {
  node = await startEvmNode();
  const { options, clock } = await testServerOptions();
  const env = { ...options.env, chainMode: 'live' as const, publicUrl: null };
  const nodes = { chain: 'regtest' as const, urls: { ETH: [node.url] as const } };
  server = await createTestServer({}, { options: { ...options, env, nodes }, clock });
  holder = await signUpWithAccount(server, 'holder@example.com', network);
  const place = { params: placeOf(holder), query: {} };
  address = (await server.call(getDepositAddress, place, holder)).addressValue;
  node.fund(address, wei('5'));
  await mine(final);
});
afterEach(() => node.close());

async function mine(blocks: number) {
  node.mine(blocks);
  const watch = watchChain(server.context, network);
  await watch.catchUp();
  await rescanIfWanted(server.context, network);
}

/** A look that finds a difference, and the one that confirms it at the next block. */
async function probe() {
  await look();
  await mine(1);
  await look();
}

async function look() {
  server.clock.advance(600_000);
  await createProber(server.context, network, { onFinding: () => {} })?.probe();
}

async function unlisted() {
  const request = { params: { walletId: holder.walletId }, query: {} };
  const { items } = await server.call(listTransactions, request, holder);
  return items.filter(({ hash }) => hash === null).map(({ value }) => value);
}

it('finds on a node what a contract paid, in addition to what was sent and what was there at the import', async () => {
  await send(server, holder, { ...secret });
  await server.outbox.drain();
  await mine(final);
  await probe();
  expect(await unlisted()).toEqual([]);
  expect(await server.context.db.select().from(bookDrifts)).toEqual([]);
  node.payByContract(address, wei('2'));
  await mine(final);
  await probe();
  await probe();
  expect(await unlisted()).toEqual(['2.000000000000000000']);
  expect(Number((await balanceOf(server, holder)).available)).toBeGreaterThan(6.8);
});

it('books nothing while the node is away, and goes on when it is back', async () => {
  node.payByContract(address, wei('2'));
  await mine(final);
  node.behave({ away: ['eth_call'] });
  await expect(probe()).rejects.toThrow('cannot be reached');
  expect(await unlisted()).toEqual([]);
  node.behave({ away: [] });
  server.clock.advance(3_600_000);
  await mine(1);
  await probe();
  expect(await unlisted()).toEqual(['2.000000000000000000']);
});

it('asks for all balances of an address in one call', async () => {
  const before = node.requests.length;
  await look();
  expect(node.requests.slice(before)).toEqual([['eth_call']]);
});

it('asks for all balances of an address in one request where the node runs no code', async () => {
  node.behave({ runsNoCode: true });
  const before = node.requests.length;
  await look();
  const requests = node.requests.slice(before);
  const batches = requests.filter(({ length }) => length > 1);
  const calls = ['eth_getBalance', ...tokensOf(network).map(() => 'eth_call')];
  expect(batches).toEqual([calls]);
  expect(requests.length - batches.length).toBe(4);
});

it('gets each call by itself where the node refuses batches, and shows it as a metric', async () => {
  const figure = async () => {
    const { body } = await server.app.inject({ url: '/metrics', headers: local });
    return /billfold_node_refuses_batches\{network="ETH"\} (\d)/.exec(body)?.[1];
  };
  node.payByContract(address, wei('2'));
  await mine(final);
  expect(await figure()).toBe('0');
  node.behave({ refusesBatches: true, runsNoCode: true });
  await probe();
  expect(await unlisted()).toEqual(['2.000000000000000000']);
  expect(await figure()).toBe('1');
  node.behave({ refusesBatches: false });
  server.clock.advance(600_000);
  const before = node.requests.length;
  await look();
  expect(await figure()).toBe('0');
  expect(node.requests.slice(before).some(({ length }) => length > 1)).toBe(true);
});
