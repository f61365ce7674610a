import { formatAmount, parseAmount, toDecimal } from '@billfold/core';
import { getDepositAddress, listTransactions } from '@billfold/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { balanceOf, placeOf, send, strangers } from '../../../test/funded.ts';
import { createLyingPool, createRandom } from '../../../test/lying-pool.ts';
import { type Holder, signUpWithAccount, vectorPhrase } from '../../../test/people.ts';
import { type SolanaHttpNode, startSolanaHttpNode } from '../../../test/solana-http-node.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../../test/test-server.ts';
import { ChainUnavailableError } from '../../chains/chain.ts';
import { rebroadcastLost } from '../../sends/broadcast/rebroadcast-lost.ts';
import { rescanIfWanted } from '../../watcher/rescan-if-wanted.ts';
import { type ChainWatch, watchChain } from '../../watcher/watch-chain.ts';

const network = 'SOL';
const { LYING_NODES_PAYMENTS: payments, LYING_NODES_SEED: seedText } = process.env;
const seed = seedText === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seedText);
const funded = 10n ** 12n;

/** Payment that a person wants to make once, and pays again when it has failed. */
interface Purpose {
  readonly units: bigint;
  readonly hashes: string[];
}

// It takes minutes: `npm run prove lying-nodes` sets the number.
describe.skipIf(payments === undefined)(
  'an api and a worker on a pool of Solana nodes that lies',
  () => {
    let node: SolanaHttpNode;
    let api: TestServer;
    let worker: TestServer;
    let holder: Holder;
    let watch: ChainWatch;
    beforeEach(async () => {
      node = await startSolanaHttpNode();
      const prepared = await testServerOptions();
      const env = { ...prepared.options.env, chainMode: 'live' as const };
      const nodes = { chain: 'regtest' as const, urls: { SOL: [node.url] as const } };
      const options = { ...prepared.options, env, nodes, isOnlyProcess: false };
      const start = (role: 'api' | 'worker') =>
        createTestServer({}, { ...prepared, options: { ...options, role } });
      api = await start('api');
      worker = await start('worker');
      holder = await signUpWithAccount(api, 'holder@example.com', network);
      watch = watchChain(worker.context, network);
      const place = { params: placeOf(holder), query: {} };
      const { addressValue } = await api.call(getDepositAddress, place, holder);
      await watch.catchUp();
      await node.fund(addressValue, funded);
      await node.mine(40);
      await watch.catchUp();
      await rescanIfWanted(worker.context, network);
    });
    afterEach(() => node.close());

    /** Pays under one key, which is repeated while the pool contradicts itself, as the app does. */
    const pay = async (purpose: Purpose) => {
      const order = {
        ...{ password: null, seedPhrase: vectorPhrase, destinationAddress: strangers[network] },
        key: `${purpose.units}-${purpose.hashes.length}`,
        amount: toDecimal(formatAmount(purpose.units, 9)),
      };
      for (let attempt = 0; ; attempt += 1)
        try {
          const { hash } = await send(api, holder, order);
          purpose.hashes.push(hash);
          return;
        } catch (error) {
          if (`${error}`.includes('RATE_LIMITED')) worker.clock.advance(60_000);
          else if (attempt > 50 || !`${error}`.includes('CHAIN_UNAVAILABLE')) throw error;
        }
    };
    /** Returns the statuses of all sends by hash. */
    const statuses = async () => {
      const found = new Map<string, string>();
      for (let page = 1; ; page += 1) {
        const request = {
          params: { walletId: holder.walletId },
          query: { Page: page, PageSize: 100, Type: 'SENT' as const },
        };
        const { items, total } = await api.call(listTransactions, request, holder);
        for (const { hash, status } of items) found.set(hash ?? '', status);
        if (items.length === 0 || found.size >= total) return found;
      }
    };
    const areOver = async (batch: readonly Purpose[]) => {
      const known = await statuses();
      return batch.every(({ hashes }) =>
        ['CONFIRMED', 'FAILED'].includes(known.get(hashes.at(-1) ?? '') ?? ''),
      );
    };
    /** A round of the chain and of the worker, which reads blocks and runs its jobs. */
    const work = async (blocks: number) => {
      await node.mine(blocks);
      worker.clock.advance(15_000);
      for (const step of [
        () => watch.catchUp(),
        () => rescanIfWanted(worker.context, network),
        () => rebroadcastLost(worker.context, network),
        () => worker.outbox.drain(),
      ])
        await step().catch(requireUnavailable);
    };
    /** Returns how often an amount reached the stranger, in the blocks of the cluster. */
    const landed = ({ units }: Purpose) =>
      node.cluster
        .blocks()
        .flatMap(({ transactions }) => transactions)
        .filter(({ shown }) => receivedIn(shown) === units).length;

    it(`lands each of ${payments} payments once, whatever the pool says (seed ${seed})`, async () => {
      const random = createRandom(seed);
      const pool = createLyingPool(node, random);
      const purposes = Array.from(
        { length: Number(payments) },
        (_, at): Purpose => ({ units: parseAmount('0.01', 9) + BigInt(at), hashes: [] }),
      );
      let ended = 0;
      for (let at = 0; at < purposes.length; at += atOnce) {
        const batch = purposes.slice(at, at + atOnce);
        node.intercept(pool.intercept);
        for (const purpose of batch) await pay(purpose);
        for (let round = 0; round < 25; round += 1) {
          // In some rounds the lifetime of everything that was signed passes.
          await work(round === 0 || random() < 0.08 ? 200 : Math.floor(random() * 12));
          const known = await statuses();
          for (const purpose of batch)
            if (known.get(purpose.hashes.at(-1) ?? '') === 'FAILED') {
              ended += 1;
              await pay(purpose);
            }
        }
        node.intercept(null);
        for (let round = 0; round < 30 && !(await areOver(batch)); round += 1) await work(10);
      }
      const known = await statuses();
      const twice = purposes.filter((each) => landed(each) > 1);
      const never = purposes.filter(
        (each) => landed(each) === 0 && known.get(each.hashes.at(-1) ?? '') !== 'FAILED',
      );
      process.stdout.write(
        `seed ${seed}: ${purposes.length} payments, ${pool.lies()} lies, ${ended} ended and paid again, ` +
          `${twice.length} landed twice, ${never.length} neither landed nor ended\n`,
      );
      expect({ twice: twice.length, never: never.length }).toEqual({ twice: 0, never: 0 });
      const paid = purposes.filter((each) => landed(each) === 1);
      const shown = paid.map(({ hashes }) => hashes.map((hash) => known.get(hash)).join(' '));
      expect(shown.filter((each) => !/^(FAILED )*CONFIRMED$/.test(each))).toEqual([]);
      const spent = paid.reduce((sum, { units }) => sum + units, 0n);
      const { available, pending } = await balanceOf(api, holder);
      const left = parseAmount(available, 9) + parseAmount(pending, 9);
      expect(left).toBeLessThanOrEqual(funded - spent);
      expect(left).toBeGreaterThan(funded - spent - BigInt(paid.length) * parseAmount('0.001', 9));
    });
  },
);

/** Passes over a pool that contradicts itself: the worker tries again in the next round. */
function requireUnavailable(error: unknown): void {
  if (!(error instanceof ChainUnavailableError)) throw error;
}

/** Payments that are under way side by side. */
const atOnce = 100;

const shownTransaction = z.object({
  meta: z.object({ preBalances: z.array(z.bigint()), postBalances: z.array(z.bigint()) }),
  transaction: z.object({
    message: z.object({ accountKeys: z.array(z.object({ pubkey: z.string() })) }),
  }),
});

/** Returns what a transaction moved to the stranger. */
function receivedIn(shown: object): bigint {
  const { meta, transaction } = z.parse(shownTransaction, shown);
  const at = transaction.message.accountKeys.findIndex(
    ({ pubkey }) => pubkey === strangers[network],
  );
  return (meta.postBalances[at] ?? 0n) - (meta.preBalances[at] ?? 0n);
}
