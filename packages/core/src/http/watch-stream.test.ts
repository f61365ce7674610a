import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../contract/schema.ts';
import { createManualTime, settle } from '../testing/manual-time.ts';
import { watchStream } from './watch-stream.ts';

type Update = { readonly state: number } | { readonly over: true };
const call: Endpoint<unknown, unknown, unknown, Update> = {
  method: 'GET',
  path: '/stream',
  response: () => z.union([z.object({ state: z.int() }), z.object({ over: z.literal(true) })]),
};

/** A watch whose polls answer `polled`, over a service whose streams the test writes. */
async function watched() {
  const time = createManualTime();
  const told: unknown[] = [];
  const polls: AbortSignal[] = [];
  const waiting: ((answer: Response) => void)[] = [];
  const stop = watchStream<Update>({
    platform: {
      clock: time.clock,
      schedule: time.schedule,
      random: { bytes: (length) => new Uint8Array(length).fill(255) },
      fetch: (_, init = {}) =>
        new Promise((resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
          waiting.push(resolve);
        }),
    },
    loadCall: async () => call,
    addressOf: (path) => `https://pay.example${path}`,
    loadHeaders: async () => ({}),
    onUpdate: (update) => told.push(update),
    onRefused: (status) => told.push(status),
    isLast: (update) => 'over' in update,
    poll: async (signal) => {
      polls.push(signal);
      await new Promise<void>((resolve) => void time.schedule(resolve, 100));
      return { state: polls.length };
    },
  });
  await settle();
  const answer = async (response: Response) => {
    waiting.shift()?.(response);
    await settle();
  };
  const open = async () => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (own) => {
        controller = own;
      },
    });
    await answer(new Response(body));
    return {
      say: async (text: string) => {
        controller?.enqueue(new TextEncoder().encode(text));
        await settle();
      },
      end: async () => {
        controller?.close();
        await settle();
      },
    };
  };
  return { time, told, polls, stop, answer, open };
}

describe('watchStream', () => {
  it('polls every 5 seconds until a stream brings anything, and again after its end', async () => {
    const { time, told, polls, open } = await watched();
    await time.advance(10_300);
    expect(told).toEqual([{ state: 1 }, { state: 2 }]);
    const { say, end } = await open();
    // A proxy that holds the stream back has sent headers and nothing else.
    await time.advance(5_200);
    expect(polls).toHaveLength(3);
    await say(':\n\n');
    await time.advance(30_000);
    expect(polls).toHaveLength(3);
    await say('data: {"state":9}\n\n');
    await end();
    await time.advance(5_200);
    expect(told.slice(3)).toEqual([{ state: 9 }, { state: 4 }]);
  });

  it('drops what a poll brings after the stream has begun', async () => {
    const { time, told, polls, open } = await watched();
    const { say } = await open();
    await time.advance(5_050);
    await say('data: {"state":9}\n\n');
    await time.advance(1_000);
    expect(told).toEqual([{ state: 9 }]);
    expect(polls[0]?.aborted).toBe(true);
  });

  it('goes on polling where the stream is refused for good', async () => {
    const { time, told, answer } = await watched();
    await answer(new Response('', { status: 403 }));
    await time.advance(60_000);
    expect(told.slice(0, 3)).toEqual([403, { state: 1 }, { state: 2 }]);
  });

  it('leaves nothing behind after the last update, nor after it was stopped', async () => {
    const ended = await watched();
    await (await ended.open()).say('data: {"state":1}\n\ndata: {"over":true}\n\n');
    const stopped = await watched();
    await stopped.time.advance(5_050);
    stopped.stop();
    for (const { time, told } of [ended, stopped]) {
      await time.advance(120_000);
      expect(told).not.toContainEqual({ state: 2 });
      expect(time.pending()).toBe(0);
    }
    expect(ended.told).toEqual([{ state: 1 }, { over: true }]);
  });
});
