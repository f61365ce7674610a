import { getNetwork, tokensOf } from '@billfold/core';
import { getSweeps } from '@billfold/keyring';
import { asc } from 'drizzle-orm';
import * as fc from 'fast-check';
import {
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  keccak256,
  parseAbi,
  zeroAddress,
} from 'viem';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Anvil, findAnvil, startAnvil } from '../../test/anvil.ts';
import { openAddressAccount } from '../../test/books.ts';
import { fixedRates } from '../../test/fixed-rates.ts';
import { isThorough } from '../../test/is-thorough.ts';
import { createAccountWallet, phrases } from '../../test/ledger-wallet.ts';
import { type ManualClock, manualClock } from '../../test/manual-clock.ts';
import { tokenCode } from '../../test/token-code.ts';
import { concerning } from '../../test/watched-blocks.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import { createProber } from '../balance-probes/create-prober.ts';
import type { Chain } from '../chains/chain.ts';
import type { JsonRpcRequest } from '../chains/json-rpc.ts';
import type { BatchRpc } from '../chains/rpc-batches.ts';
import type { Db } from '../db/open-database.ts';
import { chainBlocks, chainCursors, transactions } from '../db/schema.ts';
import { createEvmRpcChain } from '../families/evm/node/create-evm-rpc-chain.ts';
import { serverPlatform } from '../platform/server-platform.ts';
import { rescanIfWanted } from './rescan-if-wanted.ts';
import { type ChainWatch, type WatchContext, watchChain } from './watch-chain.ts';

const network = 'BSC';
const { final } = getNetwork(network).confirmations;
const [usdt] = tokensOf(network);
const token: Hex = `0x${usdt?.contract.slice(2)}`;
const anvil = findAnvil();
const hex = z.templateLiteral(['0x', z.string()]);
const gwei = 1_000_000_000n;
const idle = { restMs: 60_000 };
const signer = createAccountWallet(network, phrases[0]);

describe.skipIf(anvil === null)('an idle network of anvil', () => {
  let node: Anvil;
  let people: readonly Hex[];
  let db: Db;
  let chain: Chain;
  let context: WatchContext;
  let watch: ChainWatch;
  let clock: ManualClock;
  /** Height of a block below the head. */
  let older: string;
  /** Methods of the calls since the last look, and `block` for a block with its transactions. */
  let calls: string[];
  /** Changes what the node is asked, or answers in its place. */
  let meddle: (request: JsonRpcRequest<unknown>) => Promise<JsonRpcRequest<unknown>>;

  beforeEach(async () => {
    node = await startAnvil(anvil ?? '', network);
    calls = [];
    meddle = async (request) => request;
    people = await call('eth_accounts', [], z.array(hex));
    await call('anvil_setCode', [token, tokenCode()]);
    for (const person of people) {
      const slot = keccak256(`0x${person.slice(2).padStart(64, '0')}${'0'.repeat(64)}`);
      await call('anvil_setStorageAt', [token, slot, `0x${'64'.padStart(64, '0')}`]);
    }
    db = await emptyDatabase();
    chain = createEvmRpcChain({ network, chain: 'regtest', rpc: counting(node.rpc) });
    clock = manualClock();
    const platform = serverPlatform({ clock });
    context = {
      ...{ db, platform, rates: fixedRates(), chains: { get: () => chain } },
      ...{ hasPayments: false, chainMode: 'live', publicUrl: '' },
    };
    watch = watchChain(context, network);
    await mine(final);
    await watch.catchUp();
    await rescanIfWanted(context, network);
  });
  afterEach(() => node.stop());

  function counting(rpc: BatchRpc): BatchRpc {
    const note = ({ method, params }: Pick<JsonRpcRequest<unknown>, 'method' | 'params'>) => {
      const isBlock = method === 'eth_getBlockByNumber' && params?.[1] === true;
      calls.push(isBlock ? 'block' : method);
    };
    return {
      refusesBatches: rpc.refusesBatches,
      call: async (request) => {
        note(request);
        const { params } = await meddle(request);
        return rpc.call({ ...request, ...(params && { params }) });
      },
      callAll: (requests) => {
        for (const request of requests) note(request);
        return rpc.callAll(requests);
      },
    };
  }
  const call = <T>(
    method: string,
    params: readonly unknown[],
    schema: z.ZodMiniType<T> = z.any(),
  ): Promise<T> => node.rpc.call({ method, params, schema });
  const who = (at: number): Hex => people[at] ?? '0x';
  const hexOf = (value: bigint) => `0x${value.toString(16)}`;
  const send = (from: number, to: Hex, value: bigint, more: object = {}) =>
    call(
      'eth_sendTransaction',
      [
        {
          from: who(from),
          to,
          value: hexOf(value),
          gas: '0x186a0',
          gasPrice: hexOf(3n * gwei),
          ...more,
        },
      ],
      z.string(),
    );
  const pay = (from: number, to: number, value = 5n) =>
    send(from, who(to), value, { gas: '0x5208' });
  const transfer = (from: number, to: number, units = 1n) =>
    send(from, token, 0n, {
      data: encodeFunctionData({
        ...{ abi: erc20Abi, functionName: 'transfer', args: [who(to), units] },
      }),
    });
  /** Mines blocks, each with a transfer of a token between strangers. */
  const mine = async (blocks: number) => {
    for (let mined = 0; mined < blocks; mined += 1) {
      await transfer(0, 1, 0n);
      await node.mine(1);
    }
  };
  /** Watches the address of one of the people. */
  const open = (at: number) => watchAddress(getAddress(who(at)));
  const watchAddress = (address: string) =>
    openAddressAccount(db, { network, wallet: { ...signer, address } });
  /** Looks once a minute, and returns how often each method was called. */
  const look = async () => {
    calls.length = 0;
    await watch.catchUp(idle);
    const counts: Record<string, number> = {};
    for (const method of calls) counts[method] = (counts[method] ?? 0) + 1;
    return counts;
  };
  const rows = () =>
    db.select().from(transactions).orderBy(asc(transactions.blockHeight), asc(transactions.id));
  const booked = async () => (await rows()).map(({ hash }) => hash);
  const cursor = async () => (await db.select().from(chainCursors))[0];
  /** Watches an address, and looks once: what the first look asks for is known then. */
  const settle = async () => {
    await open(5);
    await mine(30);
    await look();
  };
  const quietCalls = { eth_getBlockByNumber: 2, eth_call: 2, eth_getLogs: 1 };
  /** Deploys the contract that sweeps into the address of one of the people. */
  const deploySweeper = async (to: number) => {
    const { address, deployment } = getSweeps(network, 'regtest').getSweeper(who(to));
    const data = { gas: '0x61a80', data: `0x${deployment.data}` };
    await send(0, `0x${deployment.to.slice(2)}`, 0n, data);
    await mine(1);
    return address.slice(2).toLowerCase();
  };
  const delegate = (at: number, sweeper: string) =>
    call('anvil_setCode', [who(at), `0xef0100${sweeper}`]);
  const sweepCoins = (to: number, purse: number, sweeper: string, units: bigint) =>
    send(to, `0x${sweeper}`, 0n, {
      data: encodeFunctionData({
        abi: parseAbi(['function sweep(address token, (address purse, uint256 units)[] moves)']),
        args: [zeroAddress, [{ purse: who(purse), units }]],
      }),
    });

  it('takes five calls and no block while nothing happens', async () => {
    await settle();
    for (let looks = 0; looks < 3; looks += 1) {
      await mine(30);
      expect(await look()).toEqual(quietCalls);
      expect((await cursor())?.height).toBe((await chain.head()).height);
    }
    expect(await rows()).toEqual([]);
  });

  it('takes the state before the range once', async () => {
    await open(5);
    await mine(30);
    expect(await look()).toEqual({ ...quietCalls, eth_call: 4 });
  });

  it('takes one call less where no address was ever used', async () => {
    await watchAddress(getAddress(`0x${'1e'.repeat(20)}`));
    await mine(30);
    await look();
    await mine(30);
    expect(await look()).toEqual({ ...quietCalls, eth_call: 1 });
  });

  it('reads no block for addresses that are delegated to the sweeper of another one', async () => {
    const sweeper = await deploySweeper(5);
    await delegate(6, sweeper);
    await delegate(7, sweeper);
    for (const at of [5, 6, 7]) await open(at);
    await mine(1);
    await watch.catchUp();
    await mine(30);
    expect(await look()).toEqual({ ...quietCalls, eth_call: 4, eth_getCode: 2 });
    await mine(30);
    expect(await look()).toEqual(quietCalls);
    const came = await send(0, who(6), 9n);
    await mine(30);
    expect((await look())['block']).toBe(30);
    expect(await booked()).toEqual([came]);
    await mine(30);
    expect(await look()).not.toHaveProperty('block');
    const swept = await sweepCoins(5, 6, sweeper, 9n);
    await mine(30);
    expect((await look())['block']).toBe(30);
    expect(await booked()).toContain(swept);
  });

  it.each([
    ['its recipient is not watched', [6]],
    ['its recipient has code too', [5, 6]],
  ])(
    'is read block by block where the sweeper of an address may be called: %s',
    async (_, watched) => {
      const sweeper = await deploySweeper(5);
      await delegate(6, sweeper);
      if (watched.includes(5)) await delegate(5, sweeper);
      for (const at of watched) await open(at);
      await mine(30);
      await look();
      await mine(30);
      expect((await look())['block']).toBe(30);
    },
  );

  it('is read block by block where an address is delegated to a contract with other code', async () => {
    const sweeper = await deploySweeper(5);
    await call('anvil_setCode', [`0x${sweeper}`, '0x6001']);
    await delegate(6, sweeper);
    for (const at of [5, 6]) await open(at);
    await mine(30);
    await look();
    await mine(30);
    expect((await look())['block']).toBe(30);
  });

  it('books coins that come with their transaction and their block', async () => {
    await settle();
    await mine(10);
    const hash = await pay(0, 5);
    await mine(20);
    expect((await look())['block']).toBe(30);
    const { height } = await chain.head();
    expect(await rows()).toMatchObject([
      { hash, type: 'RECEIVED', valueUnits: 5n, assetId: network, blockHeight: height - 19 },
    ]);
    await mine(30);
    expect(await look()).toEqual(quietCalls);
    await mine(30);
    expect(await look()).toEqual(quietCalls);
  });

  it('books tokens that come', async () => {
    await settle();
    const hash = await transfer(0, 5, 3n);
    await mine(30);
    await look();
    expect(await rows()).toMatchObject([{ hash, type: 'RECEIVED', valueUnits: 3n }]);
  });

  it('books what comes and goes in one range and leaves the balance as it was', async () => {
    await settle();
    const price = 3n * gwei;
    const before = await call('eth_getBalance', [who(5), 'latest']);
    const hashes = [await pay(0, 5, 7n + 21_000n * price)];
    await mine(3);
    hashes.push(await send(5, who(0), 7n, { gas: '0x5208', gasPrice: hexOf(price) }));
    await mine(27);
    expect(await call('eth_getBalance', [who(5), 'latest'])).toBe(before);
    await look();
    expect(await booked()).toEqual(hashes);
  });

  it('books tokens that come and are taken away by a spender', async () => {
    await send(5, token, 0n, {
      data: encodeFunctionData({
        ...{ abi: erc20Abi, functionName: 'approve', args: [who(2), 50n] },
      }),
    });
    await mine(1);
    await watch.catchUp();
    await settle();
    const hashes = [await transfer(0, 5, 4n)];
    await mine(3);
    const take = { functionName: 'transferFrom', args: [who(5), who(2), 4n] } as const;
    hashes.push(await send(2, token, 0n, { data: encodeFunctionData({ abi: erc20Abi, ...take }) }));
    await mine(27);
    await look();
    expect(await booked()).toEqual(hashes);
  });

  it('books a failed transaction that was sent elsewhere', async () => {
    await settle();
    const hash = await transfer(5, 0, 1_000n);
    await mine(30);
    await look();
    expect(await rows()).toMatchObject([{ hash, endedAs: 'FAILED' }]);
  });

  it('reads on from a block below where blocks that were passed over are replaced', async () => {
    await settle();
    await mine(30);
    expect(await look()).toEqual(quietCalls);
    await call('anvil_rollback', [10]);
    const hash = await pay(0, 5, 9n);
    await mine(12);
    await look();
    const [row] = await rows();
    const known = await db.select().from(chainBlocks).orderBy(asc(chainBlocks.height));
    expect(row).toMatchObject({ hash, valueUnits: 9n });
    expect((await chain.blockAt(row?.blockHeight ?? 0))?.hash).toBe(row?.blockHash);
    for (const { height, hash: each } of known.slice(-12))
      expect((await chain.blockAt(height))?.hash).toBe(each);
    await mine(30);
    expect(await look()).not.toHaveProperty('block');
  });

  it('books a deposit again that was taken out of a block', async () => {
    await settle();
    const hash = await pay(0, 5, 9n);
    await mine(30);
    await look();
    await node.rollBack(30);
    // The state is the same as after the block that was replaced.
    await mine(60);
    await look();
    expect(await rows()).toMatchObject([{ hash, endedAs: null }]);
    const [row] = await rows();
    expect((await chain.blockAt(row?.blockHeight ?? 0))?.hash).toBe(row?.blockHash);
  });

  it.each([
    ['runs no code of the caller', ({ params = [] }) => params.slice(0, 2)],
    [
      'tells the state of an older block',
      ({ params = [] }) => [params[0], { blockNumber: older }, params[2]],
    ],
    [
      'has no state of the block',
      ({ params = [] }) => [params[0], { blockHash: `0x${'12'.repeat(32)}` }, params[2]],
    ],
  ] satisfies readonly [string, (asked: JsonRpcRequest<unknown>) => readonly unknown[]][])(
    'is read block by block where the node %s',
    async (_, change) => {
      await settle();
      meddle = async (request) =>
        request.method === 'eth_call' ? { ...request, params: change(request) } : request;
      await mine(29);
      older = hexOf(BigInt((await chain.head()).height));
      const hash = await pay(0, 5);
      await mine(1);
      expect((await look())['block']).toBe(30);
      expect(await booked()).toEqual([hash]);
      await mine(30);
      expect((await look())['block']).toBe(30);
    },
  );

  it('is read block by block where the node lacks the newest blocks of a search', async () => {
    await settle();
    meddle = async (request) => {
      const [filter, ...rest] = request.params ?? [];
      const range = z.safeParse(z.looseObject({ toBlock: z.string() }), filter);
      if (request.method !== 'eth_getLogs' || !range.success) return request;
      const toBlock = hexOf(BigInt(range.data.toBlock) - 2n);
      return { ...request, params: [{ ...range.data, toBlock }, ...rest] };
    };
    await mine(29);
    const hash = await transfer(0, 5, 2n);
    await mine(1);
    await look();
    expect(await booked()).toEqual([hash]);
  });

  it('is read block by block where an account has code', async () => {
    await settle();
    await call('anvil_setCode', [who(5), `0xef0100${'0d'.repeat(20)}`]);
    await call('anvil_setNonce', [who(5), '0x9']);
    await mine(30);
    expect((await look())['block']).toBe(30);
    await mine(30);
    expect((await look())['block']).toBe(30);
  });

  it('is read block by block after 256 blocks', async () => {
    await settle();
    const hash = await pay(0, 5);
    await mine(257);
    const counts = await look();
    expect([counts['block'], counts['eth_call']]).toEqual([257, undefined]);
    expect(await booked()).toEqual([hash]);
  }, 60_000);

  it('misses nothing of an address that is given out during a look', async () => {
    await settle();
    await mine(30);
    let hash = '';
    meddle = async (request) => {
      if (request.method === 'eth_call' && hash === '') {
        hash = 'given out';
        await open(6);
        hash = await pay(0, 6);
        await mine(1);
      }
      return request;
    };
    await look();
    await mine(30);
    await look();
    expect(await booked()).toEqual([hash]);
  });

  it('leaves what a contract pays to the comparison of balances', async () => {
    const address: Hex = getAddress(`0x${'1d'.repeat(20)}`);
    await watchAddress(address);
    await mine(30);
    await look();
    await node.payByContract?.(address, 7n);
    await mine(30);
    expect((await look())['block']).toBe(30);
    expect(await rows()).toEqual([]);
    // Fewer blocks than it takes to be final: the books have no block of exactly that depth.
    for (let looks = 0; looks < 4; looks += 1) {
      await mine(10);
      expect(await look()).not.toHaveProperty('block');
      calls.length = 0;
      await createProber(context, network, { onFinding: () => {} })?.probe();
      expect(calls).toEqual(['eth_call']);
      clock.advance(600_000);
    }
    expect(await rows()).toMatchObject([{ type: 'RECEIVED', valueUnits: 7n }]);
  });

  it('shows what the blocks hold, whatever happens in them', async () => {
    const person = fc.constantFrom(0, 5, 6);
    const step = fc.oneof(
      fc.record({
        kind: fc.constantFrom('pay' as const, 'transfer' as const),
        from: person,
        to: person,
      }),
      fc.record({ kind: fc.constant('mine' as const), blocks: fc.integer({ min: 1, max: 20 }) }),
      fc.record({ kind: fc.constant('fork' as const), depth: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ kind: fc.constant('look' as const) }),
      fc.record({ kind: fc.constant('lie' as const), isLying: fc.boolean() }),
    );
    await open(5);
    await open(6);
    const own = [who(5), who(6)].map((address) => getAddress(address));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        for (const each of steps) {
          if (each.kind === 'pay') await pay(each.from, each.to);
          if (each.kind === 'transfer') await transfer(each.from, each.to);
          if (each.kind === 'mine') await mine(each.blocks);
          if (each.kind === 'look') await watch.catchUp(idle);
          if (each.kind === 'lie')
            meddle = async (request) =>
              each.isLying && request.method === 'eth_call'
                ? { ...request, params: (request.params ?? []).slice(0, 2) }
                : request;
          if (each.kind === 'fork') {
            await mine(each.depth);
            await node.rollBack(each.depth);
            await mine(each.depth);
          }
        }
        await mine(8);
        await watch.catchUp(idle);
        const { height } = await chain.head();
        const expected: string[] = [];
        for (let at = final + 1; at <= height; at += 1) {
          const block = await chain.blockAt(at);
          const watched = { addresses: own, claims: new Set<string>() };
          for (const { hash } of concerning(block?.transactions ?? [], watched))
            expected.push(`${hash} ${at} ${block?.hash}`);
        }
        const found = (await rows())
          .filter(({ endedAs }) => endedAs !== 'DROPPED')
          .map((row) => `${row.hash} ${row.blockHeight} ${row.blockHash}`);
        expect([...new Set(found)].toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: isThorough ? 40 : 4 },
    );
  }, 240_000);
});
