import { toBaseUnits } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { type BroadcastResult, type Chain, ChainUnavailableError } from './chain.ts';
import { createClosedChain } from './closed-chain.ts';
import { createFailoverChain } from './failover-chain.ts';

const refused = { outcome: 'rejected', reason: 'nonce too low', permanent: false } as const;
const raw = Uint8Array.of(1);

interface NodeState {
  isAway: boolean;
  /** Shows something in a block that cannot be read. */
  isOdd: boolean;
  height: number;
  sent: bigint | null;
  answer: BroadcastResult;
  asked: number;
}

function startNodes(count: number) {
  const states: NodeState[] = Array.from({ length: count }, () => ({
    isAway: false,
    isOdd: false,
    height: 10,
    sent: 9n,
    answer: { outcome: 'accepted' },
    asked: 0,
  }));
  const [first, ...others] = states.map((state): Chain => {
    const answer = async <T>(value: T): Promise<T> => {
      state.asked += 1;
      if (state.isAway) throw new ChainUnavailableError('away');
      return value;
    };
    return {
      ...createClosedChain('ETH', 'regtest'),
      head: () => answer({ height: state.height, hash: `${state.height}` }),
      recentBlock: () =>
        answer({ hash: `${state.height}`, headHeight: state.height, lastHeight: 160 }),
      watchedBlockAt: (height) =>
        answer({
          ...{ height, hash: `${state.height}`, parentHash: '', minedAt: new Date(0) },
          transactions: [],
          ...(state.isOdd && { unread: [{ hash: null, namesUs: true }] }),
        }),
      probe: () =>
        answer([
          {
            ...{ height: state.height, hash: `${state.height}` },
            ...{ units: toBaseUnits(1n), tokens: new Map() },
          },
        ]),
      countSent: () => answer(state.sent),
      broadcast: () => answer(state.answer),
    };
  });
  if (first === undefined) throw new Error('There is no node.');
  return { states, chain: createFailoverChain([first, ...others]) };
}

describe('createFailoverChain', () => {
  it('views the mempool of the next node where one is away, and closes all of them', async () => {
    const closed: string[] = [];
    const nodeOf = (name: string, hash: string | null): Chain => ({
      ...createClosedChain('BTC', 'regtest'),
      viewMempool: async () => {
        if (hash === null) throw new ChainUnavailableError('away');
        return { has: (asked) => asked === hash, get: () => undefined, since: () => [] };
      },
      close: () => closed.push(name),
    });
    const chain = createFailoverChain([nodeOf('first', null), nodeOf('second', 'ab')]);
    expect((await chain.viewMempool?.())?.has('ab')).toBe(true);
    chain.close?.();
    expect(closed).toEqual(['first', 'second']);
  });

  it('asks the next node when one fails, and stays with it', async () => {
    const { states, chain } = startNodes(3);
    const [first, second] = states;
    await chain.head();
    if (first) first.isAway = true;
    expect(await chain.head()).toMatchObject({ height: 10 });
    if (first) first.isAway = false;
    await chain.head();
    expect(states.map(({ asked }) => asked)).toEqual([2, 2, 0]);
    if (second) second.isAway = true;
    await chain.head();
    expect(states.map(({ asked }) => asked)).toEqual([2, 3, 1]);
  });

  it('reads a block by what is watched from the node that answers', async () => {
    const { states, chain } = startNodes(2);
    const [first] = states;
    if (first) first.isAway = true;
    expect(await chain.watchedBlockAt?.(7, async () => null)).toMatchObject({ height: 7 });
    expect(states.map(({ asked }) => asked)).toEqual([1, 1]);
  });

  it('reads a block from the node that can read all of it', async () => {
    const { states, chain } = startNodes(3);
    const [first, second] = states;
    if (first) first.isOdd = true;
    if (second) second.isAway = true;
    expect(await chain.watchedBlockAt?.(7, async () => null)).not.toHaveProperty('unread');
    for (const state of states) state.isOdd = true;
    expect(await chain.watchedBlockAt?.(7, async () => null)).toMatchObject({
      unread: [{ namesUs: true }],
    });
  });

  it('probes no node that is behind what another one has shown', async () => {
    const { states, chain } = startNodes(2);
    const [first, second] = states;
    if (second) second.height = 9;
    expect(await chain.probe?.(['anybody'])).toMatchObject([{ height: 10, units: 1n }]);
    if (first) first.isAway = true;
    await expect(chain.probe?.(['anybody'])).rejects.toThrow('behind at 9');
    if (second) second.height = 11;
    expect(await chain.probe?.(['anybody'])).toMatchObject([{ height: 11, units: 1n }]);
  });

  it('takes no block to name from a node that is behind what another one has shown', async () => {
    const { states, chain } = startNodes(2);
    const [first, second] = states;
    if (second) second.height = 9;
    expect(await chain.recentBlock?.()).toMatchObject({ hash: '10' });
    if (first) first.isAway = true;
    await expect(chain.recentBlock?.()).rejects.toThrow('behind at 9');
    if (second) second.height = 11;
    expect(await chain.recentBlock?.()).toMatchObject({ hash: '11' });
  });

  it('asks the next node for a head that has the blocks of the books', async () => {
    const { states, chain } = startNodes(2);
    const [first] = states;
    if (first) first.height = 3;
    expect(await chain.head(10)).toMatchObject({ height: 10 });
    await expect(chain.head(11)).rejects.toThrow('behind at');
  });

  it('is unavailable when no node answers, each asked once', async () => {
    const { states, chain } = startNodes(2);
    for (const state of states) state.isAway = true;
    await expect(chain.head()).rejects.toBeInstanceOf(ChainUnavailableError);
    expect(states.map(({ asked }) => asked)).toEqual([1, 1]);
  });

  it('takes no shorter chain from another node, and a shorter one from the same', async () => {
    const { states, chain } = startNodes(2);
    const [first, second] = states;
    await chain.head();
    if (first) first.height = 9;
    expect(await chain.head()).toMatchObject({ height: 9 });
    if (first) first.isAway = true;
    if (second) second.height = 8;
    await expect(chain.head()).rejects.toThrow('behind');
    if (second) second.height = 9;
    expect(await chain.head()).toMatchObject({ height: 9 });
  });

  it('counts what an address has sent as the node that counts least, and not without one of them', async () => {
    const { states, chain } = startNodes(2);
    const [first, second] = states;
    const count = async () => chain.countSent?.('0x01', { height: 5, hash: '5' });
    expect(await count()).toBe(9n);
    if (second) second.sent = 7n;
    expect(await count()).toBe(7n);
    if (first) first.sent = 6n;
    expect(await count()).toBe(6n);
    if (second) second.sent = null;
    expect(await count()).toBeNull();
    if (second) second.isAway = true;
    await expect(count()).rejects.toThrow(ChainUnavailableError);
  });

  it('offers the other nodes what one refuses, until one takes it', async () => {
    const { states, chain } = startNodes(3);
    const [first, second, third] = states;
    if (first) first.answer = refused;
    expect(await chain.broadcast(raw)).toEqual({ outcome: 'accepted' });
    if (second) second.answer = { ...refused, reason: 'another reason' };
    expect(await chain.broadcast(raw)).toEqual({ outcome: 'accepted' });
    if (second) second.isAway = true;
    if (third) third.answer = { outcome: 'already-known' };
    expect(await chain.broadcast(raw)).toEqual({ outcome: 'already-known' });
    if (third) third.answer = refused;
    expect(await chain.broadcast(raw)).toEqual(refused);
  });

  it('offers no other node what none can take', async () => {
    const { states, chain } = startNodes(2);
    const [first] = states;
    if (first) first.answer = { ...refused, permanent: true };
    expect(await chain.broadcast(raw)).toEqual({ ...refused, permanent: true });
    expect(states.map(({ asked }) => asked)).toEqual([1, 0]);
  });
});
