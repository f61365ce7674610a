import { describe, expect, it } from 'vitest';
import type { LiveUpdate } from '../contract/wallets/live-updates.ts';
import { createManualTime, settle } from '../testing/manual-time.ts';
import { watchLiveUpdates } from './live.ts';

const walletId = '7e57ab1e-0000-4000-8000-000000000001';

/** A service whose answers the test gives one by one, and a watch over it. */
async function watched() {
  const time = createManualTime();
  const requests: { readonly url: string; readonly init: RequestInit }[] = [];
  const waiting: ((answer: Response | Error) => void)[] = [];
  const told: (LiveUpdate | 'connected' | 'away')[] = [];
  const stop = watchLiveUpdates({
    platform: {
      clock: time.clock,
      schedule: time.schedule,
      random: { bytes: (length) => new Uint8Array(length).fill(255) },
      fetch: (input, init = {}) =>
        new Promise((resolve, reject) => {
          requests.push({ url: String(input), init });
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
          waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
        }),
    },
    baseUrl: 'https://wallet.example',
    walletId,
    accessToken: 'token-of-ada-lovelace',
    onUpdate: (update) => told.push(update),
    onConnection: (isConnected) => told.push(isConnected ? 'connected' : 'away'),
  });
  // The contract of the call loads first.
  await settle();
  const answer = async (with_: Response | Error) => {
    waiting.shift()?.(with_);
    await settle();
  };
  /** Opens a stream; `say` writes to it. */
  const open = async () => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (own) => {
        controller = own;
      },
    });
    // As a browser does with the body of a call that is aborted.
    const { signal } = requests.at(-1)?.init ?? {};
    signal?.addEventListener('abort', () => controller?.error(signal.reason));
    await answer(new Response(body));
    const say = async (text: string) => {
      controller?.enqueue(new TextEncoder().encode(text));
      await settle();
    };
    const end = async () => {
      controller?.close();
      await settle();
    };
    return { say, end };
  };
  return { time, requests, told, stop, answer, open };
}

const event = (update: object) => `data: ${JSON.stringify(update)}\n\n`;

describe('what changes in a wallet', () => {
  it('is told as it comes, under the token of the session', async () => {
    const { requests, told, open } = await watched();
    const { say } = await open();
    await say(event({ type: 'books' }));
    await say(event({ type: 'blocks', network: 'BTC' }));
    expect(told).toEqual(['connected', { type: 'books' }, { type: 'blocks', network: 'BTC' }]);
    expect(requests[0]).toMatchObject({
      url: `https://wallet.example/api/wallets/${walletId}/events`,
      init: { headers: { authorization: 'Bearer token-of-ada-lovelace' }, redirect: 'error' },
    });
  });

  it('is left out where a newer service tells what this version does not know', async () => {
    const { told, open } = await watched();
    const { say } = await open();
    await say(event({ type: 'weather' }));
    await say('data: no json\n\n');
    await say(event({ type: 'books' }));
    expect(told).toEqual(['connected', { type: 'books' }]);
  });

  it('goes on over the next stream when one ends', async () => {
    const { time, requests, told, open } = await watched();
    const first = await open();
    await time.advance(20_000);
    await first.say(':\n\n');
    await first.end();
    expect(told).toEqual(['connected', 'away']);
    await time.advance(999);
    expect(requests).toHaveLength(1);
    await time.advance(1);
    await open();
    expect(told).toEqual(['connected', 'away', 'connected']);
  });

  it('is asked for less and less often while nobody answers, and never less than each 30 s', async () => {
    const { time, requests, answer } = await watched();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      await answer(attempt % 2 === 0 ? new Response('', { status: 503 }) : new TypeError('gone'));
      const since = time.clock.now();
      while (requests.length === attempt) await time.advance(500);
      pauses.push(time.clock.now() - since);
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('counts as cut off after 40 s without a sign of life', async () => {
    const { time, requests, told, open } = await watched();
    const { say } = await open();
    await time.advance(39_000);
    await say(':\n\n');
    await time.advance(39_000);
    expect(told).toEqual(['connected']);
    await time.advance(2_000);
    expect(told).toEqual(['connected', 'away']);
    expect(requests).toHaveLength(2);
  });

  it.each([403, 404])('is not asked for again after %s', async (status) => {
    const { time, requests, told, answer } = await watched();
    await answer(new Response('', { status }));
    await time.advance(120_000);
    expect({ told, requests: requests.length }).toEqual({ told: ['away'], requests: 1 });
    expect(time.pending()).toBe(0);
  });

  it('ends with the session, whether that is told or refused', async () => {
    const told = await watched();
    await (await told.open()).say(event({ type: 'session-ended' }));
    const refused = await watched();
    await refused.answer(new Response('', { status: 401 }));
    for (const { time, requests, told: heard } of [told, refused]) {
      expect(heard).toContainEqual({ type: 'session-ended' });
      await time.advance(120_000);
      expect(requests).toHaveLength(1);
    }
  });

  it('is told to nobody who has stopped listening, and leaves nothing behind', async () => {
    const { time, requests, told, stop, open } = await watched();
    await open();
    stop();
    await time.advance(120_000);
    expect({ told, requests: requests.length }).toEqual({ told: ['connected'], requests: 1 });
    expect(requests[0]?.init.signal?.aborted).toBe(true);
    expect(time.pending()).toBe(0);
  });
});
