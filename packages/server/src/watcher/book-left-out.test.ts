import { getNetwork, toDecimal } from '@billfold/core';
import { listTransactions } from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm, holderWith, send } from '../../test/funded.ts';
import { hiding } from '../../test/hiding-chain.ts';
import { manualSchedule } from '../../test/manual-schedule.ts';
import { oneOfEachKind } from '../../test/one-of-each-kind.ts';
import { type Holder, vectorPhrase } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { createWatcher } from './create-watcher.ts';
import { watchChain } from './watch-chain.ts';

const networks = ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'] as const;

describe.each(oneOfEachKind(networks))(
  'a send of %s whose block a node showed without it',
  (network) => {
    let server: TestServer;
    let holder: Holder;
    beforeEach(async () => {
      server = await createTestServer();
      holder = await holderWith(server, ['5'], network);
      const order = { ...secret, amount: toDecimal('1'), acceptFee: true };
      const { hash } = await send(server, holder, order);
      const chains = hiding(server.context.chains, (seen) => seen.hash === hash);
      await server.sandboxes[network].ledger.mine(getNetwork(network).confirmations.final);
      await watchChain({ ...server.context, chains }, network).catchUp();
    });

    /** The phrase, which is quick; the cloud password is slow on purpose. */
    const secret = { password: null, seedPhrase: vectorPhrase };

    const status = async () => {
      const request = { params: { walletId: holder.walletId }, query: {} };
      const { items } = await server.call(listTransactions, request, holder);
      return items.find(({ type }) => type === 'SENT')?.status;
    };

    it('is confirmed once a node names its block', async () => {
      expect(await status()).toBe('PENDING');
      await confirm(server, 1, network);
      expect(await status()).toBe('PENDING');
      await lookOnce(server, network);
      expect(await status()).toBe('CONFIRMED');
    });
  },
);

/** Looks at the chain as a running server does, once the send has been quiet for a while. */
async function lookOnce({ context, clock }: TestServer, network: ServedNetwork): Promise<void> {
  clock.advance(60_000);
  const { schedule, whenWaiting } = manualSchedule(clock);
  const onError = (error: unknown) => expect.unreachable(String(error));
  const watcher = createWatcher({ context, network, schedule, owner: 'test', onError });
  watcher.start();
  await whenWaiting();
  await watcher.stop();
}
