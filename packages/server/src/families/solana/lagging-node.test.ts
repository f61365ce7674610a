import { parseAmount, toDecimal } from '@billfold/core';
import { getDepositAddress, listTransactions } from '@billfold/core/contract';
import { address } from '@solana/kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, placeOf, send, strangers } from '../../../test/funded.ts';
import { type Holder, signUpWithAccount, vectorPhrase } from '../../../test/people.ts';
import { type SolanaHttpNode, startSolanaHttpNode } from '../../../test/solana-http-node.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../../test/test-server.ts';
import { rebroadcastLost } from '../../sends/broadcast/rebroadcast-lost.ts';
import { rescanIfWanted } from '../../watcher/rescan-if-wanted.ts';
import { type ChainWatch, watchChain } from '../../watcher/watch-chain.ts';

const network = 'SOL';
const stranger = strangers[network];
const secret = { password: null, seedPhrase: vectorPhrase };
const lags = () => ({ refusal: 'Transaction simulation failed: Blockhash not found' });

describe('an api and a worker whose Solana nodes lag', () => {
  let node: SolanaHttpNode;
  let api: TestServer;
  let worker: TestServer;
  let holder: Holder;
  let watch: ChainWatch;
  beforeEach(async () => {
    node = await startSolanaHttpNode();
    const prepared = await testServerOptions();
    const env = { ...prepared.options.env, chainMode: 'live' as const };
    const nodes = { chain: 'regtest' as const, urls: { SOL: [node.url] as const } };
    const options = { ...prepared.options, env, nodes, isOnlyProcess: false };
    const start = (role: 'api' | 'worker') =>
      createTestServer({}, { ...prepared, options: { ...options, role } });
    api = await start('api');
    worker = await start('worker');
    holder = await signUpWithAccount(api, 'holder@example.com', network);
    watch = watchChain(worker.context, network);
    const place = { params: placeOf(holder), query: {} };
    const { addressValue } = await api.call(getDepositAddress, place, holder);
    await watch.catchUp();
    await node.fund(addressValue, 10n ** 9n);
    await mine(40);
  });
  afterEach(() => node.close());

  const mine = async (blocks: number) => {
    await node.mine(blocks);
    await watch.catchUp();
    await rescanIfWanted(worker.context, network);
  };
  const pay = (key: string) =>
    send(api, holder, { ...secret, key, amount: toDecimal('0.1'), destinationAddress: stranger });
  const received = () => node.cluster.svm().getBalance(address(stranger)) ?? 0n;
  const statuses = async () => {
    const request = { params: { walletId: holder.walletId }, query: {} };
    const { items } = await api.call(listTransactions, request, holder);
    return items.filter(({ type }) => type === 'SENT').map(({ status }) => status);
  };
  /** Runs one round of the worker: it looks for lost sends and runs the outbox. */
  const work = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 10) {
      worker.clock.advance(10_001);
      await rebroadcastLost(worker.context, network);
      await worker.outbox.drain();
    }
  };

  it('leave a payment open that a lagging node refuses, and send the same bytes on', async () => {
    node.answerSend(({ skipPreflight }) => (skipPreflight ? 'as usual' : lags()));
    expect(await pay('first')).toMatchObject({ status: 'PENDING' });
    await work(180);
    expect(await statuses()).toEqual(['PENDING']);
    await mine(1);
    await work(60);
    await mine(40);
    expect(await statuses()).toEqual(['CONFIRMED']);
    expect(received()).toBe(parseAmount('0.1', 9));
  });

  it('send again what every node has forgotten, through either process, and pay once', async () => {
    node.answerSend(() => 'lost');
    await pay('first');
    await work(60);
    node.answerSend(null);
    await work(20);
    await mine(40);
    expect(await statuses()).toEqual(['CONFIRMED']);
    expect(received()).toBe(parseAmount('0.1', 9));
  });

  it('keep a payment confirmed that a lagging node no longer knows', async () => {
    await pay('first');
    await work(20);
    await mine(1);
    expect(await statuses()).toEqual(['CONFIRMING']);
    node.intercept(async ({ method, answer }) =>
      method === 'getSignatureStatuses' ? { value: [null] } : answer(),
    );
    await watch.catchUp();
    node.intercept(null);
    await mine(40);
    expect(await statuses()).toEqual(['CONFIRMED']);
  });

  it('free the money when its last block is final, at the second look', async () => {
    const before = await balanceOf(api, holder);
    node.answerSend(lags);
    await pay('first');
    await work(120);
    expect(await statuses()).toEqual(['PENDING']);
    await mine(200);
    await work(30);
    expect(await statuses()).toEqual(['PENDING']);
    await work(180);
    expect(await statuses()).toEqual(['FAILED']);
    expect(await balanceOf(api, holder)).toEqual(before);
    node.answerSend(null);
    await pay('second');
    await mine(40);
    expect(received()).toBe(parseAmount('0.1', 9));
  });
});
