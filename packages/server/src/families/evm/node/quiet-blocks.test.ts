import { createHash } from 'node:crypto';
import { tokensOf } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { withSingleCalls } from '../../../../test/single-calls.ts';
import { ChainUnavailableError, type Watch } from '../../../chains/chain.ts';
import { JsonRpcError } from '../../../chains/json-rpc.ts';
import { createEvmRpcChain } from './create-evm-rpc-chain.ts';
import { hashOfNoCode, hashOfNone } from './load-state.ts';
import { transferTopic } from './token-transfers.ts';

const network = 'BSC';
const [usdt] = tokensOf(network);
const hashOf = (text: string) => `0x${createHash('sha256').update(text).digest('hex')}`;
const word = (value: number) => value.toString(16).padStart(64, '0');
const addressAt = (place: number) => `0x${place.toString().padStart(40, 'a')}`;
const addressesUpTo = (count: number) => Array.from({ length: count }, (_, at) => addressAt(at));
const own = addressAt(0);
const stranger = `0x${'11'.repeat(20)}`;

interface TestBlock {
  readonly hash: string;
  /** Addresses whose coins or nonce it changes. */
  readonly changed: readonly string[];
  /** Address to which it moves a token; a stranger's in most blocks. */
  readonly movesTo: string | null;
}

const override = z.tuple([
  z.object({ to: z.string(), data: z.string() }),
  z.object({ blockHash: z.string(), requireCanonical: z.literal(true) }),
  z.record(z.string(), z.object({ code: z.string() })),
]);
const rangeFilter = z.object({ fromBlock: z.string(), toBlock: z.string() });

/** A node of a chain that tells the state of accounts after its blocks. */
function startNode() {
  const blocks: TestBlock[] = [];
  const calls: string[] = [];
  const behaviour = {
    mostAccounts: Number.POSITIVE_INFINITY,
    mostCodes: Number.POSITIVE_INFINITY,
    mostBlocks: Number.POSITIVE_INFINITY,
    /** True where it ends the connection in place of refusing more blocks. */
    breaksOff: false,
    /** Height below which it has no state. */
    keepsFrom: 0,
    hasCode: false,
    /** Addresses without code, coins and transactions. */
    unused: new Set<string>(),
    /** True where it runs the call after another block with the same parent. */
    misdates: false,
    /** Height whose logs it shows under the hash of another block. */
    misnames: -1,
    /** Height whose header it shows with another hash. */
    misshows: -1,
  };
  const mine = (count: number, changes: Partial<TestBlock> = {}) => {
    for (let mined = 0; mined < count; mined += 1)
      blocks.push({ hash: hashOf(`${blocks.length}`), changed: [], movesTo: stranger, ...changes });
  };
  const header = (height: number) => {
    const hash = height === behaviour.misshows ? hashOf('other') : blocks[height]?.hash;
    const number = `0x${height.toString(16)}`;
    const parentHash = blocks[height - 1]?.hash ?? hashOf('none');
    return { number, hash, parentHash, timestamp: number };
  };
  const tellState = (params: readonly unknown[]) => {
    const [{ to, data }, { blockHash }, overrides] = z.parse(override, params);
    const height = blocks.findIndex(({ hash }) => hash === blockHash);
    const accounts = Object.keys(overrides).filter((address) => address !== to);
    const first = Number(`0x${data.slice(2, 66)}`);
    const hashes = blocks.slice(first, height).map(({ hash }) => hash.slice(2));
    const time = behaviour.misdates ? height + 1 : height;
    const toldOf = (...words: readonly string[]) =>
      `0x${[...words, word(height), word(time), ...hashes].join('')}`;
    const done = blocks.slice(0, height + 1).flatMap(({ changed }) => changed);
    if (accounts.length === 0) {
      const asked = data.slice(66).match(/.{40}/g) ?? [];
      calls.push(`codes of ${asked.length}`);
      if (height < behaviour.keepsFrom || asked.length > behaviour.mostCodes)
        throw new JsonRpcError(-32_000, 'missing trie node, or too long');
      return toldOf(
        ...asked.map((text) => {
          if (behaviour.hasCode) return word(23);
          const address = `0x${text}`;
          const isUnused = behaviour.unused.has(address) && !done.includes(address);
          return (isUnused ? hashOfNone : hashOfNoCode).slice(2);
        }),
      );
    }
    calls.push(`state of ${accounts.length}`);
    if (height < behaviour.keepsFrom || accounts.length > behaviour.mostAccounts)
      throw new JsonRpcError(-32_000, 'missing trie node, or out of gas');
    const before = data.slice(66, 130);
    return toldOf(hashOf(before + done.filter((each) => accounts.includes(each)).join()).slice(2));
  };
  const search = ([filter]: readonly unknown[]) => {
    const { fromBlock, toBlock } = z.parse(rangeFilter, filter);
    const [from, to] = [Number(fromBlock), Number(toBlock)];
    calls.push(`logs of ${to - from + 1}`);
    if (to - from + 1 > behaviour.mostBlocks)
      throw behaviour.breaksOff
        ? new ChainUnavailableError('too long')
        : new JsonRpcError(-32_005, 'range is too wide');
    return blocks.slice(from, to + 1).flatMap(({ hash, movesTo }, at) =>
      movesTo === null
        ? []
        : {
            blockHash: from + at === behaviour.misnames ? hashOf('other') : hash,
            ...{ transactionHash: hash, address: usdt?.contract },
            topics: [transferTopic, `0x${word(1)}`, `0x${movesTo.slice(2).padStart(64, '0')}`],
          },
    );
  };
  const answer = (method: string, params: readonly unknown[]): unknown => {
    if (method === 'eth_call') return tellState(params);
    if (method === 'eth_getLogs') return search(params);
    if (method === 'eth_getCode') return '0x6001';
    calls.push('header');
    expect(params[1]).toBe(false);
    return header(params[0] === 'latest' ? blocks.length - 1 : Number(params[0]));
  };
  const rpc = withSingleCalls({
    call: async ({ method, params = [], schema }) => schema.parse(answer(method, params)),
  });
  const chain = createEvmRpcChain({
    network,
    chain: 'main',
    rpc: { ...rpc, refusesBatches: () => false },
  });
  mine(1);
  return {
    ...{ chain, mine, behaviour },
    blockAt: (height: number) => ({ height, hash: blocks[height]?.hash ?? '' }),
    /** Asks for the head, and then for what the blocks above `from` hold; takes the calls after the head. */
    look: async (from: number, watch: Partial<Watch> = {}) => {
      const to = await chain.head();
      calls.length = 0;
      const found = await chain.quietBlocks?.(
        { from: { height: from, hash: blocks[from]?.hash ?? '' }, to, heights: [to.height - 2] },
        async (most) => {
          const addresses = watch.addresses ?? [own];
          return addresses.length > most ? null : { addresses, claims: watch.claims ?? new Set() };
        },
      );
      return { heights: found?.map(({ height }) => height) ?? null, calls: calls.splice(0) };
    },
  };
}

describe('a range of blocks in which nothing happens', () => {
  it('is told by the state before and after it, the logs and a header', async () => {
    const { look, mine } = startNode();
    mine(30);
    expect(await look(0)).toEqual({
      heights: [28, 30],
      calls: ['codes of 1', 'state of 1', 'codes of 1', 'state of 1', 'logs of 30', 'header'],
    });
  });

  it('is told by the state after it alone where that before it was told at the last look', async () => {
    const { look, mine } = startNode();
    mine(30);
    await look(0);
    mine(30);
    expect(await look(30)).toEqual({
      heights: [58, 60],
      calls: ['codes of 1', 'state of 1', 'logs of 30', 'header'],
    });
  });

  it('is told where the node has the newest state alone, from the second look on', async () => {
    const { look, mine, behaviour } = startNode();
    mine(30);
    behaviour.keepsFrom = 30;
    expect((await look(0)).heights).toBeNull();
    mine(30);
    behaviour.keepsFrom = 60;
    expect((await look(30)).heights).toEqual([58, 60]);
  });

  it('begins above what was read after the last look', async () => {
    const { look, mine } = startNode();
    mine(30);
    await look(0);
    mine(3, { changed: [own] });
    mine(30);
    expect((await look(33)).heights).toEqual([61, 63]);
    mine(3);
    mine(30);
    expect(await look(66)).toEqual({
      heights: [94, 96],
      calls: ['codes of 1', 'state of 1', 'logs of 30', 'header'],
    });
  });

  it('is told of an address that was not watched at the last look', async () => {
    const { look, mine } = startNode();
    mine(30);
    await look(0);
    mine(30);
    const addresses = addressesUpTo(2);
    expect(await look(30, { addresses })).toMatchObject({
      heights: [58, 60],
      calls: ['codes of 2', 'state of 2', 'codes of 2', 'state of 2', 'logs of 30', 'header'],
    });
    mine(30, { changed: [addressAt(1)] });
    expect((await look(60, { addresses })).heights).toBeNull();
  });

  it.each([
    ['coins or a nonce change', { changed: [own] }],
    ['a token moves', { movesTo: own }],
    ['no token moves in the last block', { movesTo: null }],
  ])('is none where %s', async (_, changes) => {
    const { look, mine } = startNode();
    mine(29);
    mine(1, changes);
    expect((await look(0)).heights).toBeNull();
  });

  it.each([
    ['an account has code', { hasCode: true }],
    ['the state is of another block', { misdates: true }],
    ['a log is of another block', { misnames: 9 }],
    ['a header is of another block', { misshows: 28 }],
  ])('is none where %s', async (_, changes) => {
    const { look, mine, behaviour } = startNode();
    mine(30);
    Object.assign(behaviour, changes);
    expect((await look(0)).heights).toBeNull();
  });

  it('is none where its first block is on another branch', async () => {
    const { chain, look, mine } = startNode();
    mine(30);
    await look(0);
    mine(30);
    const range = {
      from: { height: 33, hash: hashOf('other') },
      to: await chain.head(),
      heights: [],
    };
    const watching = async () => ({ addresses: [own], claims: new Set<string>() });
    expect(await chain.quietBlocks?.(range, watching)).toBeNull();
  });

  it('is told up to a head that is not the newest one any more', async () => {
    const { chain, mine, blockAt } = startNode();
    mine(30);
    const to = await chain.head();
    mine(1);
    await chain.head();
    const range = { from: blockAt(0), to, heights: [] };
    const watching = async () => ({ addresses: [own], claims: new Set<string>() });
    expect(await chain.quietBlocks?.(range, watching)).toMatchObject([{ height: 30 }]);
  });

  it.each([
    ['a payment waits that others can end', 30, { claims: new Set(['claim']) }],
    ['it is longer than 256 blocks', 257, {}],
    ['reading it takes as few calls', 3, {}],
    ['more than 20,000 addresses are watched', 250, { addresses: addressesUpTo(20_001) }],
  ])('is not asked for where %s', async (_, blocks, watch) => {
    const { look, mine } = startNode();
    mine(blocks);
    expect(await look(0, watch)).toEqual({ heights: null, calls: [] });
  });

  it('is asked for with fewer accounts in a call where the node refuses many', async () => {
    const { look, mine, behaviour } = startNode();
    const addresses = addressesUpTo(1_300);
    behaviour.mostAccounts = 400;
    mine(60);
    expect((await look(0, { addresses })).calls.slice(0, 5)).toEqual([
      ...['codes of 1300', 'state of 1250', 'state of 625', 'state of 313', 'state of 313'],
    ]);
    mine(60);
    const { heights, calls } = await look(60, { addresses });
    expect([heights, calls[1]]).toEqual([[118, 120], 'state of 313']);
  });

  it('is told of unused addresses by their codes alone, many in a call', async () => {
    const { look, mine, behaviour } = startNode();
    const addresses = addressesUpTo(13_000);
    for (const address of addresses.slice(1)) behaviour.unused.add(address);
    mine(80);
    await look(0, { addresses });
    mine(80);
    expect(await look(80, { addresses })).toEqual({
      heights: [158, 160],
      calls: [
        ...['codes of 12500', 'codes of 500', 'state of 1', 'logs of 40', 'logs of 40', 'header'],
      ],
    });
    mine(80, { changed: [addressAt(12_999)] });
    expect((await look(160, { addresses })).heights).toBeNull();
    mine(80);
    expect((await look(240, { addresses })).calls).toContain('state of 2');
  });

  it('is asked for with fewer unused addresses in a call where the node refuses many', async () => {
    const { look, mine, behaviour } = startNode();
    const addresses = addressesUpTo(4_000);
    for (const address of addresses) behaviour.unused.add(address);
    behaviour.mostCodes = 2_000;
    mine(60);
    expect((await look(0, { addresses })).calls.slice(0, 3)).toEqual([
      ...['codes of 4000', 'codes of 2000', 'codes of 2000'],
    ]);
  });

  it.each([false, true])(
    'is searched in shorter parts where the node refuses long ones (breaks off: %s), for ten minutes',
    async (breaksOff) => {
      const { look, mine, behaviour, chain } = startNode();
      Object.assign(behaviour, { breaksOff, mostBlocks: 10 });
      mine(30);
      expect((await look(0)).calls.slice(4)).toEqual([
        ...['logs of 30', 'logs of 15', 'logs of 8', 'logs of 8', 'logs of 8', 'logs of 6'],
        'header',
      ]);
      mine(30);
      expect((await look(30)).calls[2]).toBe('logs of 8');
      expect(chain.refusesBatches?.()).toBe(false);
      mine(780);
      expect((await look(800)).calls).toContain('logs of 40');
    },
  );

  it('is none where the node refuses every search, which it is known for', async () => {
    const { look, mine, behaviour, chain } = startNode();
    mine(30);
    behaviour.mostBlocks = 1;
    expect(await look(0)).toMatchObject({ heights: null });
    expect(chain.refusesBatches?.()).toBe(true);
    behaviour.mostBlocks = 100;
    mine(840);
    expect((await look(840)).heights).toEqual([868, 870]);
    expect(chain.refusesBatches?.()).toBe(false);
  });

  it('is none where the node tells no state, which it is known for', async () => {
    const { look, mine, behaviour, chain } = startNode();
    mine(30);
    behaviour.keepsFrom = 1_000;
    expect(await look(0)).toEqual({ heights: null, calls: ['codes of 1'] });
    expect(chain.refusesBatches?.()).toBe(true);
  });
});
