import { getNetwork, toDecimal } from '@billfold/core';
import { listTransactions } from '@billfold/core/contract';
import { isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { balanceOf, holderWith, send } from '../../../test/funded.ts';
import { type Holder, vectorPhrase } from '../../../test/people.ts';
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

/** Node that refuses everything with `text`. Its chain rules the send out only where `isOver`. */
interface Refusal {
  readonly text: string;
  readonly isOver: boolean;
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
    return createCoreRpcChain({ network, chain: 'sandbox', rpc });
  };

const ethereumNode =
  (network: 'ETH' | 'BSC'): RefusingNode =>
  ({ text, isOver }) => {
    const eth_sendRawTransaction = new JsonRpcError(-32_000, text);
    const rpc = rpcOf({
      ...{ eth_sendRawTransaction, eth_getTransactionByHash: null },
      ...{ eth_getTransactionCount: isOver ? '0x1' : '0x0', eth_getBalance: '0x0' },
    });
    return createEvmRpcChain({ network, chain: 'sandbox', rpc });
  };

const tronNode: RefusingNode = ({ text, isOver, nowMs }) => {
  const blockAt = (number: number) => {
    const raw_data = { number, timestamp: isOver ? nowMs + hourMs : 0, parentHash: blockHash };
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

const solanaNode: RefusingNode = ({ text, isOver }) => {
  const rpc = rpcOf({
    sendTransaction: new JsonRpcError(-32_002, text),
    getSignatureStatuses: { value: [null] },
    getBlockHeight: isOver ? 1_000_000_000 : 0,
  });
  return createSolanaRpcChain({ network: 'SOL', chain: 'sandbox', rpc, sent: nothingSent });
};

const tonNode: RefusingNode = ({ text, isOver, nowMs }) => {
  const gen_utime = `${isOver ? Math.floor((nowMs + hourMs) / 1_000) : 0}`;
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
const ending = ['ETH', 'BSC', 'TRX', 'SOL', 'TON'] as const;

const texts = [
  ...['nonce too low', 'Blockhash not found', 'Transaction expired', 'duplicate message'],
  ...['bad-txns-inputs-missingorspent', 'dust', 'insufficient funds', 'exitcode=33', 'anything'],
];

describe.each(networks)('a send that a node refuses (%s)', (network) => {
  let server: TestServer;
  let holder: Holder;
  let chain: Chain;
  beforeEach(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['100'], network);
    const { context } = server;
    const ledger = context.chains.get(network);
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

  /** A node on the network, which is no ledger of ours: its word needs a second look. */
  const refuse = (text: string, isOver = false) => {
    const refusal = { text, isOver, nowMs: server.clock.now() };
    chain = { ...nodes[network](refusal), chain: 'main' };
  };
  const statuses = async () => {
    const request = { params: { walletId: holder.walletId }, query: {} };
    const { items } = await server.call(listTransactions, request, holder);
    return items.filter(({ type }) => type === 'SENT').map(({ status }) => status);
  };
  const pass = async (ms: number) => {
    server.clock.advance(ms);
    await server.outbox.drain();
  };

  it('stays open whatever the node says, and keeps its bytes', async () => {
    const before = await balanceOf(server, holder);
    for (const text of texts) {
      refuse(text);
      await pass(60_000);
      await pass(60_001);
    }
    expect(await statuses()).toEqual(['PENDING']);
    expect(await balanceOf(server, holder)).toEqual(before);
    const [intent] = await server.context.db.select().from(sendIntents);
    expect(intent).toMatchObject({ status: 'SIGNED', rejection: null, refusedAt: null });
    expect(intent?.rawTransaction).not.toBeNull();
    const [job] = await server.context.db.select().from(outbox).where(isNull(outbox.doneAt));
    expect(job?.lastError).toContain('anything');
  });

  it.runIf(ending.some((each) => each === network))(
    'ends when the chain rules it out at two looks, a minute apart',
    async () => {
      refuse('anything', true);
      await pass(60_000);
      expect(await statuses()).toEqual(['PENDING']);
      await pass(59_999);
      expect(await statuses()).toEqual(['PENDING']);
      await pass(60_000);
      expect(await statuses()).toEqual(['FAILED']);
      const { symbol } = getNetwork(network);
      const { available } = await balanceOf(server, holder);
      expect(`${Number(available)} ${symbol}`).toBe(`100 ${symbol}`);
    },
  );

  it.runIf(ending.some((each) => each === network))(
    'stays open when the chain no longer rules it out at the second look',
    async () => {
      refuse('anything', true);
      await pass(60_000);
      refuse('anything');
      await pass(60_001);
      refuse('anything', true);
      await pass(60_001);
      expect(await statuses()).toEqual(['PENDING']);
    },
  );
});
