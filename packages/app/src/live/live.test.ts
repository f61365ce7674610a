import { createClient } from '@billfold/core';
import type { LiveUpdate } from '@billfold/core/contract';
import { createResource } from '@billfold/core/flows';
import { createSession } from '@billfold/core/internal';
import { createSandbox, settle } from '@billfold/core/testing';
import { expect, test } from 'vitest';
import { createLive, type WatchSight } from './live.ts';

/** Somebody who is signed in and looks at the page; the test holds the other end of each stream. */
async function stage() {
  const sandbox = await createSandbox();
  const streams: { readonly path: string; readonly signal: AbortSignal | null | undefined }[] = [];
  let write = (_: LiveUpdate): void => undefined;
  const platform = {
    ...sandbox.platform,
    fetch: async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
      if (!String(input).endsWith('/events')) return sandbox.platform.fetch(input, init);
      streams.push({ path: String(input), signal: init?.signal });
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          write = (update) =>
            controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(update)}\n\n`));
        },
      });
      return new Response(body);
    },
  };
  const session = createSession(platform.storage);
  const client = createClient({
    platform,
    baseUrl: '',
    getAccessToken: session.getAccessToken,
    onUnauthorized: () => void session.expire(),
  });
  const asked = { user: 0, accounts: 0 };
  const user = createResource(async () => {
    asked.user += 1;
    return {};
  });
  client.resources.accounts(sandbox.walletId).subscribe(() => {
    if (client.resources.accounts(sandbox.walletId).get().status === 'ready') asked.accounts += 1;
  });
  let show: (isInSight: boolean) => void = () => undefined;
  const watchSight: WatchSight = (onChange) => {
    show = onChange;
    onChange(true);
    return () => undefined;
  };
  session.signIn('bfs_token-of-ada');
  session.selectWallet(sandbox.walletId);
  const live = createLive({ client, walletUrl: '', session, user, watchSight });
  const pass = async (ms: number): Promise<void> => {
    await sandbox.time.advance(ms);
    await settle();
  };
  const say = async (update: LiveUpdate): Promise<void> => {
    write(update);
    await settle();
  };
  return {
    sandbox,
    session,
    client,
    live,
    streams,
    asked,
    pass,
    say,
    show: (is: boolean) => show(is),
  };
}

test('a change of the books invalidates what was loaded of them', async () => {
  const { sandbox, client, live, asked, pass, say } = await stage();
  await client.resources.accounts(sandbox.walletId).load();
  await pass(1_000);
  expect(live.get()).toEqual({ isConnected: true });
  await settle();
  const before = asked.accounts;
  const told: LiveUpdate[] = [];
  const stop = live.listen((update) => told.push(update));
  await say({ type: 'books' });
  await expect.poll(() => asked.accounts).toBeGreaterThan(before);
  stop();
  await say({ type: 'blocks', network: 'BTC' });
  expect(told).toEqual([{ type: 'books' }]);
});

test('an outage of a network reloads the accounts, and tells the screens', async () => {
  const { sandbox, client, live, asked, pass, say } = await stage();
  await client.resources.accounts(sandbox.walletId).load();
  await pass(1_000);
  const before = asked.accounts;
  const told: LiveUpdate[] = [];
  live.listen((update) => told.push(update));
  await say({ type: 'network-status', network: 'BTC' });
  await expect.poll(() => asked.accounts).toBeGreaterThan(before);
  expect(told).toEqual([{ type: 'network-status', network: 'BTC' }]);
});

test('a stream ends with the sight of the page, and another begins when it is back', async () => {
  const { live, streams, pass, show } = await stage();
  await pass(1_000);
  show(false);
  await settle();
  expect(streams[0]?.signal?.aborted).toBe(true);
  expect(live.get()).toEqual({ isConnected: false });
  await pass(60_000);
  expect(streams).toHaveLength(1);
  show(true);
  await pass(1_000);
  expect(streams).toHaveLength(2);
});

test('a page that is only passed through opens no stream', async () => {
  const { streams, pass, show } = await stage();
  await pass(500);
  show(false);
  await pass(60_000);
  expect(streams).toHaveLength(0);
});

test('each wallet has a stream of its own, and nobody who is signed out has one', async () => {
  const { session, streams, pass } = await stage();
  await pass(1_000);
  session.selectWallet('01890000-0000-7000-8000-0000000000ff');
  await pass(1_000);
  expect(streams.map(({ path }) => path)).toEqual([
    expect.stringContaining('/api/wallets/'),
    '/api/wallets/01890000-0000-7000-8000-0000000000ff/events',
  ]);
  expect(streams[0]?.signal?.aborted).toBe(true);
  session.signOut();
  await pass(60_000);
  expect(streams[1]?.signal?.aborted).toBe(true);
  expect(streams).toHaveLength(2);
});

test('a session that ended on another device is asked after, so that it ends here', async () => {
  const { asked, pass, say } = await stage();
  await pass(1_000);
  await say({ type: 'session-ended' });
  expect(asked.user).toBe(1);
});
