import { getNetwork, type Network, toDecimal } from '@billfold/core';
import { listTransactions } from '@billfold/core/contract';
import { isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { balanceOf, holderWith, send } from '../../../test/funded.ts';
import { type Holder, vectorPhrase } from '../../../test/people.ts';
import { withSingleCalls } from '../../../test/single-calls.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { type Chain, ChainUnavailableError } from '../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../chains/json-rpc.ts';
import { nothingSent } from '../../chains/sent-transactions.ts';
import { outbox, sendIntents } from '../../db/schema.ts';
import { createEvmRpcChain } from '../../families/evm/node/create-evm-rpc-chain.ts';
import { createSolanaRpcChain } from '../../families/solana/node/create-solana-rpc-chain.ts';
import { createToncenterChain } from '../../families/ton/node/create-toncenter-chain.ts';
import { type TonNode, TonRefusal } from '../../families/ton/node/ton-node.ts';
import { createTronHttpChain } from '../../families/tron/node/create-tron-http-chain.ts';
import type { TronNode } from '../../families/tron/node/tron-node.ts';
import { createCoreRpcChain } from '../../families/utxo/node/create-core-rpc-chain.ts';
import { watchChain } from '../../watcher/watch-chain.ts';

/** Node that refuses everything with `text`. Where `isAhead`, it claims a chain on which every send is over. */
interface Refusal {
  readonly text: string;
  readonly isAhead: boolean;
  readonly nowMs: number;
}
type RefusingNode = (refusal: Refusal) => Chain;

const rpcOf = (answers: Readonly<Record<string, unknown>>): JsonRpc => ({
  call: async ({ method, schema }) => {
    const answer = answers[method];
    if (answer instanceof Error) throw answer;
    return schema.parse(answer);
  },
});

/** Longer than every send lives. */
const hourMs = 3_600_000;
const blockHash = 'ab'.repeat(32);

const bitcoinNode =
  (network: 'BTC' | 'LTC'): RefusingNode =>
  ({ text }) => {
    const getrawtransaction = new JsonRpcError(-5, 'No such mempool or blockchain transaction');
    const rpc = rpcOf({ getrawtransaction, sendrawtransaction: new JsonRpcError(-26, text) });
    return createCoreRpcChain({ network, chain: 'sandbox', rpc, clock: Date });
  };

const ethereumNode =
  (network: 'ETH' | 'BSC'): RefusingNode =>
  ({ text, isAhead }) => {
    const eth_sendRawTransaction = new JsonRpcError(-32_000, text);
    const rpc = rpcOf({
      ...{ eth_sendRawTransaction, eth_getTransactionByHash: null },
      ...{ eth_getTransactionCount: isAhead ? '0x1' : '0x0', eth_getBalance: '0x0' },
    });
    return createEvmRpcChain({ network, chain: 'sandbox', rpc: withSingleCalls(rpc) });
  };

const tronNode: RefusingNode = ({ text, isAhead, nowMs }) => {
  const blockAt = (number: number) => {
    const raw_data = { number, timestamp: isAhead ? nowMs + hourMs : 0, parentHash: blockHash };
    return { blockID: blockHash, block_header: { raw_data } };
  };
  const answers: Readonly<Record<string, unknown>> = {
    broadcasthex: { code: 'CONTRACT_VALIDATE_ERROR', message: text },
    ...{ getnowblock: blockAt(25), getblockbynum: blockAt(7) },
    ...{ gettransactionfrompending: {}, gettransactioninfobyid: {} },
  };
  const node: TronNode = { ask: async ({ method, schema }) => schema.parse(answers[method]) };
  return createTronHttpChain({ network: 'TRX', chain: 'sandbox', node });
};

const solanaNode: RefusingNode = ({ text, isAhead }) => {
  const rpc = rpcOf({
    sendTransaction: new JsonRpcError(-32_002, text),
    getSignatureStatuses: { value: [null] },
    getBlockHeight: isAhead ? 1_000_000_000 : 0,
  });
  return createSolanaRpcChain({ network: 'SOL', chain: 'sandbox', rpc, sent: nothingSent });
};

const tonNode: RefusingNode = ({ text, isAhead, nowMs }) => {
  const gen_utime = `${isAhead ? Math.floor((nowMs + hourMs) / 1_000) : 0}`;
  const root_hash = Buffer.alloc(32, 7).toString('base64');
  const answers: Readonly<Record<string, unknown>> = {
    '/api/v2/sendBocReturnHash': new TonRefusal(`external message refused: ${text}`),
    '/api/v3/transactionsByMessage': { transactions: [] },
    '/api/v3/walletStates': { wallets: [] },
    '/api/v3/masterchainInfo': { last: { seqno: 70, root_hash, gen_utime } },
  };
  const node: TonNode = {
    ask: async ({ path, schema }) => {
      const answer = answers[path];
      if (answer instanceof Error) throw answer;
      return schema.parse(answer);
    },
  };
  return createToncenterChain({ network: 'TON', chain: 'sandbox', node, sent: nothingSent });
};

const nodes = {
  ...{ BTC: bitcoinNode('BTC'), LTC: bitcoinNode('LTC') },
  ...{ ETH: ethereumNode('ETH'), BSC: ethereumNode('BSC') },
  ...{ TRX: tronNode, SOL: solanaNode, TON: tonNode },
} as const;
const networks = ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'] as const;

/** How long a send can be mined, by the time of blocks; 0 where it is by their number. Others live on. */
const lifetimes: Readonly<Partial<Record<Network, number>>> = { TRX: 60_000, SOL: 0, TON: 300_000 };

const texts = [
  ...['nonce too low', 'Blockhash not found', 'Transaction expired', 'duplicate message'],
  ...['bad-txns-inputs-missingorspent', 'dust', 'insufficient funds', 'exitcode=33', 'anything'],
];

describe.each(networks)('a send that a node refuses (%s)', (network) => {
  const { final } = getNetwork(network).confirmations;
  let server: TestServer;
  let holder: Holder;
  let chain: Chain;
  let ledger: Chain;
  beforeEach(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['100'], network);
    const { context } = server;
    ledger = context.chains.get(network);
    chain = ledger;
    // Only what is sent from now on goes to the node; the books stay those of the ledger.
    const { broadcast } = ledger;
    vi.spyOn(ledger, 'broadcast').mockRejectedValue(new ChainUnavailableError('no answer'));
    const secret = { password: null, seedPhrase: vectorPhrase, acceptFee: true };
    await send(server, holder, { ...secret, amount: toDecimal('1') });
    vi.mocked(ledger.broadcast).mockImplementation(broadcast);
    vi.spyOn(context.chains, 'get').mockImplementation(() => chain);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** A node on the network, which is no ledger of ours. */
  const refuse = (text: string, isAhead = false) => {
    const refusal = { text, isAhead, nowMs: server.clock.now() };
    chain = { ...nodes[network](refusal), chain: 'main' };
  };
  const statuses = async () => {
    const request = { params: { walletId: holder.walletId }, query: {} };
    const { items } = await server.call(listTransactions, request, holder);
    return items.filter(({ type }) => type === 'SENT').map(({ status }) => status);
  };
  const storedIntent = async () => {
    const [intent] = await server.context.db.select().from(sendIntents);
    if (intent?.rawTransaction == null) throw new Error('The send is over.');
    return { ...intent, rawTransaction: intent.rawTransaction };
  };
  const pass = async (ms: number) => {
    server.clock.advance(ms);
    await server.outbox.drain();
  };
  /** Two looks, a minute apart. */
  const lookTwice = async () => {
    await pass(60_000);
    await pass(60_001);
  };
  const lookForAnHour = async () => {
    for (let minutes = 0; minutes < 60; minutes += 2) await lookTwice();
  };
  const read = (of: Chain = ledger) =>
    watchChain({ ...server.context, chains: { get: () => of } }, network).catchUp();
  const mine = async (blocks: number) => {
    await server.sandboxes[network].ledger.mine(blocks);
    await read();
  };

  it('stays open whatever the node says, and keeps its bytes', async () => {
    const before = await balanceOf(server, holder);
    for (const text of texts)
      for (const isAhead of [false, true]) {
        refuse(text, isAhead);
        await lookTwice();
      }
    expect(await statuses()).toEqual(['PENDING']);
    expect(await balanceOf(server, holder)).toEqual(before);
    expect(await storedIntent()).toMatchObject({
      status: 'SIGNED',
      rejection: null,
      refusedAt: null,
    });
    const [job] = await server.context.db.select().from(outbox).where(isNull(outbox.doneAt));
    expect(job?.lastError).toContain('anything');
  });

  it('counts once when a block has it, however long the node has denied it', async () => {
    const { rawTransaction } = await storedIntent();
    refuse('anything', true);
    expect(await ledger.broadcast(rawTransaction)).toEqual({ outcome: 'accepted' });
    await server.sandboxes[network].ledger.mine(1);
    await lookForAnHour();
    expect(await statuses()).toEqual(['PENDING']);
    await mine(final);
    await lookForAnHour();
    expect(await statuses()).toEqual(['CONFIRMED']);
    // Tron charges another 1.1 TRX for a recipient that has no account yet.
    const most = network === 'TRX' ? 97.9 : 99;
    const left = Number((await balanceOf(server, holder)).available);
    expect(left).toBeGreaterThan(most - 0.1);
    expect(left).toBeLessThanOrEqual(most);
  });

  describe.runIf(network in lifetimes)('and whose lifetime is over', () => {
    /** Mines until the newest final block is the first that cannot have the send, or `short` blocks less. */
    const mineToTheEnd = async (short = 0) => {
      const { lastHeight } = await storedIntent();
      const { height } = await ledger.head();
      await mine((lastHeight === null ? final : lastHeight + final - height) - short);
    };
    const expire = () => server.clock.advance((lifetimes[network] ?? 0) + 60_000);

    it('ends at two looks, a minute apart', async () => {
      expire();
      await mineToTheEnd();
      refuse('anything');
      await pass(60_000);
      expect(await statuses()).toEqual(['PENDING']);
      await pass(59_999);
      expect(await statuses()).toEqual(['PENDING']);
      await pass(60_000);
      expect(await statuses()).toEqual(['FAILED']);
      expect(Number((await balanceOf(server, holder)).available)).toBe(100);
    });

    it('stays open until the books have a final block behind it', async () => {
      expire();
      await mineToTheEnd(1);
      refuse('anything', true);
      await lookForAnHour();
      expect(await statuses()).toEqual(['PENDING']);
      await mine(1);
      await lookTwice();
      expect(await statuses()).toEqual(['FAILED']);
    });

    it('stays open when a node has found it at the second look', async () => {
      expire();
      await mineToTheEnd();
      refuse('anything');
      await pass(60_000);
      const block = await ledger.head();
      chain = { ...chain, find: async () => ({ place: 'block', block }) };
      await pass(60_001);
      expect(await statuses()).toEqual(['PENDING']);
      expect(await storedIntent()).toMatchObject({ status: 'BROADCAST', refusedAt: null });
    });

    it('stays open while the node itself says that it knows it', async () => {
      expire();
      await mineToTheEnd();
      refuse('anything');
      chain = { ...chain, broadcast: async () => ({ outcome: 'already-known' }) };
      await lookForAnHour();
      expect(await statuses()).toEqual(['PENDING']);
    });

    it.runIf((lifetimes[network] ?? 0) > 0)(
      'stays open by blocks whose time is ahead of our own clock',
      async () => {
        await server.sandboxes[network].ledger.mine(final);
        const blockAt = async (height: number) => {
          const block = await ledger.blockAt(height);
          return block && { ...block, minedAt: new Date(block.minedAt.getTime() + hourMs) };
        };
        await read({ ...ledger, blockAt });
        refuse('anything', true);
        await pass(50_000);
        await pass(60_001);
        expect(await statuses()).toEqual(['PENDING']);
        expire();
        await lookTwice();
        expect(await statuses()).toEqual(['FAILED']);
      },
    );

    it.runIf((lifetimes[network] ?? 0) > 0)(
      'stays open until blocks are a minute past it',
      async () => {
        server.clock.advance((lifetimes[network] ?? 0) + 59_000);
        await mineToTheEnd();
        refuse('anything', true);
        await lookForAnHour();
        expect(await statuses()).toEqual(['PENDING']);
      },
    );
  });
});
