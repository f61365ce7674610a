import { type Clock, getNetwork, parseAmount, toDecimal } from '@billfold/core';
import {
  createTransaction,
  getDepositAddress,
  getFees,
  listTransactions,
} from '@billfold/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, placeOf, send, sendRequest, strangers } from '../../test/funded.ts';
import { type HttpCall, type HttpNode, RawAnswer, toRaw } from '../../test/http-node.ts';
import { type Holder, signUpWithAccount, vectorPhrase } from '../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { startTonHttpNode } from '../../test/ton-node.ts';
import { startTronStub } from '../../test/tron-node.ts';
import { ChainUnavailableError } from '../chains/chain.ts';
import type { ChainHarness } from '../chains/chain-harness.conformance.ts';
import { sendIntents } from '../db/schema.ts';
import { StartError } from '../platform/start-error.ts';
import { rebroadcastLost } from '../sends/broadcast/rebroadcast-lost.ts';
import { type ChainWatch, watchChain } from '../watcher/watch-chain.ts';
import { zeroStates } from './ton/node/check-ton-node.ts';
import { genesisHashes } from './tron/node/genesis-hashes.ts';

interface Node extends Pick<ChainHarness, 'fund' | 'mine' | 'rollBack'> {
  readonly url: string;
  intercept: HttpNode['intercept'];
  close(): Promise<void>;
}
interface Kind {
  start(clock: Clock): Promise<Node>;
  readonly broadcast: string;
  /** Path by which a node is asked for its chain. */
  readonly firstBlock: string;
  /** Turns the answer to that into one of the main chain. */
  readonly ofMainChain: (told: unknown) => unknown;
  /** Paths of blocks, and of what they hold. */
  readonly blocks: readonly string[];
}

const kinds = {
  TRX: {
    start: async (clock) => {
      const node = await startTronStub({ clock });
      return { ...node, close: node.stop };
    },
    broadcast: '/wallet/broadcasthex',
    firstBlock: '/wallet/getblockbynum',
    ofMainChain: (told) => ({ ...Object(told), blockID: genesisHashes.main[0] }),
    blocks: [
      '/wallet/getblockbynum',
      '/wallet/getblockbylimitnext',
      '/wallet/gettransactioninfobyblocknum',
    ],
  },
  TON: {
    start: startTonHttpNode,
    broadcast: '/api/v2/sendBocReturnHash',
    firstBlock: '/api/v2/getMasterchainInfo',
    ofMainChain: () => ({ ok: true, result: { init: { root_hash: zeroStates.main } } }),
    blocks: ['/api/v3/blocks', '/api/v3/transactionsByMasterchainBlock'],
  },
} satisfies Readonly<Record<string, Kind>>;

const secret = { password: null, seedPhrase: vectorPhrase };

describe.each(['TRX', 'TON'] as const)('a server whose %s node', (network) => {
  const kind: Kind = kinds[network];
  const { decimals, confirmations } = getNetwork(network);
  const units = (text: string): bigint => parseAmount(text, decimals);
  let node: Node;
  let server: TestServer;
  let holder: Holder;
  let address: string;
  let watch: ChainWatch;
  let prepared: Awaited<ReturnType<typeof testServerOptions>>;
  const startServer = async () => {
    const env = { ...prepared.options.env, chainMode: 'live' as const };
    const nodes = { chain: 'regtest' as const, urls: { [network]: [node.url] as const } };
    return createTestServer({}, { ...prepared, options: { ...prepared.options, env, nodes } });
  };
  beforeEach(async () => {
    prepared = await testServerOptions();
    node = await kind.start(prepared.clock);
    server = await startServer();
    holder = await signUpWithAccount(server, 'holder@example.com', network);
    watch = watchChain(server.context, network);
    const place = { params: placeOf(holder), query: {} };
    ({ addressValue: address } = await server.call(getDepositAddress, place, holder));
    await watch.catchUp();
    await node.fund(address, units('500'));
    await mine(confirmations.available);
  });
  afterEach(() => node.close());

  const mine = async (blocks: number) => {
    await node.mine(blocks);
    server.clock.advance(3_000);
    await watch.catchUp();
  };
  // Enough for a fee that opens the account of the recipient.
  const order = { ...secret, amount: toDecimal('50') };
  const pay = (key = 'key-1') => send(server, holder, { ...order, key });
  const rows = async (Type: 'SENT' | 'RECEIVED') => {
    const request = { params: { walletId: holder.walletId }, query: { Type } };
    return (await server.call(listTransactions, request, holder)).items;
  };
  const statuses = async (type: 'SENT' | 'RECEIVED') =>
    (await rows(type)).map(({ status }) => status);
  const held = async () => {
    const { available, pending } = await balanceOf(server, holder);
    return units(available) + units(pending);
  };
  const sendAgain = async () => {
    server.clock.advance(10_001);
    await rebroadcastLost(server.context, network);
    await server.outbox.drain();
  };

  it.each<[string, (call: HttpCall) => Promise<unknown>]>([
    ['fails', async () => new RawAnswer(503, '{}')],
    ['is asked too often', async () => new RawAnswer(429, '{}', { 'retry-after': '5' })],
    [
      'breaks off',
      async ({ answer }) => {
        const { status, text } = toRaw(await answer());
        return new RawAnswer(status, text.slice(0, text.length / 2));
      },
    ],
    ['answers nothing', async () => ({})],
  ])('%s: answers 503 and keeps its books, until it is back', async (_, answer) => {
    node.intercept(answer);
    const down = { status: 503, code: 'CHAIN_UNAVAILABLE' };
    const params = placeOf(holder);
    const toAddress = strangers[network];
    const query = { amount: toDecimal('1'), toAddress, feeRate: 'Medium' } as const;
    expect(await server.refusal(getFees, { params, query }, holder)).toMatchObject(down);
    const body = sendRequest({ ...order, destinationAddress: toAddress });
    const key = { token: holder.token, idempotencyKey: 'key-1' };
    expect(await server.refusal(createTransaction, { params, body }, key)).toMatchObject(down);
    expect(await server.context.db.$count(sendIntents)).toBe(0);
    await expect(watch.catchUp()).rejects.toBeInstanceOf(ChainUnavailableError);
    expect([await held(), await statuses('RECEIVED')]).toEqual([units('500'), ['CONFIRMED']]);
    node.intercept(null);
    // Answers that are under way still come from the bad node.
    const isThere = async () => {
      server.clock.advance(5_001);
      return server.context.chains
        .get(network)
        .head()
        .then(
          () => true,
          () => false,
        );
    };
    await expect.poll(isThere).toBe(true);
    // Nothing had been begun under the same key.
    expect(await pay()).toMatchObject({ status: 'PENDING' });
    await mine(confirmations.available);
    expect(await statuses('SENT')).toEqual(['CONFIRMED']);
  });

  it('is on another chain ends the start with one line', async () => {
    node.intercept(async ({ path, answer }) =>
      path === kind.firstBlock ? kind.ofMainChain(await answer()) : answer(),
    );
    const refusal: unknown = await startServer().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(String(refusal)).toMatch(new RegExp(`${network}_RPC_URL names a node with .+\\.$`));
    expect(String(refusal)).not.toContain('\n');
  });

  it('comes back on another chain is sent nothing, until it is the right one again', async () => {
    const sent: string[] = [];
    node.intercept(async ({ path, answer }) =>
      path === kind.broadcast ? new RawAnswer(503, '{}') : answer(),
    );
    await pay();
    node.intercept(async ({ path, answer }) => {
      if (path === kind.broadcast) sent.push(path);
      return path === kind.firstBlock ? kind.ofMainChain(await answer()) : answer();
    });
    await sendAgain();
    await expect(watch.catchUp()).rejects.toBeInstanceOf(ChainUnavailableError);
    expect([sent, await statuses('SENT')]).toEqual([[], ['PENDING']]);
    node.intercept(null);
    await sendAgain();
    await mine(confirmations.available);
    expect(await statuses('SENT')).toEqual(['CONFIRMED']);
  });

  it('is one of two on different branches, and each deposit is booked once where it is', async () => {
    await node.fund(address, units('2'));
    await mine(1);
    const told = new Map<string, unknown>();
    const keyOf = ({ path, asked }: HttpCall) => JSON.stringify([path, asked]);
    // The branch that is left behind, as it is read again from the first block.
    node.intercept(async (call) => {
      const answer = await call.answer();
      if (kind.blocks.includes(call.path)) told.set(keyOf(call), answer);
      return answer;
    });
    for (let height = 0; height <= confirmations.available + 3; height += 1)
      await server.context.chains.get(network).blockAt(height);
    await node.rollBack(1);
    server.clock.advance(3_000);
    await node.mine(1);
    await node.fund(address, units('3'));
    await node.mine(1);
    let asked = 0;
    node.intercept(async (call) => {
      asked += 1;
      return (asked % 2 === 0 ? told.get(keyOf(call)) : undefined) ?? call.answer();
    });
    for (let look = 0; look < 6; look += 1) {
      await watch.catchUp().catch((error: unknown) => {
        if (!(error instanceof ChainUnavailableError)) throw error;
      });
      expect((await rows('RECEIVED')).length).toBeLessThanOrEqual(3);
    }
    node.intercept(null);
    server.clock.advance(5_001);
    await mine(confirmations.available);
    expect(await statuses('RECEIVED')).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
    expect(await held()).toBe(units('505'));
  });
});
