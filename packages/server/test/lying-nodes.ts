import type { Clock } from '@billfold/core';
import { getKeyring } from '@billfold/keyring';
import * as z from 'zod/mini';
import { zeroStates } from '../src/families/ton/node/check-ton-node.ts';
import { rawAddress } from '../src/families/ton/node/ton-address.ts';
import { genesisHashes } from '../src/families/tron/node/genesis-hashes.ts';
import { type HttpNode, RawAnswer } from './http-node.ts';
import { createLyingHttpPool, type PossibleLies } from './lying-http-pool.ts';
import { createLyingPool } from './lying-pool.ts';
import { startSolanaHttpNode } from './solana-http-node.ts';
import { startTonHttpNode } from './ton-node.ts';
import { startTronStub } from './tron-node.ts';

/** Nodes of a network behind one address, which lie when they are told to. */
export interface LyingNodes {
  readonly url: string;
  /** Longest life of a transaction. */
  readonly lifetime: { readonly ms: number; readonly blocks: number };
  /** Amount of a payment in main units, for which its fee is usual. */
  readonly amount: string;
  /** Most that a payment costs, in main units. */
  readonly mostFee: string;
  /** Payments that are under way side by side. */
  readonly atOnce: number;
  fund(address: string, units: bigint): Promise<unknown>;
  mine(blocks: number): Promise<void>;
  /** Has another branch take the place of the newest block; left out where it would take a fresh machine. */
  reorganise?(): Promise<void>;
  lie(isLying: boolean): void;
  /** Returns how many lies were told. */
  lies(): number;
  /** Returns how often exactly `units` reached an address, in the blocks of the chain. */
  landed(address: string, units: bigint): Promise<number>;
  close(): Promise<void>;
}

type Start = (clock: Clock, random: () => number) => Promise<LyingNodes>;

export const startLyingNodes = {
  SOL: startSolana,
  TRX: startTron,
  TON: startTon,
} satisfies Readonly<Record<string, Start>>;

async function startSolana(_: Clock, random: () => number): Promise<LyingNodes> {
  const node = await startSolanaHttpNode();
  const pool = createLyingPool(node, random);
  return {
    ...{ url: node.url, lifetime: { ms: 0, blocks: 200 }, atOnce: 100 },
    ...{ amount: '0.01', mostFee: '0.001' },
    fund: node.fund,
    mine: node.mine,
    lie: (isLying) => node.intercept(isLying ? pool.intercept : null),
    lies: pool.lies,
    landed: async (address, units) =>
      node.cluster
        .blocks()
        .flatMap(({ transactions }) => transactions)
        .filter(({ shown }) => receivedIn(shown, address) === units).length,
    close: node.close,
  };
}

async function startTron(clock: Clock, random: () => number): Promise<LyingNodes> {
  const node = await startTronStub({ clock });
  const keyring = getKeyring('TRX', 'regtest');
  return {
    ...withLies(node, random, {
      broadcast: '/wallet/broadcasthex',
      refusal: { code: 'TAPOS_ERROR', message: Buffer.from('Tapos check error.').toString('hex') },
      forget: node.forgetWaiting,
      lacks: {
        '/wallet/getblockbynum': {},
        '/wallet/getblockbylimitnext': {},
        '/wallet/gettransactioninfobyblocknum': [],
        '/wallet/gettransactioninfobyid': {},
        '/wallet/gettransactionfrompending': {},
      },
      ofOtherChain: ({ path, asked }, told) =>
        path === '/wallet/getblockbynum' && asked['num'] === 0
          ? { ...Object(told), blockID: genesisHashes.main[0] }
          : null,
    }),
    ...{ url: node.url, lifetime: { ms: 180_000, blocks: 25 }, atOnce: 20 },
    ...{ amount: '50', mostFee: '3' },
    fund: node.fund,
    mine: node.mine,
    reorganise: () => node.rollBack(1),
    landed: (address, units) =>
      node.ledger.read(async (state) => {
        const height = (await state.head())?.height ?? 0;
        let count = 0;
        for (let at = 0; at <= height; at += 1)
          for (const { raw } of await state.transactionsAt(at)) {
            const { to, value } = keyring.decodeTransfer(raw);
            if (to === address && value === units) count += 1;
          }
        return count;
      }),
    close: node.stop,
  };
}

async function startTon(clock: Clock, random: () => number): Promise<LyingNodes> {
  const node = await startTonHttpNode(clock);
  const refused =
    'LITE_SERVER_UNKNOWN: cannot apply external message to current state : External message was not accepted\n' +
    'Cannot run message on account: inbound external message rejected by transaction 0F:\nexitcode=33, steps=13';
  return {
    ...withLies(node, random, {
      broadcast: '/api/v2/sendBocReturnHash',
      refusal: new RawAnswer(500, JSON.stringify({ ok: false, error: refused, code: 500 })),
      forget: async () => node.machine.forgetWaiting(),
      lacks: {
        '/api/v3/blocks': { blocks: [] },
        '/api/v3/transactionsByMasterchainBlock': { transactions: [] },
        '/api/v3/transactionsByMessage': { transactions: [] },
      },
      ofOtherChain: ({ path }) =>
        path === '/api/v2/getMasterchainInfo'
          ? { ok: true, result: { init: { root_hash: zeroStates.main } } }
          : null,
    }),
    ...{ url: node.url, lifetime: { ms: 480_000, blocks: 25 }, atOnce: 10 },
    ...{ amount: '0.5', mostFee: '0.05' },
    fund: node.fund,
    mine: node.mine,
    reorganise: () => node.rollBack(1),
    landed: async (address, units) => {
      const account = rawAddress(address);
      return node.machine
        .blocks()
        .flatMap(({ transactions }) => transactions)
        .map((shown) => paidTo.safeParse(shown).data)
        .filter(
          (paid) =>
            paid?.account.toLowerCase() === account && paid.in_msg.value === units.toString(),
        ).length;
    },
    close: node.close,
  };
}

const paidTo = z.object({
  account: z.string(),
  in_msg: z.object({ value: z.nullish(z.string()) }),
});

function withLies(
  node: Pick<HttpNode, 'intercept'>,
  random: () => number,
  possible: PossibleLies,
): Pick<LyingNodes, 'lie' | 'lies'> {
  const pool = createLyingHttpPool(possible, random);
  return {
    lie: (isLying) => node.intercept(isLying ? pool.intercept : null),
    lies: pool.lies,
  };
}

const shownTransaction = z.object({
  meta: z.object({ preBalances: z.array(z.bigint()), postBalances: z.array(z.bigint()) }),
  transaction: z.object({
    message: z.object({ accountKeys: z.array(z.object({ pubkey: z.string() })) }),
  }),
});

/** Returns what a transaction of Solana moved to an address. */
function receivedIn(shown: object, address: string): bigint {
  const { meta, transaction } = z.parse(shownTransaction, shown);
  const at = transaction.message.accountKeys.findIndex(({ pubkey }) => pubkey === address);
  return (meta.postBalances[at] ?? 0n) - (meta.preBalances[at] ?? 0n);
}
