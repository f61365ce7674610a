import type { LiveUpdate } from '@billfold/core/contract';
import { createResource } from '@billfold/core/flows';
import { createSession } from '@billfold/core/internal';
import { type BusinessUpdate, createPaymentsClient } from '@billfold/core/payments';
import { createSandbox, settle } from '@billfold/core/testing';
import { expect, test } from 'vitest';
import { createBusinessLive } from './business-live.ts';

/** A member who looks at a business; the test holds the other end of each stream. */
async function stage() {
  const { platform, time } = await createSandbox();
  const streams: { readonly path: string; readonly signal: AbortSignal | null | undefined }[] = [];
  let write = (_: BusinessUpdate): void => undefined;
  const client = createPaymentsClient({
    platform: {
      ...platform,
      fetch: async (input, init) => {
        streams.push({ path: String(input), signal: init?.signal });
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            write = (update) =>
              controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(update)}\n\n`));
          },
        });
        return new Response(body);
      },
    },
    baseUrl: '',
    getAccessToken: () => 'bfs_token-of-ada',
    onUnauthorized: () => undefined,
  });
  const asked = { list: 0 };
  const list = createResource(async () => {
    asked.list += 1;
    return [];
  });
  await list.load();
  const session = createSession(platform.storage);
  session.signIn('bfs_token-of-ada');
  session.selectBusiness('12');
  let show: (isInSight: boolean) => void = () => undefined;
  const live = createBusinessLive({
    business: { list, call: (run) => run(client) },
    session,
    schedule: platform.schedule,
    watchSight: (onChange) => {
      show = onChange;
      onChange(true);
      return () => undefined;
    },
  });
  const told: LiveUpdate[] = [];
  const toldOfNotifications: LiveUpdate[] = [];
  return {
    ...{ streams, asked, session, live, told, toldOfNotifications },
    listen: () => live.listen((update) => told.push(update)),
    listenForNotifications: () =>
      live.notifications.listen((update) => toldOfNotifications.push(update)),
    pass: async (ms: number) => {
      await time.advance(ms);
      await settle();
    },
    say: async (update: BusinessUpdate) => {
      write(update);
      await settle();
    },
    show: (is: boolean) => show(is),
  };
}

test('a screen of the business hears of its changes, and nothing is watched without one', async () => {
  const { streams, live, told, listen, pass, say } = await stage();
  await pass(60_000);
  expect(streams).toHaveLength(0);
  const stop = listen();
  await pass(1_000);
  expect(streams[0]?.path).toBe('/v1/dash/businesses/12/stream');
  expect(live.get()).toEqual({ isConnected: true });
  await say({ type: 'payment', paymentId: 'pay_1' });
  await say({ type: 'payout', payoutId: 'pyo_1' });
  await say({ type: 'blocks', network: 'BTC' });
  const books = { type: 'books' };
  expect(told).toEqual([books, books, books, { type: 'blocks', network: 'BTC' }]);
  stop();
  await settle();
  expect(streams[0]?.signal?.aborted).toBe(true);
  expect(live.get()).toEqual({ isConnected: false });
});

test('the bell hears of notifications alone, which no screen loads anything for', async () => {
  const { streams, told, toldOfNotifications, pass, say, ...live } = await stage();
  const stop = live.listenForNotifications();
  await pass(1_000);
  expect(streams).toHaveLength(1);
  live.listen();
  await say({ type: 'notifications' });
  await say({ type: 'payment', paymentId: 'pay_1' });
  await say({ type: 'notifications' });
  const books = { type: 'books' };
  expect(toldOfNotifications).toEqual([books, books, books]);
  expect(told).toEqual([books]);
  stop();
  await settle();
  expect(streams[0]?.signal?.aborted).toBe(false);
});

test('another role of the user reloads the businesses and opens the next stream', async () => {
  const { streams, asked, listen, pass, say } = await stage();
  listen();
  await pass(1_000);
  await say({ type: 'access-changed' });
  expect(asked.list).toBe(2);
  await pass(1_000);
  expect(streams).toHaveLength(2);
});

test('the stream follows the selected business, the sight of the page and the session', async () => {
  const { streams, session, listen, pass, show } = await stage();
  listen();
  await pass(1_000);
  session.selectBusiness('13');
  await pass(1_000);
  expect(streams[1]?.path).toBe('/v1/dash/businesses/13/stream');
  show(false);
  await settle();
  expect(streams[1]?.signal?.aborted).toBe(true);
  show(true);
  await pass(1_000);
  session.signOut();
  await pass(60_000);
  expect(streams).toHaveLength(3);
  expect(streams[2]?.signal?.aborted).toBe(true);
});
