import { toDecimal } from '@billfold/core';
import { getDepositAddress } from '@billfold/core/contract';
import { getKeyring } from '@billfold/keyring';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOf, send, strangers } from '../../../test/funded.ts';
import { type Holder, signUpWithAccount, vectorPhrase } from '../../../test/people.ts';
import { type SolanaHttpNode, startSolanaHttpNode } from '../../../test/solana-http-node.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../../test/test-server.ts';
import { sendIntents } from '../../db/schema.ts';
import { rescanIfWanted } from '../../watcher/rescan-if-wanted.ts';
import { watchChain } from '../../watcher/watch-chain.ts';

const network = 'SOL';

describe('a quote of a send from a Solana node', () => {
  let node: SolanaHttpNode;
  let server: TestServer;
  let holder: Holder;
  let calls: { readonly method: string; readonly params: readonly unknown[] }[];
  beforeEach(async () => {
    node = await startSolanaHttpNode();
    const prepared = await testServerOptions();
    const env = { ...prepared.options.env, chainMode: 'live' as const };
    const nodes = { chain: 'regtest' as const, urls: { SOL: [node.url] as const } };
    server = await createTestServer(
      {},
      { ...prepared, options: { ...prepared.options, env, nodes } },
    );
    holder = await signUpWithAccount(server, 'holder@example.com', network);
    const place = { params: placeOf(holder), query: {} };
    const { addressValue } = await server.call(getDepositAddress, place, holder);
    const watch = watchChain(server.context, network);
    await watch.catchUp();
    await node.fund(addressValue, 10n ** 9n);
    await node.mine(60);
    await watch.catchUp();
    await rescanIfWanted(server.context, network);
    calls = [];
    node.intercept(async ({ method, params, answer }) => {
      calls.push({ method, params });
      return answer();
    });
  });
  afterEach(() => node.close());

  const pay = () =>
    send(server, holder, {
      ...{ password: null, seedPhrase: vectorPhrase, amount: toDecimal('0.1') },
      destinationAddress: strangers[network],
    });
  const blockhash = () => {
    const raw = calls.find(({ method }) => method === 'sendTransaction')?.params[0];
    const transfer = getKeyring('SOL', 'regtest').decodeTransfer(Buffer.from(`${raw}`, 'base64'));
    return transfer.blockhash;
  };
  const lastHeight = async () => {
    const [intent] = await server.context.db.select().from(sendIntents);
    return intent?.lastHeight;
  };

  it('asks for no block, and names the newest final one', async () => {
    await pay();
    await server.outbox.drain();
    const methods = calls.map(({ method }) => method);
    expect(methods.filter((method) => /^getBlock(?!Height$)|^getSlot$/.test(method))).toEqual([]);
    expect(methods).toContain('getLatestBlockhash');
    const { height } = node.cluster.head();
    expect(blockhash()).toBe(node.cluster.blocks()[height - 32]?.hash);
    expect(await lastHeight()).toBe(height + 150);
  });

  it('keeps the send open for as long as the block that it names, where the head is told too low', async () => {
    await node.mine(100);
    node.intercept(async ({ method, answer }) => (method === 'getBlockHeight' ? 3 : answer()));
    await pay();
    expect(await lastHeight()).toBe(node.cluster.head().height - 32 + 150);
  });
});
