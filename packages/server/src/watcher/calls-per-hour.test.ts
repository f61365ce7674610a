import { readFileSync } from 'node:fs';
import { getNetwork, type Network, tokensOf, validateAddress } from '@billfold/core';
import { sha256 } from '@noble/hashes/sha2.js';
import { base58, bech32, createBase58check } from '@scure/base';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEvmNode } from '../../test/evm-node.ts';
import { fixedRates } from '../../test/fixed-rates.ts';
import { findLitecoind, startLitecoind } from '../../test/litecoind.ts';
import { type ManualClock, manualClock } from '../../test/manual-clock.ts';
import { manualSchedule } from '../../test/manual-schedule.ts';
import { startTonStub } from '../../test/ton-node.ts';
import { startTronStub } from '../../test/tron-node.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import { createProber } from '../balance-probes/create-prober.ts';
import { blockTimeOf } from '../chains/block-times.ts';
import type { Chain } from '../chains/chain.ts';
import { createJsonRpc } from '../chains/create-json-rpc.ts';
import { blocksAtFirst } from '../chains/cursor.ts';
import { nothingSent } from '../chains/sent-transactions.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses, chainCursors, sessions, users, wallets } from '../db/schema.ts';
import { createEvmRpcChain } from '../families/evm/node/create-evm-rpc-chain.ts';
import { createSolanaRpcChain } from '../families/solana/node/create-solana-rpc-chain.ts';
import { createToncenterChain } from '../families/ton/node/create-toncenter-chain.ts';
import { createTronHttpChain } from '../families/tron/node/create-tron-http-chain.ts';
import { createCoreRpcChain } from '../families/utxo/node/create-core-rpc-chain.ts';
import { serverPlatform } from '../platform/server-platform.ts';
import { callBudgets, countedAddresses } from './call-budgets.ts';
import { createWatcher } from './create-watcher.ts';
import { paceOf } from './look-pace.ts';
import { rescanIfWanted } from './rescan-if-wanted.ts';
import { type WatchContext, watchChain } from './watch-chain.ts';

/** A network of nodes that count what they are asked. */
interface CountingNode {
  readonly chain: Chain;
  /** Calls so far; a batch is as many calls as it has. */
  readonly calls: () => number;
  mine(): Promise<void>;
  close(): Promise<void>;
}

interface Counted {
  readonly network: ServedNetwork;
  readonly start: () => Promise<CountingNode>;
  readonly addressAt: (place: number) => string;
}

const digits = (place: number, length: number) => place.toString(16).padStart(length, '0');
const bytes = (place: number, length: number) => Buffer.from(digits(place, 2 * length), 'hex');

const counted: readonly Counted[] = [
  {
    ...{ network: 'BTC', start: () => startCore('BTC') },
    addressAt: (place) => bech32.encode('bc', [0, ...bech32.toWords(bytes(place, 20))]),
  },
  {
    ...{ network: 'LTC', start: () => startCore('LTC') },
    addressAt: (place) => bech32.encode('ltc', [0, ...bech32.toWords(bytes(place, 20))]),
  },
  {
    ...{ network: 'ETH', start: () => startEvm('ETH', 31_337) },
    addressAt: (place) => `0x${digits(place, 40)}`,
  },
  {
    ...{ network: 'BSC', start: () => startEvm('BSC', 7_700_057) },
    addressAt: (place) => `0x${digits(place, 40)}`,
  },
  {
    ...{ network: 'TRX', start: startTron },
    addressAt: (place) => tronAddress(bytes(place, 20)),
  },
  {
    ...{ network: 'SOL', start: startSolana },
    addressAt: (place) => base58.encode(bytes(place, 32)),
  },
  {
    ...{ network: 'TON', start: startTon },
    addressAt: (place) => normalized('TON', `0:${digits(place, 64)}`),
  },
];
// It takes minutes: docs/operations.md names the command.
describe.skipIf(process.env['NODE_CALLS'] === undefined)('watching for an hour', () => {
  let db: Db;
  let clock: ManualClock;
  let node: CountingNode | null = null;
  beforeEach(async () => {
    db = await emptyDatabase();
    clock = manualClock();
  });
  afterEach(() => node?.close());

  /** Counts the calls of an hour in which nothing is paid, of a network that is awaited or idle. */
  async function countLooks({ network, start }: Counted, isHere: boolean): Promise<number> {
    await db.update(sessions).set({ lastSeenAt: new Date(isHere ? clock.now() + dayMs : 0) });
    node = await start();
    const { chain, calls, mine } = node;
    const timer = manualSchedule(clock);
    const watcher = createWatcher({
      ...{ context: contextOf(chain), network, schedule: timer.schedule, owner: 'first' },
      pace: paceOf(network),
      onError: (error) => {
        throw error;
      },
    });
    await mine();
    watcher.start();
    await timer.whenWaiting();
    await rescanIfWanted(contextOf(chain), network);
    const before = calls();
    const beganMs = clock.now();
    const lengthMs = lengthOf(network, isHere);
    for (let mined = 0; clock.now() - beganMs < lengthMs; ) {
      const due = Math.floor((clock.now() - beganMs + 1_000) / blockTimeOf(network));
      for (; mined < due; mined += 1) await mine();
      timer.runNext();
      await timer.whenWaiting();
    }
    await watcher.stop();
    const counted = calls() - before;
    await node.close();
    node = null;
    return Math.round((counted * 3_600_000) / lengthMs);
  }

  /** Counts the calls of an hour that compare balances of people who are not here. */
  async function countProbes({ network, start }: Counted): Promise<number> {
    node = await start();
    const { chain, calls, mine } = node;
    // Blocks that are final in the books: a balance of any other block waits, or counts for nothing.
    const { confirmations, model } = getNetwork(network);
    for (let mined = 0; mined < confirmations.final; mined += 1) await mine();
    await watchChain(contextOf(chain), network).catchUp();
    await rescanIfWanted(contextOf(chain), network);
    // Other nodes tell balances of their head alone.
    if (model.family !== 'evm') await db.update(chainCursors).set({ height: 1_000_000 });
    const before = calls();
    const prober = createProber(contextOf(chain), network, { onFinding: () => {} });
    for (let step = 0; prober !== null && step < 240; step += 1) {
      clock.advance(15_000);
      await prober.probe();
    }
    const counted = calls() - before;
    await node.close();
    node = null;
    return counted;
  }

  function contextOf(chain: Chain): WatchContext {
    const platform = serverPlatform({ clock });
    return {
      ...{ db, platform, rates: fixedRates(), chains: { get: () => chain } },
      ...{ hasPayments: false, chainMode: 'live', publicUrl: '' },
    };
  }

  async function watch({ network, addressAt }: Counted, watched: number): Promise<void> {
    const createdAt = new Date(0);
    const [userId, walletId] = [v7(), v7()];
    const email = `${userId}@example.com`;
    await db.insert(users).values({
      ...{
        id: userId,
        email,
        emailNorm: email,
        name: 'Person',
        accountType: 'INDIVIDUAL',
        createdAt,
      },
    });
    await db
      .insert(wallets)
      .values({ id: walletId, userId, name: 'Wallet', walletType: 'INDIVIDUAL', createdAt });
    const browser = { device: 'Desktop', os: 'Linux', browser: 'Firefox', ip: '127.0.0.1' };
    await db.insert(sessions).values({
      ...{ id: v7(), userId, tokenHash: userId, ...browser },
      ...{ createdAt, lastSeenAt: createdAt, expiresAt: createdAt },
    });
    const places = Array.from({ length: watched }, (_, place) => ({ place, accountId: v7() }));
    for (let from = 0; from < watched; from += 1_000) {
      const some = places.slice(from, from + 1_000);
      await db.insert(accounts).values(
        some.map(({ place, accountId }) => ({
          ...{
            id: accountId,
            walletId,
            network,
            accountIndex: place,
            name: `Account ${place}`,
            createdAt,
          },
        })),
      );
      await db.insert(addresses).values(
        some.map(({ place, accountId }) => ({
          ...{
            id: v7(),
            accountId,
            network,
            branch: 'receive' as const,
            addressIndex: 0,
            path: 'm',
          },
          ...{ address: addressAt(place + 1_000), createdAt },
        })),
      );
    }
  }

  it('asks nodes for as many calls as docs/operations.md says', async () => {
    const rows: string[] = [];
    const only = counted.filter(({ network }) => network === process.env['NODE_CALLS']);
    for (const each of only.length === 0 ? counted : only) {
      const counts: number[] = [];
      for (const watched of [0, countedAddresses.few, countedAddresses.many]) {
        for (const isHere of watched === 0 ? [false] : [false, true]) {
          // Each count has a node of its own, whose chain an earlier cursor would not fit.
          db = await emptyDatabase();
          await watch(each, watched);
          counts.push(await countLooks(each, isHere));
        }
        if (watched === 0) continue;
        db = await emptyDatabase();
        await watch(each, watched);
        counts.push(await countProbes(each));
      }
      const row = rowOf(each.network, counts);
      process.stdout.write(`${row}\n`);
      rows.push(row);
    }
    expect(budgetRows()).toEqual(expect.arrayContaining(rows));
  }, 3_000_000);
});

it('has the counts of docs/operations.md in the budgets that the doctor shows', () => {
  const text = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const written = text.split('\n').map((line) => line.replace(/ +/g, ' '));
  expect(written).toEqual(expect.arrayContaining([...budgetRows()]));
});

function budgetRows(): readonly string[] {
  return counted.map(({ network }) => {
    const { empty, few, many } = callBudgets[network];
    return rowOf(network, [
      ...[empty, few.idle, few.awaited, few.probes],
      ...[many.idle, many.awaited, many.probes],
    ]);
  });
}

function rowOf(network: Network, counts: readonly number[]): string {
  return `| ${[network, ...counts.map((count) => count.toLocaleString('en-US'))].join(' | ')} |`;
}

const dayMs = 86_400_000;

/**
 * Time that is counted: some blocks, and at least two looks at an idle network. Where the first of these takes calls that
 * the others do not repeat, an hour of them.
 */
function lengthOf(network: ServedNetwork, isHere: boolean): number {
  const remembers = getNetwork(network).model.family === 'evm' && !isHere;
  return remembers || blockTimeOf(network) > 60_000 ? 3_600_000 : 120_000;
}

async function startCore(network: 'BTC' | 'LTC'): Promise<CountingNode> {
  const command = findLitecoind();
  if (command === null) throw new Error('litecoind is not here (apt-get install litecoind)');
  const { rpc, mine, stop } = await startLitecoind(command);
  let calls = 0;
  const counting: typeof rpc = {
    call: (request) => {
      calls += 1;
      return rpc.call(request);
    },
  };
  return {
    chain: createCoreRpcChain({ network, chain: 'regtest', rpc: counting, clock: manualClock() }),
    calls: () => calls,
    mine: () => mine(1),
    close: stop,
  };
}

async function startEvm(network: 'ETH' | 'BSC', chainId: number): Promise<CountingNode> {
  const node = await startEvmNode();
  // Every block of a public chain has transfers of tokens.
  node.behave({ chainId, movesToken: tokensOf(network)[0]?.contract ?? null });
  const rpc = createJsonRpc({ url: node.url, clock: manualClock() });
  return {
    chain: createEvmRpcChain({ network, chain: 'regtest', rpc }),
    calls: () => node.requests.flat().length,
    mine: async () => {
      node.fund(`0x${'ab'.repeat(20)}`, 1n);
      node.mine(1);
    },
    close: () => node.close(),
  };
}

async function startTron(): Promise<CountingNode> {
  const { node, fund, mine, stop } = await startTronStub();
  let calls = 0;
  const counting: typeof node = {
    ...node,
    ask: (request) => {
      calls += 1;
      return node.ask(request);
    },
  };
  const options = { network: 'TRX', chain: 'regtest', node: counting } as const;
  return {
    // As it is unless an operator wants the waiting transactions.
    chain: { ...createTronHttpChain(options), skipsMempool: true },
    calls: () => calls,
    // A block of the main chain is never empty.
    mine: async () => {
      await fund(tronAddress(Buffer.alloc(20, 0xab)), 1_000_000n);
      await mine(1);
    },
    close: stop,
  };
}

async function startSolana(): Promise<CountingNode> {
  const { startSolanaNode } = await import('../../test/solana-node.ts');
  const { rpc, mine } = await startSolanaNode();
  let calls = 0;
  const counting: typeof rpc = {
    call: (request) => {
      calls += 1;
      return rpc.call(request);
    },
  };
  const options = { network: 'SOL', chain: 'regtest', sent: nothingSent } as const;
  return {
    chain: createSolanaRpcChain({ ...options, rpc: counting }),
    calls: () => calls,
    mine: () => mine(1),
    close: async () => {},
  };
}

async function startTon(): Promise<CountingNode> {
  const clock = manualClock();
  const { node, mine: mineAt } = await startTonStub(clock);
  // Headers are listed by their times.
  const mine = async () => {
    clock.advance(blockTimeOf('TON'));
    await mineAt(1);
  };
  // Its first block has the height 1, and a watcher begins this far below the head.
  for (let height = 1; height <= blocksAtFirst('TON'); height += 1) await mine();
  let calls = 0;
  const counting: typeof node = {
    ask: (request) => {
      calls += 1;
      return node.ask(request);
    },
  };
  const options = { network: 'TON', chain: 'regtest', sent: nothingSent } as const;
  return {
    chain: createToncenterChain({ ...options, node: counting }),
    calls: () => calls,
    mine,
    close: async () => {},
  };
}

function tronAddress(body: Uint8Array): string {
  return createBase58check(sha256).encode(Uint8Array.of(0x41, ...body));
}

function normalized(network: Network, text: string): string {
  const check = validateAddress(network, text, 'regtest');
  if (!check.valid) throw new Error(`no address: ${text}`);
  return check.normalized;
}
