import { getCheckout } from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { askToBePaid, openShop } from '../../test/shop.ts';
import { createTestServer } from '../../test/test-server.ts';
import { payments } from '../db/schema.ts';
import { createLiveHub, type LiveHub } from '../live/live-hub.ts';
import { type CheckoutFeed, createCheckoutFeed } from './checkout-feed.ts';
import type { LoadedCheckout } from './load-checkout.ts';

describe('createCheckoutFeed', () => {
  let hub: LiveHub;
  let feed: CheckoutFeed;
  let state: LoadedCheckout;
  let id: string;
  let loads: ((states: readonly LoadedCheckout[]) => void)[];
  beforeEach(async () => {
    const server = await createTestServer();
    ({ id } = await askToBePaid(await openShop(server, ['BTC'])));
    const { data: checkout } = await server.call(getCheckout, { params: { id } });
    const [row] = await server.context.db.select().from(payments);
    if (row === undefined) throw new Error('no payment');
    const parts = { row, quotes: [], transfers: [], customer: null, refunds: [], heads: [] };
    state = { parts, checkout };
    hub = createLiveHub();
    loads = [];
    feed = createCheckoutFeed({
      hub,
      load: () => new Promise((resolve) => void loads.push(resolve)),
      onError: (error) => expect(error).toBeUndefined(),
    });
  });

  const watch = (told: string[]) =>
    feed.watch(id, {
      onState: ({ checkout }) => told.push(`${checkout.sequence}`),
      onStop: () => told.push('stopped'),
    });
  const change = () =>
    hub.publish({
      ...{ topic: 'payments', payload: { paymentId: id } },
      ...{ walletId: null, userId: null, businessId: null },
    });
  const answer = async (sequence: number) => {
    await expect.poll(() => loads.length).toBe(1);
    loads.shift()?.([{ ...state, checkout: { ...state.checkout, sequence } }]);
  };

  it('loads a change once for a thousand readers', async () => {
    const told: string[][] = Array.from({ length: 1_000 }, () => []);
    const leave = told.map(watch);
    await answer(1);
    await expect.poll(() => told.filter((each) => each.at(-1) === '1')).toHaveLength(1_000);
    change();
    await answer(2);
    await expect.poll(() => told.filter((each) => each.join() === '1,2')).toHaveLength(1_000);
    expect(loads).toHaveLength(0);
    for (const stop of leave) stop();
    expect(hub.hasListeners()).toBe(false);
  });

  it('takes the changes that come during a load together, and tells no state twice', async () => {
    const told: string[] = [];
    const leave = watch(told);
    await expect.poll(() => loads.length).toBe(1);
    for (let count = 0; count < 1_000; count += 1) change();
    await answer(1);
    await answer(1);
    hub.resync();
    await answer(2);
    await expect.poll(() => told).toEqual(['1', '2']);
    leave();
  });

  it('lets the readers of a payment go that is gone, and all when the server stops', async () => {
    const told: string[] = [];
    watch(told);
    await expect.poll(() => loads.length).toBe(1);
    loads.shift()?.([]);
    await expect.poll(() => told).toEqual(['stopped']);
    hub.stop();
    expect(told).toEqual(['stopped', 'stopped']);
  });
});
