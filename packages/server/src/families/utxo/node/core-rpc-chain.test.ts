import { getNetwork } from '@billfold/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findLitecoind, type Litecoind, startLitecoind } from '../../../../test/litecoind.ts';
import type { ChainTransaction } from '../../../chains/chain.ts';
import { type Spender, waiting } from '../../../chains/chain-harness.conformance.ts';
import { servedNetworks } from '../../../chains/served-networks.ts';
import { describeChain } from '../../chain.conformance.ts';
import { createOutputSpender } from '../utxo-chain.conformance.ts';
import { checkCoreNode } from './check-core-node.ts';
import { createCoreRpcChain } from './create-core-rpc-chain.ts';
import { genesisHashes } from './genesis-hashes.ts';

const litecoind = findLitecoind();
if (litecoind === null)
  process.stdout.write('Skipped: litecoind is not here (apt-get install litecoind).\n');

it('knows the first blocks of all networks whose transactions spend outputs', () => {
  const family = servedNetworks.filter((each) => getNetwork(each).model.family === 'utxo');
  expect(Object.keys(genesisHashes)).toEqual(family);
});

describe.runIf(litecoind !== null)('a node of Litecoin', () => {
  let node: Litecoind;
  let spender: Spender;
  beforeAll(async () => {
    node = await startLitecoind(litecoind ?? '');
    spender = createOutputSpender(node.chain);
  });
  afterAll(() => node.stop());
  // What an earlier test has left waiting.
  beforeEach(() => node.mine(1));

  describeChain('litecoind', 'LTC', async () => node);

  const funded = async (): Promise<ChainTransaction> =>
    waiting(node.chain, await node.fund(spender.address, spender.amount));

  it('is ready on its own chain and on no other', async () => {
    const check = (chain: 'main' | 'test' | 'regtest', network: 'BTC' | 'LTC' = 'LTC') =>
      checkCoreNode(node.rpc, { network, chain });
    const { height } = await node.chain.head();
    expect(await check('regtest')).toMatchObject({ outcome: 'ready', head: { height } });
    expect(await check('main')).toMatchObject({ outcome: 'wrong-chain' });
    expect(await check('test')).toMatchObject({ outcome: 'wrong-chain' });
    expect(await check('regtest', 'BTC')).toMatchObject({ outcome: 'wrong-chain' });
  });

  it('gets the fallback for the fees that it cannot estimate', async () => {
    expect(await node.chain.fees()).toEqual({
      family: 'utxo',
      low: 2_000n,
      medium: 5_000n,
      high: 10_000n,
    });
  });

  it('is asked once for what waits', async () => {
    const asked: string[] = [];
    const rpc: typeof node.rpc = {
      call: (request) => {
        asked.push(request.method);
        return node.rpc.call(request);
      },
    };
    const chain = createCoreRpcChain({ network: 'LTC', chain: 'regtest', rpc, clock: Date });
    await funded();
    const first = await chain.mempool();
    expect(await chain.mempool()).toEqual(first);
    expect(asked).toEqual(['getrawmempool', 'getrawtransaction', 'getrawmempool']);
  });

  it('ends nothing by refusing a broken signature', async () => {
    const { raw } = spender.spend(await funded());
    const broken = raw.with(-10, (raw.at(-10) ?? 0) ^ 1);
    expect(await node.chain.broadcast(broken)).toMatchObject({
      outcome: 'rejected',
      permanent: false,
    });
  });

  it('may take a spend later that waits behind a better one', async () => {
    const deposit = await funded();
    const better = spender.spend(deposit, 'second');
    expect(await node.chain.broadcast(better.raw)).toEqual({ outcome: 'accepted' });
    expect(await node.chain.broadcast(spender.spend(deposit).raw)).toMatchObject({
      outcome: 'rejected',
      permanent: false,
    });
  });

  it('knows a mined transaction of whose outputs nothing is left', async () => {
    const first = spender.spend(await funded());
    await node.chain.broadcast(first.raw);
    const next = spender.spend(await waiting(node.chain, first.hash));
    expect(await node.chain.broadcast(next.raw)).toEqual({ outcome: 'accepted' });
    await node.mine(1);
    expect(await node.chain.broadcast(first.raw)).toEqual({ outcome: 'already-known' });
  });

  it('finds nothing in a block that was taken back once another spend waits', async () => {
    const deposit = await funded();
    await node.mine(1);
    const [first, second] = [spender.spend(deposit), spender.spend(deposit, 'second')];
    await node.chain.broadcast(first.raw);
    await node.mine(1);
    await node.rollBack(1);
    expect(await node.chain.find(first.hash)).toEqual({ place: 'mempool' });
    expect(await node.chain.broadcast(second.raw)).toEqual({ outcome: 'accepted' });
    expect(await node.chain.find(first.hash)).toBeNull();
    await node.mine(1);
    expect(await node.chain.find(second.hash)).toMatchObject({ place: 'block' });
  });
});

describe.runIf(litecoind !== null)('a node of Litecoin with extension blocks', () => {
  let node: Litecoind;
  beforeAll(async () => {
    node = await startLitecoind(litecoind ?? '', { hasExtensionBlocks: true });
  });
  afterAll(() => node.stop());

  it('shows what can be seen of transactions that go in and out of them', async () => {
    const ask = <T>(schema: z.ZodMiniType<T>, method: string, ...params: unknown[]) =>
      node.rpc.call({ method, params, schema });
    const { height } = await node.chain.head();
    // LIP-3: the rules begin with block 432 of a new test chain, which must have a deposit.
    await node.mine(431 - height);
    const hidden = await ask(z.string(), 'getnewaddress', '', 'mweb');
    const into = await ask(z.string(), 'sendtoaddress', hidden, '10');
    expect((await waiting(node.chain, into)).transfers.length).toBeGreaterThan(0);
    await node.mine(1);
    await ask(z.string(), 'sendtoaddress', hidden, '1');
    await node.mine(1);
    const { address } = createOutputSpender(node.chain);
    const deposit = await node.fund(address, 1_000_000n);
    expect((await waiting(node.chain, deposit)).transfers).toContainEqual(
      expect.objectContaining({ to: address }),
    );
    await node.mine(2);
    for (let at = 431; at <= (await node.chain.head()).height; at += 1)
      expect((await node.chain.blockAt(at))?.transactions.length).toBeGreaterThan(0);
    const inFirst = await node.chain.blockAt(432);
    expect(inFirst?.transactions.map(({ hash }) => hash)).toContain(into);
    expect(inFirst?.transactions.length).toBe(3);
  });
});
