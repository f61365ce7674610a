import { tokensOf } from '@billfold/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { withSingleCalls } from '../../../../test/single-calls.ts';
import { type Chain, ChainFaultError } from '../../../chains/chain.ts';
import { JsonRpcError } from '../../../chains/json-rpc.ts';
import { createEvmRpcChain } from './create-evm-rpc-chain.ts';
import { transferTopic } from './token-transfers.ts';

const [usdt] = tokensOf('ETH');
const own = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const someone = `0x${'01'.repeat(20)}`;
const elsewhere = `0x${'03'.repeat(20)}`;
const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
const hexOf = (count: number) => `0x${count.toString(16)}`;
const hashOf = (text: string) => `0x${Buffer.from(text).toString('hex').padStart(64, '0')}`;

interface Move {
  readonly from: string;
  readonly to: string;
}
interface TestBlock {
  readonly hash: string;
  readonly moves: readonly Move[];
}

const toOwn: Move = { from: someone, to: own };
const ofOwn: Move = { from: own, to: someone };
const ofOthers: Move = { from: someone, to: elsewhere };

const rangeOf = z.object({ fromBlock: z.string(), toBlock: z.string() });
const sidesOf = z.object({ topics: z.array(z.nullable(z.unknown())) });

/** A node of a chain whose blocks each hold one transaction of others for each move of a token. */
function startNode(first: readonly (readonly Move[])[]) {
  let blocks: TestBlock[] = first.map((moves, height) => ({
    hash: hashOf(`block ${height}`),
    moves,
  }));
  const calls: string[] = [];
  const answers = {
    /** Height above which a search of a range finds nothing. */
    searchesTo: Number.POSITIVE_INFINITY,
    refusesRanges: false,
    /** Height whose logs a search of a range shows under the hash of another block. */
    misnames: -1,
    refusesAll: false,
    /** Called before each answer. */
    onCall: (_method: string) => {},
  };
  const transactionAt = ({ hash }: TestBlock, place: number) =>
    hashOf(`${hash.slice(-16)}${place}`);
  const logsOf = (block: TestBlock) =>
    block.moves.map(({ from, to }, place) => ({
      ...{ blockHash: block.hash, transactionHash: transactionAt(block, place), removed: false },
      ...{ address: usdt?.contract, topics: [transferTopic, word(from), word(to)] },
      ...{ data: `0x${'5'.padStart(64, '0')}`, logIndex: hexOf(place) },
    }));
  const receiptOf = (block: TestBlock, place: number) => ({
    ...{ transactionHash: transactionAt(block, place), blockHash: block.hash, status: '0x1' },
    ...{ gasUsed: '0x5208', effectiveGasPrice: '0x1', logs: logsOf(block).slice(place, place + 1) },
  });
  const show = (height: number) => {
    const block = blocks[height];
    return (
      block && {
        ...{ number: hexOf(height), hash: block.hash, timestamp: '0x6' },
        parentHash: blocks[height - 1]?.hash ?? hashOf('none'),
        transactions: block.moves.map((_, place) => ({
          ...{ hash: transactionAt(block, place), from: elsewhere, to: usdt?.contract },
          ...{ nonce: hexOf(place), value: '0x0', input: '0x', gas: '0x5208', gasPrice: '0x1' },
        })),
      }
    );
  };
  const search = (filter: unknown) => {
    const range = z.safeParse(rangeOf, filter);
    if (answers.refusesAll || (answers.refusesRanges && range.success))
      throw new JsonRpcError(-32_000, 'range is too wide');
    if (range.success) {
      const [from, to] = [Number(range.data.fromBlock), Number(range.data.toBlock)];
      const found = blocks.slice(from, Math.min(to, answers.searchesTo) + 1).flatMap(logsOf);
      const other = blocks[answers.misnames]?.hash;
      return found.map((log) =>
        log.blockHash === other ? { ...log, blockHash: hashOf('other') } : log,
      );
    }
    const { blockHash } = z.parse(z.object({ blockHash: z.string() }), filter);
    if (!blocks.some(({ hash }) => hash === blockHash))
      throw new JsonRpcError(-32_000, 'unknown block');
    const { topics } = z.parse(sidesOf, filter);
    return blocks
      .filter(({ hash }) => hash === blockHash)
      .flatMap(logsOf)
      .filter((log) =>
        topics.every((named, at) => !Array.isArray(named) || named.includes(log.topics[at])),
      );
  };
  const answer = (method: string, [asked]: readonly unknown[]): unknown => {
    if (method === 'eth_getLogs') return search(asked);
    if (method === 'eth_getBlockByNumber')
      return show(asked === 'latest' ? blocks.length - 1 : Number(asked)) ?? null;
    const receipts = blocks.flatMap((block) =>
      block.moves.map((_, place) => receiptOf(block, place)),
    );
    return method === 'eth_getBlockReceipts'
      ? receipts.filter(({ blockHash }) => blockHash === asked)
      : receipts.find(({ transactionHash }) => transactionHash === asked);
  };
  const single = withSingleCalls({
    call: async ({ method, params = [], schema }) => {
      answers.onCall(method);
      calls.push(method.replace('eth_get', ''));
      return schema.parse(answer(method, params));
    },
  });
  return {
    // Searches of several blocks are all that it can refuse.
    chain: createEvmRpcChain({
      ...{ network: 'ETH', chain: 'main' },
      rpc: { ...single, refusesBatches: () => false },
    }),
    answers,
    /** Takes the calls since it was asked last. */
    takeCalls: () => calls.splice(0),
    mine: (...added: readonly (readonly Move[])[]) => {
      for (const moves of added) blocks.push({ hash: hashOf(`block ${blocks.length}`), moves });
    },
    /** Replaces the blocks from `height` on. */
    fork: (height: number, ...others: readonly (readonly Move[])[]) => {
      const forked = others.map((moves, at) => ({ hash: hashOf(`fork ${height + at}`), moves }));
      blocks = [...blocks.slice(0, height), ...forked];
    },
  };
}

const watching = (...addresses: readonly string[]) => ({ addresses, claims: new Set<string>() });

/** Reads blocks up to the head, as a look of the watcher does, and returns the moves that each shows. */
async function look(chain: Chain, from: number, watch = watching(own)) {
  const { height } = await chain.head();
  const found: (readonly (readonly (string | null)[])[])[] = [];
  for (let at = from; at <= height; at += 1) {
    const block = await chain.watchedBlockAt?.(at, async () => watch);
    found.push(
      block?.transactions.flatMap(({ transfers }) =>
        transfers.filter(({ tokenId }) => tokenId !== null).map((each) => [each.from, each.to]),
      ) ?? [],
    );
  }
  return found;
}
const sides = ({ from, to }: Move) => [from, to];
const count = (calls: readonly string[], method: string) =>
  calls.filter((each) => each === method).length;

describe('blocks of an EVM node above the books', () => {
  it('are searched five together by one call', async () => {
    const { chain, takeCalls } = startNode([[], [toOwn], [ofOthers], [], [ofOwn], [ofOthers]]);
    expect(await look(chain, 1)).toEqual([[sides(toOwn)], [], [], [sides(ofOwn)], []]);
    const calls = takeCalls();
    expect(count(calls, 'Logs')).toBe(1);
    // The head, five blocks, one search, and the receipts of what concerns us.
    expect(calls).toHaveLength(9);
  });

  it('are searched by their hashes where the answer does not show the last of them', async () => {
    const { chain, answers, takeCalls } = startNode([[], [ofOthers], [ofOthers], [toOwn]]);
    answers.searchesTo = 2;
    expect(await look(chain, 1)).toEqual([[], [], [sides(toOwn)]]);
    expect(count(takeCalls(), 'Logs')).toBe(1 + 3 * 2);
  });

  it('are searched by their hashes where a search of several is refused, and together again ten minutes later', async () => {
    const { chain, answers, takeCalls, mine } = startNode([[], [toOwn], [ofOthers]]);
    answers.refusesRanges = true;
    expect(await look(chain, 1)).toEqual([[sides(toOwn)], []]);
    expect(count(takeCalls(), 'Logs')).toBe(1 + 2 * 2);
    expect(chain.refusesBatches?.()).toBe(true);
    answers.refusesRanges = false;
    mine(...Array.from({ length: 48 }, () => [ofOthers]));
    await look(chain, 3);
    expect(count(takeCalls(), 'Logs')).toBe(48 * 2);
    mine([ofOthers], [toOwn]);
    expect(await look(chain, 51)).toEqual([[], [sides(toOwn)]]);
    expect(count(takeCalls(), 'Logs')).toBe(1);
    expect(chain.refusesBatches?.()).toBe(false);
  });

  it('show what a fork has that takes their place between two calls', async () => {
    const { chain, answers, fork } = startNode([[], [ofOthers], [ofOthers], [ofOthers]]);
    let isForked = false;
    answers.onCall = (method) => {
      if (method !== 'eth_getLogs' || isForked) return;
      isForked = true;
      fork(1, [toOwn], [toOwn], [toOwn], [toOwn]);
    };
    await chain.head();
    // What it knew of the old block is gone: that the block holds nothing cannot be told.
    const old = chain.watchedBlockAt?.(1, async () => watching(own));
    await expect(old).rejects.toBeInstanceOf(ChainFaultError);
    expect(await look(chain, 1)).toEqual(Array.from({ length: 4 }, () => [sides(toOwn)]));
  });

  it('end where a block does not follow the one before it', async () => {
    const { chain, answers, fork } = startNode([[], [toOwn], [ofOthers], [ofOthers]]);
    let blocksShown = 0;
    answers.onCall = (method) => {
      blocksShown += method === 'eth_getBlockByNumber' ? 1 : 0;
      // The head and the first block are of the old chain, of which nothing shows any more.
      if (blocksShown === 3) fork(1, [], [ofOthers], [ofOthers]);
    };
    await chain.head();
    const reading = chain.watchedBlockAt?.(1, async () => watching(own));
    await expect(reading).rejects.toBeInstanceOf(ChainFaultError);
  });

  it('are searched by their hashes where the answer names another block', async () => {
    const { chain, answers } = startNode([[], [ofOthers], [toOwn], [ofOthers]]);
    answers.misnames = 2;
    expect(await look(chain, 1)).toEqual([[], [sides(toOwn)], []]);
  });

  it('show what an address gets that is given out while they are read', async () => {
    const { chain } = startNode([[], [ofOthers], [toOwn]]);
    await chain.head();
    await chain.watchedBlockAt?.(1, async () => watching(elsewhere));
    const block = await chain.watchedBlockAt?.(2, async () => watching(elsewhere, own));
    expect(block?.transactions).toHaveLength(1);
  });

  it('are asked for again after the next head', async () => {
    const { chain, fork } = startNode([[], [ofOthers], [ofOthers], [ofOthers]]);
    await chain.head();
    await chain.watchedBlockAt?.(1, async () => watching(own));
    fork(2, [toOwn], [ofOthers]);
    expect(await look(chain, 2)).toEqual([[sides(toOwn)], []]);
  });

  it('take one search without names where more than 500 addresses are watched', async () => {
    const { chain, takeCalls } = startNode([[], [ofOthers, toOwn]]);
    const others = Array.from(
      { length: 500 },
      (_, at) => `0x${hexOf(at).slice(2).padStart(40, '7')}`,
    );
    expect(await look(chain, 1, watching(own, ...others))).toEqual([[sides(toOwn)]]);
    expect(takeCalls()).toEqual(['BlockByNumber', 'BlockByNumber', 'Logs', 'TransactionReceipt']);
  });

  it('are read whole where more than 500 addresses are watched and the node refuses every search', async () => {
    const { chain, answers, takeCalls } = startNode([[], [ofOthers, toOwn]]);
    answers.refusesAll = true;
    const others = Array.from(
      { length: 500 },
      (_, at) => `0x${hexOf(at).slice(2).padStart(40, '7')}`,
    );
    expect(await look(chain, 1, watching(own, ...others))).toEqual([
      [sides(ofOthers), sides(toOwn)],
    ]);
    expect(takeCalls()).toContain('BlockReceipts');
  });

  it('show the same however the node answers searches of several', async () => {
    const move = fc.constantFrom(toOwn, ofOwn, ofOthers);
    const behaviour = fc.record({
      searchesTo: fc.constantFrom(2, 4, 6, Number.POSITIVE_INFINITY),
      refusesRanges: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(move, { maxLength: 3 }), { minLength: 2, maxLength: 12 }),
        behaviour,
        async (blocks, changes) => {
          const { chain, answers } = startNode(blocks);
          Object.assign(answers, changes);
          const expected = blocks
            .slice(1)
            .map((moves) => moves.filter((each) => each !== ofOthers));
          expect(await look(chain, 1)).toEqual(expected.map((moves) => moves.map(sides)));
        },
      ),
    );
  });
});
