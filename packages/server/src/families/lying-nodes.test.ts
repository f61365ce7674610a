import { formatAmount, getNetwork, parseAmount, toDecimal } from '@billfold/core';
import { getDepositAddress, listTransactions } from '@billfold/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, placeOf, send, strangers } from '../../test/funded.ts';
import { type LyingNodes, startLyingNodes } from '../../test/lying-nodes.ts';
import { createRandom } from '../../test/lying-pool.ts';
import { type Holder, signUpWithAccount, vectorPhrase } from '../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { ChainUnavailableError } from '../chains/chain.ts';
import { rebroadcastLost } from '../sends/broadcast/rebroadcast-lost.ts';
import { rescanIfWanted } from '../watcher/rescan-if-wanted.ts';
import { type ChainWatch, watchChain } from '../watcher/watch-chain.ts';

const { LYING_NODES_PAYMENTS: payments, LYING_NODES_SEED: seedText } = process.env;
const seed = seedText === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seedText);

/** Payment that a person wants to make once, and pays again when it has failed. */
interface Purpose {
  readonly units: bigint;
  readonly hashes: string[];
}

// It takes minutes: `npm run prove lying-nodes` sets the number.
describe.skipIf(payments === undefined).each(['SOL', 'TRX', 'TON'] as const)(
  'an api and a worker on a pool of %s nodes that lies',
  (network) => {
    const { decimals } = getNetwork(network);
    const units = (text: string): bigint => parseAmount(text, decimals);
    const funded = units('100000');
    const random = createRandom(seed);
    let nodes: LyingNodes;
    let api: TestServer;
    let worker: TestServer;
    let holder: Holder;
    let ownAddress: string;
    let watch: ChainWatch;
    beforeEach(async () => {
      const prepared = await testServerOptions();
      nodes = await startLyingNodes[network](prepared.clock, random);
      const env = { ...prepared.options.env, chainMode: 'live' as const };
      const settings = { chain: 'regtest' as const, urls: { [network]: [nodes.url] as const } };
      const options = { ...prepared.options, env, nodes: settings, isOnlyProcess: false };
      const start = (role: 'api' | 'worker') =>
        createTestServer({}, { ...prepared, options: { ...options, role } });
      api = await start('api');
      worker = await start('worker');
      holder = await signUpWithAccount(api, 'holder@example.com', network);
      watch = watchChain(worker.context, network);
      const place = { params: placeOf(holder), query: {} };
      ({ addressValue: ownAddress } = await api.call(getDepositAddress, place, holder));
      await watch.catchUp();
      await nodes.fund(ownAddress, funded);
      await nodes.mine(40);
      await watch.catchUp();
      await rescanIfWanted(worker.context, network);
    });
    afterEach(() => nodes.close());

    /** Pays under one key, which is repeated while the pool contradicts itself, as the app does. */
    const pay = async (purpose: Purpose) => {
      const order = {
        ...{ password: null, seedPhrase: vectorPhrase, destinationAddress: strangers[network] },
        key: `${purpose.units}-${purpose.hashes.length}`,
        amount: toDecimal(formatAmount(purpose.units, decimals)),
      };
      for (let attempt = 0; ; attempt += 1)
        try {
          const { hash } = await send(api, holder, order);
          purpose.hashes.push(hash);
          return;
        } catch (error) {
          if (`${error}`.includes('RATE_LIMITED')) worker.clock.advance(60_000);
          else if (attempt > 50 || !`${error}`.includes('CHAIN_UNAVAILABLE')) throw error;
          // A node that was asked too often is left alone for a second.
          else worker.clock.advance(1_001);
        }
    };
    /** Returns the statuses of all transactions of a kind by hash. */
    const statuses = async (Type: 'SENT' | 'RECEIVED') => {
      const found = new Map<string, string>();
      for (let page = 1; ; page += 1) {
        const request = {
          params: { walletId: holder.walletId },
          query: { Page: page, PageSize: 100, Type },
        };
        const { items, total } = await api.call(listTransactions, request, holder);
        for (const { hash, status } of items) found.set(hash ?? '', status);
        if (items.length === 0 || found.size >= total) return found;
      }
    };
    const areOver = async (batch: readonly Purpose[]) => {
      const known = await statuses('SENT');
      return batch.every(({ hashes }) =>
        ['CONFIRMED', 'FAILED'].includes(known.get(hashes.at(-1) ?? '') ?? ''),
      );
    };
    /** A round of the chain and of the worker, which reads blocks and runs its jobs. */
    const work = async (blocks: number) => {
      await nodes.mine(blocks);
      worker.clock.advance(15_000);
      for (const step of [
        () => watch.catchUp(),
        () => rescanIfWanted(worker.context, network),
        () => rebroadcastLost(worker.context, network),
        () => worker.outbox.drain(),
      ])
        await step().catch(requireUnavailable);
    };
    /** A round in which the lifetime of everything that was signed passes. */
    const passLifetime = async () => {
      worker.clock.advance(nodes.lifetime.ms);
      await work(nodes.lifetime.blocks);
    };
    const landed = ({ units: sent }: Purpose) => nodes.landed(strangers[network], sent);

    it(`lands each of ${payments} payments and deposits once, whatever the pool says (seed ${seed})`, async () => {
      const purposes = Array.from(
        { length: Number(payments) },
        (_, at): Purpose => ({ units: units(nodes.amount) + BigInt(at), hashes: [] }),
      );
      const deposits: bigint[] = [];
      let ended = 0;
      // The last message may wait for its whole lifetime, of which a round passes 15 seconds.
      const roundsToEnd = 30 + Math.ceil(nodes.lifetime.ms / 15_000);
      for (let at = 0; at < purposes.length; at += nodes.atOnce) {
        const batch = purposes.slice(at, at + nodes.atOnce);
        nodes.lie(true);
        for (const purpose of batch) await pay(purpose);
        for (let round = 0; round < 25; round += 1) {
          if (round === 0 || random() < 0.08) await passLifetime();
          else await work(Math.floor(random() * 12));
          if (round % 5 === 2) {
            const deposit = units('1') + BigInt(deposits.length);
            nodes.lie(false);
            await nodes.fund(ownAddress, deposit);
            await nodes.mine(1);
            nodes.lie(true);
            deposits.push(deposit);
          }
          if (random() < 0.2) await nodes.reorganise?.();
          const known = await statuses('SENT');
          for (const purpose of batch)
            if (known.get(purpose.hashes.at(-1) ?? '') === 'FAILED') {
              ended += 1;
              await pay(purpose);
            }
        }
        nodes.lie(false);
        worker.clock.advance(2_000);
        for (let round = 0; round < roundsToEnd && !(await areOver(batch)); round += 1)
          await work(10);
      }
      await work(40);
      const known = await statuses('SENT');
      const counts = await Promise.all(purposes.map(landed));
      const twice = counts.filter((count) => count > 1).length;
      const never = purposes.filter(
        ({ hashes }, at) => counts[at] === 0 && known.get(hashes.at(-1) ?? '') !== 'FAILED',
      ).length;
      process.stdout.write(
        `${network}, seed ${seed}: ${purposes.length} payments, ${nodes.lies()} lies, ${ended} ended and paid again, ` +
          `${twice} landed twice, ${never} neither landed nor ended\n`,
      );
      expect({ twice, never }).toEqual({ twice: 0, never: 0 });
      const paid = purposes.filter((_, at) => counts[at] === 1);
      const shown = paid.map(({ hashes }) => hashes.map((hash) => known.get(hash)).join(' '));
      expect(shown.filter((each) => !/^(FAILED )*CONFIRMED$/.test(each))).toEqual([]);
      // A block that was replaced may have had one, which the network then forgot.
      const arrived = await Promise.all(deposits.map((each) => nodes.landed(ownAddress, each)));
      const came = deposits.filter((_, at) => arrived[at] === 1);
      const credited = [...(await statuses('RECEIVED')).values()];
      expect(credited.filter((status) => status !== 'DROPPED')).toEqual(
        Array.from({ length: came.length + 1 }, () => 'CONFIRMED'),
      );
      const spent = paid.reduce((sum, { units: sent }) => sum + sent, 0n);
      const most = came.reduce((sum, each) => sum + each, funded - spent);
      const { available, pending } = await balanceOf(api, holder);
      const left = units(available) + units(pending);
      expect(left).toBeLessThanOrEqual(most);
      expect(left).toBeGreaterThan(most - BigInt(paid.length + ended) * units(nodes.mostFee));
    });
  },
);

/** Passes over a pool that contradicts itself: the worker tries again in the next round. */
function requireUnavailable(error: unknown): void {
  if (!(error instanceof ChainUnavailableError)) throw error;
}
