import { toBaseUnits, tokensOf } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { withSingleCalls } from '../../../../test/single-calls.ts';
import { ChainFaultError, type Watch } from '../../../chains/chain.ts';
import { JsonRpcError } from '../../../chains/json-rpc.ts';
import { createEvmRpcChain } from './create-evm-rpc-chain.ts';
import { transferTopic } from './token-transfers.ts';

const [usdt] = tokensOf('ETH');
const own = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const someone = `0x${'01'.repeat(20)}`;
const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
const hashOf = (place: number) => `0x${place.toString(16).padStart(64, '0')}`;
const blockHash = `0x${'b1'.repeat(32)}`;
const otherBlock = `0x${'b2'.repeat(32)}`;

const transaction = (place: number, changes: object = {}) => ({
  ...{ hash: hashOf(place), from: someone, to: someone, nonce: `0x${place}`, value: '0x1' },
  ...{ input: '0x', gas: '0x5208', gasPrice: '0x1', ...changes },
});
const receipt = (hash: unknown, changes: object = {}) => ({
  ...{ transactionHash: hash, blockHash, status: '0x1', gasUsed: '0x5208' },
  ...{ effectiveGasPrice: '0x1', logs: [], ...changes },
});
const log = (place: number, changes: object = {}) => ({
  ...{ blockHash, transactionHash: hashOf(place), removed: false, ...changes },
});
const usual = [
  transaction(1),
  transaction(2, { to: own.toLowerCase() }),
  transaction(3, { from: own.toLowerCase() }),
  transaction(4, { to: usdt?.contract, input: '0xa9059cbb', value: '0x0' }),
  transaction(5, { from: `0x${'02'.repeat(20)}`, to: null }),
];
const watchOf = (addresses: readonly string[], claims: readonly string[] = []): Watch => ({
  addresses,
  claims: new Set(claims),
});

type Answers = Readonly<Record<string, (params: readonly unknown[]) => unknown>>;

/** Reads a block of a node that answers as given, and returns the hashes of its transactions. */
function readBlock(watch: Watch | null, changes: Answers = {}, transactions: object[] = usual) {
  const calls: { readonly method: string; readonly params: readonly unknown[] }[] = [];
  const answers: Answers = {
    eth_getBlockByNumber: () => ({
      ...{ number: '0x7', hash: blockHash, parentHash: otherBlock, timestamp: '0x6' },
      transactions,
    }),
    eth_getLogs: () => [],
    eth_getTransactionReceipt: ([hash]) => receipt(hash),
    eth_getBlockReceipts: () => transactions.map((_, at) => receipt(hashOf(at + 1))),
    ...changes,
  };
  const rpc = withSingleCalls({
    call: async ({ method, params = [], schema }) => {
      calls.push({ method, params });
      return schema.parse(answers[method]?.(params));
    },
  });
  const chain = createEvmRpcChain({ network: 'ETH', chain: 'main', rpc });
  const limits: number[] = [];
  /** Methods that the node was asked before the question of what is watched. */
  const before: string[] = [];
  const methods = () => calls.map(({ method }) => method.replace('eth_get', ''));
  const read = async () => {
    const block = await chain.watchedBlockAt?.(7, async (most) => {
      limits.push(most);
      before.push(...methods());
      return watch;
    });
    return block?.transactions.map(({ hash }) => Number(hash));
  };
  return { read, calls, methods, limits, before };
}

describe('watchedBlockAt of an EVM node', () => {
  it('takes what a watched address signs or gets and what its tokens show, and asks for those receipts alone', async () => {
    const { read, methods } = readBlock(watchOf([own]), { eth_getLogs: () => [log(4)] });
    expect(await read()).toEqual([2, 3, 4]);
    const receipts = ['TransactionReceipt', 'TransactionReceipt', 'TransactionReceipt'];
    expect(methods()).toEqual(['BlockByNumber', 'Logs', 'Logs', ...receipts]);
  });

  it('finds a token that leaves a watched address as well as one that arrives', async () => {
    for (const side of [1, 2]) {
      const isAsked = (params: readonly unknown[]) =>
        JSON.stringify(params).includes(
          JSON.stringify([transferTopic, ...(side === 2 ? [null] : []), [word(own)]]),
        );
      const { read } = readBlock(watchOf([own]), {
        eth_getLogs: (params) => (isAsked(params) ? [log(4)] : []),
      });
      expect(await read()).toContain(4);
    }
  });

  it('searches the block by its hash, for the contracts of our tokens', async () => {
    const { read, calls } = readBlock(watchOf([own, someone]));
    await read();
    const [search] = calls.filter(({ method }) => method === 'eth_getLogs');
    expect(search?.params).toEqual([
      {
        blockHash,
        address: tokensOf('ETH').map(({ contract }) => contract.toLowerCase()),
        topics: [transferTopic, [word(own), word(someone)]],
      },
    ]);
  });

  it('asks for neither logs nor receipts where nothing is watched', async () => {
    const { read, methods } = readBlock(watchOf([]));
    expect(await read()).toEqual([]);
    expect(methods()).toEqual(['BlockByNumber']);
  });

  it('takes the transaction that has the place of a payment that waits, wherever it goes', async () => {
    const payer = '0x0202020202020202020202020202020202020202';
    const { read } = readBlock(watchOf([], [`${payer}#5`]));
    expect(await read()).toEqual([5]);
    expect(await readBlock(watchOf([], [`${payer}#4`])).read()).toEqual([]);
  });

  it('asks what is watched once the block is there: an address may be given out until then', async () => {
    const { read, before } = readBlock(watchOf([own]));
    await read();
    expect(before).toEqual(['BlockByNumber']);
  });

  it('reads the block whole where more is watched than it searches for', async () => {
    const { read, methods, limits } = readBlock(null);
    expect(await read()).toEqual([1, 2, 3, 4, 5]);
    expect(methods()).toEqual(['BlockByNumber', 'BlockReceipts']);
    expect(limits).toEqual([20_000]);
  });

  it('reads the block whole where the node refuses to search', async () => {
    const refuse = () => {
      throw new JsonRpcError(-32_000, 'unknown block');
    };
    const { read, methods } = readBlock(watchOf([own]), { eth_getLogs: refuse });
    expect(await read()).toEqual([1, 2, 3, 4, 5]);
    expect(methods()).toContain('BlockReceipts');
  });

  it('asks for all receipts at once where more than twenty transactions concern us', async () => {
    const many = Array.from({ length: 21 }, (_, at) =>
      transaction(at + 1, { nonce: '0x1', to: own.toLowerCase() }),
    );
    const { read, methods } = readBlock(watchOf([own]), {}, many);
    expect(await read()).toHaveLength(21);
    expect(methods()).toEqual(['BlockByNumber', 'Logs', 'Logs', 'BlockReceipts']);
  });

  it.each<[string, Answers]>([
    ['a log of another block', { eth_getLogs: () => [log(4, { blockHash: otherBlock })] }],
    ['a log that was taken back', { eth_getLogs: () => [log(4, { removed: true })] }],
    ['a log of a transaction that the block lacks', { eth_getLogs: () => [log(9)] }],
    ['no receipt', { eth_getTransactionReceipt: () => null }],
    [
      'a receipt of another block',
      { eth_getTransactionReceipt: ([hash]) => receipt(hash, { blockHash: otherBlock }) },
    ],
    ['the receipt of another transaction', { eth_getTransactionReceipt: () => receipt(hashOf(2)) }],
  ])('believes nothing of a node that shows %s', async (_, changes) => {
    await expect(readBlock(watchOf([own]), changes).read()).rejects.toBeInstanceOf(ChainFaultError);
  });

  it('describes a transaction as the whole block does', async () => {
    const logs = [
      { address: someone, topics: [], data: '0x', logIndex: '0x7' },
      {
        ...{ address: usdt?.contract, topics: [transferTopic, word(someone), word(own)] },
        ...{ data: `0x${'5'.padStart(64, '0')}`, logIndex: '0x8' },
      },
    ];
    const shown = (hash: unknown) => receipt(hash, hash === hashOf(4) ? { logs } : {});
    const answers: Answers = {
      eth_getBlockByNumber: () => ({
        ...{ number: '0x7', hash: blockHash, parentHash: otherBlock, timestamp: '0x6' },
        transactions: usual,
      }),
      eth_getLogs: () => [log(4)],
      eth_getTransactionReceipt: ([hash]) => shown(hash),
      eth_getBlockReceipts: () => usual.map(({ hash }) => shown(hash)),
    };
    const rpc = withSingleCalls({
      call: async ({ method, params = [], schema }) => schema.parse(answers[method]?.(params)),
    });
    const chain = createEvmRpcChain({ network: 'ETH', chain: 'main', rpc });
    const whole = await chain.blockAt(7);
    const watched = await chain.watchedBlockAt?.(7, async () => watchOf([own]));
    expect(watched).toEqual({ ...whole, transactions: whole?.transactions.slice(1, 4) });
    expect(watched?.transactions[2]?.transfers).toEqual([
      expect.objectContaining({ position: 1, to: own, tokenId: usdt?.id, value: toBaseUnits(5n) }),
    ]);
  });
});
