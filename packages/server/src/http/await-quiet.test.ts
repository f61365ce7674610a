import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAwaitQuiet } from './await-quiet.ts';
import { createApp } from './create-app.ts';

let app: FastifyInstance;
let time: number;
/** Waits that are under way, the earliest first. */
let waits: { readonly at: number; readonly resolve: () => void }[];
let awaitQuiet: () => Promise<void>;

beforeEach(async () => {
  app = await createApp({ logLevel: 'silent', trustProxy: 0 });
  time = 0;
  waits = [];
  awaitQuiet = createAwaitQuiet(app, {
    now: () => time,
    schedule: (resolve, ms) => {
      waits.push({ at: time + ms, resolve });
      return () => {};
    },
  });
  app.get('/here', async () => 'here');
});

afterEach(() => app.close());

/** Moves the time to the end of the next wait, and lets its owner go on. */
async function passWait(): Promise<void> {
  const wait = waits.shift();
  if (wait === undefined) throw new Error('nothing waits');
  time = wait.at;
  wait.resolve();
  await Promise.resolve();
}

async function begin(): Promise<{ readonly ended: Promise<void>; readonly isOver: () => boolean }> {
  let isOver = false;
  const ended = awaitQuiet().then(() => {
    isOver = true;
  });
  await Promise.resolve();
  return { ended, isOver: () => isOver };
}

it('waits for nothing where no request came', async () => {
  await awaitQuiet();
  expect(waits).toEqual([]);
});

it('waits until no request began for 50 milliseconds', async () => {
  await app.inject('/here');
  time = 20;
  const wait = await begin();
  expect(waits[0]?.at).toBe(50);
  time = 40;
  await app.inject('/here');
  await passWait();
  expect(wait.isOver()).toBe(false);
  expect(waits[0]?.at).toBe(90);
  await passWait();
  await wait.ended;
  expect(time).toBe(90);
});

it('ends after a second under steady load', async () => {
  await app.inject('/here');
  const wait = await begin();
  while (waits[0] !== undefined && time < 5_000) {
    time = waits[0].at - 1;
    await app.inject('/here');
    await passWait();
  }
  await wait.ended;
  expect(time).toBe(1_000);
});
