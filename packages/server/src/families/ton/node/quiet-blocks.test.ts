import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isThorough } from '../../../../test/is-thorough.ts';
import type { BlockRef, Chain, Watch } from '../../../chains/chain.ts';
import { nothingSent } from '../../../chains/sent-transactions.ts';
import { createToncenterChain } from './create-toncenter-chain.ts';
import { mostLagSeconds } from './quiet-blocks.ts';
import type { TonNode } from './ton-node.ts';

const addresses = ['11', '22', '33'].map((byte) => `0:${byte.repeat(32)}`);
const watched: Watch = { addresses, claims: new Set() };

/** Transaction of an address, or of its jetton wallet, in the first block of a second. */
interface Move {
  readonly who: number;
  readonly at: number;
  readonly isOfJettons: boolean;
}

interface Index {
  readonly moves: readonly Move[];
  /** Seconds by which the blocks of an answer are behind the chain. */
  readonly blockLag?: () => number;
  /** Seconds by which an account of an answer is. */
  readonly accountLag?: () => number;
  /** Seconds that an answer takes. */
  readonly takes?: () => number;
}

const none = () => 0;
const hashOf = (seqno: number) => Buffer.alloc(32, `${seqno} `);
const start = 1_000;

/** An index of a chain with two blocks in a second, shown from its second 1,000 on. */
function openIndex({ moves, blockLag = none, accountLag = none, takes = none }: Index) {
  let now = start;
  const asked: string[] = [];
  const show = (seqno: number) => ({
    ...{ seqno, tx_count: 1, gen_utime: `${Math.floor(seqno / 2)}` },
    root_hash: hashOf(seqno).toString('base64'),
  });
  const headAt = (seconds: number) => 2 * seconds + 1;
  const timeOf = (who: number, isOfJettons: boolean): number | undefined => {
    const until = now - accountLag();
    const times = moves.filter(
      (move) => move.who === who && move.isOfJettons === isOfJettons && move.at <= until,
    );
    return times.map(({ at }) => at).sort((a, b) => b - a)[0];
  };
  const shown = (named: readonly string[], isOfJettons: boolean) =>
    named.flatMap((address) => {
      const time = timeOf(addresses.indexOf(address), isOfJettons);
      return time === undefined ? [] : [{ address, last_transaction_lt: `${time}`, balance: '5' }];
    });
  const node: TonNode = {
    ask: async ({ path, query = [], schema }) => {
      const asks = new Map(query);
      const all = (wanted: string) =>
        query.flatMap(([name, value]) => (name === wanted ? [value] : []));
      const head = headAt(now - blockLag());
      const until = Math.min(head, headAt(Number(asks.get('end_utime') ?? now)));
      const listed = Array.from({ length: Number(asks.get('limit') ?? 1) }, (_, at) => until - at);
      const one = Number(asks.get('seqno'));
      const answers: Readonly<Record<string, () => unknown>> = {
        '/api/v3/masterchainInfo': () => ({ last: show(head) }),
        '/api/v3/blocks': () => ({ blocks: (asks.has('seqno') ? [one] : listed).map(show) }),
        '/api/v3/walletStates': () => ({ wallets: shown(all('address'), false) }),
        '/api/v3/jetton/wallets': () => ({
          jetton_wallets: shown(all('owner_address'), true).map(({ address, ...wallet }) => ({
            ...{ ...wallet, owner: address, address: address.replace('0:', '-1:') },
          })),
        }),
      };
      asked.push(path.replace('/api/v3/', ''));
      const answer = answers[path]?.();
      now += takes();
      return schema.parse(answer);
    },
  };
  const chain = createToncenterChain({ network: 'TON', chain: 'main', sent: nothingSent, node });
  return {
    chain,
    asked,
    waitUntil: (seconds: number) => {
      now = Math.max(now, seconds);
    },
  };
}

/** Range that a look a minute after the last one found quiet or is to read. */
interface Seen {
  readonly from: BlockRef;
  readonly to: BlockRef;
  readonly isQuiet: boolean;
}

/** Looks once a minute, and reads what is not quiet. */
async function lookOn(
  { chain, waitUntil }: { readonly chain: Chain; readonly waitUntil: (seconds: number) => void },
  { looks, watch = watched }: { readonly looks: number; readonly watch?: Watch },
): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  await chain.head();
  let cursor = await chain.restingHead?.();
  for (let look = 1; look <= looks; look += 1) {
    waitUntil(start + 60 * look);
    await chain.head();
    const to = await chain.restingHead?.();
    if (cursor === undefined || to === undefined || to.height <= cursor.height) continue;
    const quiet = await chain.quietBlocks?.({ from: cursor, to, heights: [] }, async (most) =>
      watch.addresses.length > most ? null : watch,
    );
    const { height, hash } = to;
    if (quiet != null) expect(quiet.at(-1)).toMatchObject({ height, hash, transactions: [] });
    seen.push({ from: cursor, to, isQuiet: quiet != null });
    cursor = to;
  }
  return seen;
}

describe('quietBlocks of TON', () => {
  it('names all blocks once two looks found the same, for five calls', async () => {
    const index = openIndex({ moves: [{ who: 0, at: 500, isOfJettons: false }] });
    const seen = await lookOn(index, { looks: 3 });
    expect(seen.map(({ isQuiet }) => isQuiet)).toEqual([false, false, true]);
    index.asked.length = 0;
    index.waitUntil(start + 240);
    await index.chain.head();
    const to = await index.chain.restingHead?.();
    const from = seen[2]?.to;
    if (from === undefined || to === undefined) throw new Error('no look');
    const range = { from, to, heights: [] };
    const blocks = await index.chain.quietBlocks?.(range, async () => watched);
    expect(blocks?.map(({ height }) => height)).toEqual(
      Array.from({ length: 120 }, (_, at) => 2_322 + at),
    );
    expect(blocks?.[0]?.parentHash).toBe(hashOf(2_321).toString('hex'));
    expect(index.asked).toEqual([
      ...['masterchainInfo', 'blocks', 'walletStates'],
      ...['jetton/wallets', 'jetton/wallets'],
    ]);
  });

  it('is told of addresses that nobody ever paid by the first look', async () => {
    const seen = await lookOn(openIndex({ moves: [] }), { looks: 2 });
    expect(seen.map(({ isQuiet }) => isQuiet)).toEqual([true, true]);
  });

  it.each([
    ['TON', false],
    ['jettons', true],
  ])('reads the range in which %s came', async (_, isOfJettons) => {
    const index = openIndex({ moves: [{ who: 1, at: 1_130, isOfJettons }] });
    const seen = await lookOn(index, { looks: 7 });
    const reads = seen.filter(({ isQuiet }) => !isQuiet);
    // The first range may hold the payment; the others, one that came before the look that found it ended.
    expect(reads.map(({ to }) => to.height)).toEqual([2_321, 2_441]);
  });

  it('tells nothing while a transfer waits that others can end', async () => {
    const index = openIndex({ moves: [] });
    const claims = new Set(['0:11 5']);
    const seen = await lookOn(index, { looks: 3, watch: { addresses, claims } });
    expect(seen.some(({ isQuiet }) => isQuiet)).toBe(false);
    expect(index.asked).not.toContain('walletStates');
  });

  it('tells nothing where reading the blocks takes fewer calls', async () => {
    const many = Array.from({ length: 2_000 }, (_, at) => `0:${`${at}`.padStart(64, '0')}`);
    const index = openIndex({ moves: [] });
    const seen = await lookOn(index, {
      looks: 2,
      watch: { addresses: many, claims: new Set() },
    });
    expect(seen.some(({ isQuiet }) => isQuiet)).toBe(false);
    expect(index.asked).not.toContain('walletStates');
  });

  it('hides no transaction behind servers that lag, or answer slowly', async () => {
    const move = fc.record({
      who: fc.nat(addresses.length - 1),
      // Around the times of looks, where it is told late, or early.
      at: fc
        .tuple(fc.nat(5), fc.integer({ min: -2 * mostLagSeconds, max: mostLagSeconds }))
        .map(([look, seconds]) => start + 60 * look + seconds),
      isOfJettons: fc.boolean(),
    });
    // The hardest answers are those of the newest and of the slowest server.
    const drawn = (max: number) =>
      fc.array(fc.constantFrom(0, 1, max - 1, max), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(move, { maxLength: 4 }),
        drawn(mostLagSeconds),
        drawn(mostLagSeconds),
        drawn(3),
        async (moves, ofBlocks, ofAccounts, times) => {
          const index = openIndex({
            ...{ moves, takes: cycle(times) },
            ...{ blockLag: cycle(ofBlocks), accountLag: cycle(ofAccounts) },
          });
          for (const { from, to, isQuiet } of await lookOn(index, { looks: 6 })) {
            const hidden = moves.filter(
              ({ at }) => 2 * at > from.height && 2 * at <= to.height && isQuiet,
            );
            expect(hidden).toEqual([]);
          }
        },
      ),
      { numRuns: isThorough ? 2_000 : 150 },
    );
  });
});

function cycle(values: readonly number[]): () => number {
  let at = 0;
  return () => {
    at += 1;
    return values[at % values.length] ?? 0;
  };
}
