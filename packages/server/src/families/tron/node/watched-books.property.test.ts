import { toBaseUnits, tokensOf } from '@billfold/core';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { and, asc, isNotNull, not, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openAddressAccount } from '../../../../test/books.ts';
import { fixedRates } from '../../../../test/fixed-rates.ts';
import { isThorough } from '../../../../test/is-thorough.ts';
import { phrases } from '../../../../test/ledger-wallet.ts';
import { createRandom } from '../../../../test/lying-pool.ts';
import { manualClock } from '../../../../test/manual-clock.ts';
import { startTronStub, type TronStub } from '../../../../test/tron-node.ts';
import { emptyDatabase } from '../../../../test/worker-database.ts';
import { type Chain, ChainUnavailableError } from '../../../chains/chain.ts';
import { transactions } from '../../../db/schema.ts';
import { serverPlatform } from '../../../platform/server-platform.ts';
import { watchChain } from '../../../watcher/watch-chain.ts';
import { payoutContract } from '../sandbox/payout-contract.ts';
import { createTronHttpChain } from './create-tron-http-chain.ts';
import { holderOf } from './hex-address.ts';
import type { TronNode } from './tron-node.ts';

const network = 'TRX';
const [usdt] = tokensOf(network);
if (usdt === undefined) throw new Error('There is no token.');
const token = usdt;
const keyring = getKeyring(network, 'regtest');
const seed = seedPhraseToSeed(phrases[0]);
const { publicKey } = keyring.derivePublic(seed, 0);
const [own, stranger] = [phrases[0], phrases[1]].map((phrase) =>
  keyring.addressAt(keyring.derivePublic(seedPhraseToSeed(phrase), 0).publicKey, {
    ...{ branch: 0, addressIndex: 0 },
  }),
);
const trx = (amount: number) => toBaseUnits(BigInt(amount) * 10n ** 6n);

type Who = 'own' | 'stranger';
type Move =
  | { readonly move: 'pay' | 'pay token' | 'pay by contract'; readonly to: Who }
  | { readonly move: 'send' | 'send token' }
  | { readonly move: 'mine'; readonly blocks: number }
  | { readonly move: 'reorganise'; readonly depth: number; readonly drop: number }
  | { readonly move: 'look'; readonly isIdle: boolean };

const to = fc.constantFrom<Who>('own', 'stranger');
const moves = fc.array(
  fc.oneof(
    fc.record({
      move: fc.constantFrom('pay' as const, 'pay token' as const, 'pay by contract' as const),
      to,
    }),
    fc.record({ move: fc.constantFrom('send' as const, 'send token' as const) }),
    fc.record({ move: fc.constant('mine' as const), blocks: fc.constantFrom(1, 2, 5) }),
    fc.record({
      ...{ move: fc.constant('reorganise' as const), drop: fc.nat(3) },
      depth: fc.integer({ min: 0, max: 4 }),
    }),
    fc.record({ move: fc.constant('look' as const), isIdle: fc.boolean() }),
  ),
  { minLength: 6, maxLength: 16 },
);

describe('the books of Tron that are read by what is watched', () => {
  let stub: TronStub;
  beforeEach(async () => {
    stub = await startTronStub();
  });
  afterEach(() => stub.stop());

  it.each([
    ['a node', 0],
    ['nodes that lag, leave things out and fail', 0.2],
  ])(
    'are those of whole blocks, on %s',
    async (_, lies) => {
      await fc.assert(
        fc.asyncProperty(moves, fc.integer(), async (sequence, lieSeed) => {
          await stub.stop();
          stub = await startTronStub();
          const pool = lyingNode(payingByContract(stub.node), createRandom(lieSeed));
          const watching = await openBooks(pool.node);
          await watching.look(false);
          await stub.ledger.pay({ address: own ?? '', amount: trx(500), token });
          pool.lie(lies);
          for (const each of sequence)
            await make(stub, watching, each).catch((error: unknown) => {
              // The watcher looks again after whatever went wrong.
              if (lies === 0) throw error;
            });
          pool.lie(0);
          await stub.ledger.pay({ address: own ?? '', amount: trx(1) });
          await stub.mine(1);
          await watching.look(false);
          const found = await watching.mined();
          const { watchedBlockAt: _, ...whole } = createTronHttpChain({
            ...{ network, chain: 'regtest', node: payingByContract(stub.node) },
          });
          const reading = await openBooks(stub.node, whole);
          await reading.look(false);
          expect(found).not.toEqual([]);
          expect(found).toEqual(await reading.mined());
        }),
        { numRuns: isThorough ? 100 : 6, examples: [[[...failedAfterwards], 0]] },
      );
    },
    240_000,
  );
});

const isFailedDeposit = sql`(${transactions.type} = 'RECEIVED' and ${transactions.endedAs} is not null)`;

/** Moves that were found at random: a call pays, and fails in the block that takes the place of its own. */
const failedAfterwards: readonly Move[] = [
  { move: 'pay by contract', to: 'own' },
  { move: 'reorganise', drop: 0, depth: 0 },
  { move: 'mine', blocks: 1 },
  { move: 'send' },
  { move: 'pay', to: 'own' },
  { move: 'send' },
  { move: 'look', isIdle: false },
  { move: 'look', isIdle: false },
  { move: 'reorganise', drop: 0, depth: 1 },
];

type Books = Awaited<ReturnType<typeof openBooks>>;

/** Empty books with an account that is watched. */
async function openBooks(
  node: TronNode,
  chain: Chain = createTronHttpChain({ network, chain: 'regtest', node }),
) {
  const db = await emptyDatabase();
  const wallet = { publicKey, address: own ?? '', send: () => expect.unreachable() };
  await openAddressAccount(db, { network, wallet });
  const platform = serverPlatform({ clock: manualClock() });
  const watch = watchChain(
    {
      ...{ db, platform, rates: fixedRates(), chains: { get: () => ({ ...chain, survey: null }) } },
      ...{ hasPayments: false, chainMode: 'live', publicUrl: '' },
    },
    network,
  );
  return {
    look: (isIdle: boolean) => watch.catchUp(isIdle ? { restMs: 60_000 } : null),
    // A deposit whose call failed after a reorganisation stays in books that saw it before, and is in no others.
    mined: async () => {
      const rows = await db
        .select()
        .from(transactions)
        .where(and(isNotNull(transactions.blockHeight), not(isFailedDeposit)))
        .orderBy(asc(transactions.blockHeight), asc(transactions.hash), asc(transactions.assetId));
      return rows.map(({ id: _, walletId: __, accountId: ___, createdAt: ____, ...row }) => row);
    },
  };
}

async function make(stub: TronStub, books: Books, move: Move): Promise<void> {
  switch (move.move) {
    case 'pay':
    case 'pay token':
    case 'pay by contract': {
      const address = (move.to === 'own' ? own : stranger) ?? '';
      await stub.ledger.pay({
        ...{ address, amount: trx(30) },
        ...(move.move === 'pay token' && { token }),
        ...(move.move === 'pay by contract' && { byContract: true }),
      });
      return;
    }
    case 'send':
    case 'send token':
      return send(stub, move.move === 'send token');
    case 'mine':
      return stub.mine(move.blocks);
    case 'reorganise': {
      const { height } = await stub.ledger.read(async (state) => ({
        height: (await state.head())?.height ?? 0,
      }));
      const known = await stub.ledger.read((state) => state.transactionsAbove(0));
      const drop = known.slice(move.drop, move.drop + 1).map(({ hash }) => hash);
      await stub.ledger.reorganise({ depth: Math.min(move.depth, height), drop });
      return;
    }
    case 'look':
      return books.look(move.isIdle);
    default:
      move satisfies never;
  }
}

/** Sends a coin or a token to a stranger, where the account has it. */
async function send({ chain, ledger }: TronStub, isToken: boolean): Promise<void> {
  const account = await chain.loadAccount?.(own ?? '');
  const now = Date.now();
  const built = keyring.buildTransfer({
    ...{ publicKey, balance: account?.balance ?? trx(0), recipient: stranger ?? '' },
    ...{ amount: trx(1), reference: await chain.head() },
    token: isToken
      ? { contract: token.contract, balance: trx(500), feeLimit: toBaseUnits(20_000_000n) }
      : null,
    terms: { kind: 'bandwidth', sunPerByte: 1_000n },
    ...{ createdAtMs: now, expiresAtMs: now + 60_000 },
  });
  if (built.outcome === 'built') await ledger.accept(keyring.signTransfer(seed, built.plan).raw);
}

const payer = `41${holderOf(payoutContract)}`;

/** A node with `vm.saveInternalTx`, whose outcomes alone tell whom a contract paid. */
function payingByContract(node: TronNode): TronNode {
  return {
    ask: async (request) => {
      const answer = await node.ask({ ...request, schema: z.unknown() });
      if (request.method !== 'gettransactioninfobyblocknum')
        return request.schema.parse(JSON.parse(JSON.stringify(answer), withoutRecipient));
      const { transactions: called = [] } = await node.ask({
        ...{ method: 'getblockbynum', body: request.body ?? {}, schema: calls },
      });
      const told = outcomes.parse(answer).map((outcome) => {
        const order = called.find(({ txID }) => txID === outcome.id)?.raw_data.contract[0];
        const { contract_address, data = '' } = order?.parameter.value ?? {};
        if (contract_address !== payer) return outcome;
        const transferTo_address = `41${data.slice(32, 72)}`;
        const callValueInfo = [{ callValue: Number.parseInt(data.slice(72), 16) }];
        const note = Buffer.from('call').toString('hex');
        const paid = { caller_address: contract_address, transferTo_address, callValueInfo, note };
        return { ...outcome, internal_transactions: [paid] };
      });
      return request.schema.parse(told);
    },
  };
}

/** Takes the recipient out of a call of the contract. */
function withoutRecipient(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('contract_address' in value && value.contract_address === payer)
    return { ...value, data: '' };
  const isCall = 'raw_data_hex' in value && JSON.stringify(value).includes(payer);
  return isCall ? { ...value, raw_data_hex: '' } : value;
}

const outcomes = z.array(z.looseObject({ id: z.string() }));
const calls = z.object({
  transactions: z.optional(
    z.array(
      z.object({
        txID: z.string(),
        raw_data: z.object({
          contract: z.array(
            z.object({
              parameter: z.object({
                value: z.object({
                  contract_address: z.optional(z.string()),
                  data: z.optional(z.string()),
                }),
              }),
            }),
          ),
        }),
      }),
    ),
  ),
});

/** One of several nodes behind an address, some of which lag, leave things out, or fail, at a share of the calls. */
function lyingNode(node: TronNode, random: () => number) {
  let share = 0;
  const below = (answer: unknown) => {
    const { block_header } = head.parse(answer);
    const num = Math.max(0, (block_header.raw_data.number ?? 0) - 1);
    return node.ask({ method: 'getblockbynum', body: { num }, schema: z.unknown() });
  };
  const lied = async (method: string, answer: unknown): Promise<unknown> => {
    const kind = Math.floor(random() * 3);
    switch (method) {
      case 'getnowblock':
        return kind === 0 ? headerOf(answer) : below(answer);
      case 'getblockbynum':
        return {};
      case 'gettransactioninfobyblocknum':
        return z.array(z.unknown()).parse(answer).slice(1);
      case 'getblockbylimitnext': {
        const { block = [] } = z
          .object({ block: z.optional(z.array(z.looseObject({}))) })
          .parse(answer);
        if (kind === 0) return { block: block.slice(0, -1) };
        if (kind === 1) return { block: block.map(headerOf) };
        return {};
      }
      default:
        throw new ChainUnavailableError('The node fails.');
    }
  };
  const lying: TronNode = {
    ask: async (request) => {
      if (random() >= share) return node.ask(request);
      const answer = await node.ask({ ...request, schema: z.unknown() });
      return request.schema.parse(await lied(request.method, answer));
    },
  };
  return {
    node: lying,
    lie: (next: number) => {
      share = next;
    },
  };
}

const head = z.object({
  block_header: z.object({ raw_data: z.object({ number: z.optional(z.int()) }) }),
});

function headerOf(block: unknown): unknown {
  const { transactions: _, ...header } = z.looseObject({}).parse(block);
  return header;
}
