import { afterEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../../../../test/manual-clock.ts';
import { manualSchedule } from '../../../../../test/manual-schedule.ts';
import {
  nodeMessage,
  startZmtpPublisher,
  type ZmtpPublisher,
  zmtpFrame,
  zmtpGreetingOf,
} from '../../../../../test/zmtp-publisher.ts';
import { hearPublisher } from './hear-publisher.ts';
import { subscribeZmtp, type ZmtpSubscription } from './subscribe-zmtp.ts';
import { ZmtpError } from './zmtp-reader.ts';

const topics = ['rawtx', 'sequence'];
const body = Buffer.from('body');
let publisher: ZmtpPublisher | null = null;
let subscription: ZmtpSubscription | null = null;
afterEach(async () => {
  subscription?.close();
  await publisher?.close();
  publisher = subscription = null;
});

/** Subscribes to a publisher; `next` resolves with what happens. */
async function subscribe(opening?: Buffer) {
  publisher = await startZmtpPublisher(opening === undefined ? {} : { opening });
  const happened: string[] = [];
  const waiting: ((event: string) => void)[] = [];
  const note = (event: string): void => {
    const resolve = waiting.shift();
    if (resolve === undefined) happened.push(event);
    else resolve(event);
  };
  const next = (): Promise<string> => {
    const event = happened.shift();
    if (event !== undefined) return Promise.resolve(event);
    return new Promise((resolve) => waiting.push(resolve));
  };
  const timer = manualSchedule(manualClock());
  subscription = subscribeZmtp({
    ...{ address: publisher.address, topics, schedule: timer.schedule },
    onReady: () => note('ready'),
    onLost: () => note('lost'),
    onMessage: ([topic, content]) => {
      if (String(content) === 'nonsense') throw new ZmtpError('nonsense');
      note(`${topic} ${content}`);
    },
  });
  return { publisher, timer, next };
}

describe('subscribeZmtp', () => {
  it('gets the messages of its topics and no others', async () => {
    const { publisher, next } = await subscribe();
    expect(await next()).toBe('ready');
    await publisher.whenSubscribed(topics);
    for (const topic of ['rawtx', 'hashblock', 'sequence']) publisher.publish(topic, body);
    expect([await next(), await next()]).toEqual(['rawtx body', 'sequence body']);
  });

  it('connects again when the publisher ends the connection, after longer and longer times', async () => {
    const { publisher, timer, next } = await subscribe();
    expect(await next()).toBe('ready');
    const times: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      publisher.restart();
      expect(await next()).toBe('lost');
      times.push(await timer.whenWaiting());
      timer.runNext();
      expect(await next()).toBe('ready');
    }
    expect(times).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    await publisher.whenSubscribed(topics);
    publisher.publish('rawtx', body);
    expect(await next()).toBe('rawtx body');
    publisher.restart();
    expect(await next()).toBe('lost');
    expect(await timer.whenWaiting()).toBe(500);
  });

  it('tries again where nothing listens', async () => {
    const { publisher, timer, next } = await subscribe();
    expect(await next()).toBe('ready');
    await publisher.close();
    expect(await next()).toBe('lost');
    timer.runNext();
    expect(await next()).toBe('lost');
    expect(await timer.whenWaiting()).toBe(1_000);
  });

  it('gives up a handshake that takes longer than ten seconds', async () => {
    const { timer, next } = await subscribe(zmtpGreetingOf().subarray(0, 20));
    expect(await timer.whenWaiting()).toBe(10_000);
    timer.runNext();
    expect(await next()).toBe('lost');
  });

  it.each([
    ['a frame without an end', zmtpFrame(8, body)],
    ['a message that its reader refuses', nodeMessage('rawtx', Buffer.from('nonsense'), 0)],
    ['anything else', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ])('ends the connection for %s, and connects again', async (_, bytes) => {
    const { publisher, timer, next } = await subscribe();
    expect(await next()).toBe('ready');
    publisher.sendBytes(bytes);
    expect(await next()).toBe('lost');
    timer.runNext();
    expect(await next()).toBe('ready');
    expect(publisher.connections).toBe(2);
  });

  it('leaves nothing behind when it is closed', async () => {
    const { timer, next } = await subscribe();
    expect(await next()).toBe('ready');
    subscription?.close();
    expect(timer.waiting).toBe(0);
  });
});

describe('hearPublisher', () => {
  const waitMs = 15_000;

  it('names the topics of which no message came', async () => {
    publisher = await startZmtpPublisher();
    const { address, whenSubscribed } = publisher;
    const timer = manualSchedule(manualClock());
    const heard = hearPublisher({ address, waitMs, schedule: timer.schedule });
    await whenSubscribed(topics);
    timer.runNext();
    expect(await heard).toEqual({ isReached: true, missing: topics });
  });

  it('waits no longer once a message of each topic came', async () => {
    publisher = await startZmtpPublisher();
    const { address, whenSubscribed, publish } = publisher;
    const timer = manualSchedule(manualClock());
    const heard = hearPublisher({ address, waitMs, schedule: timer.schedule });
    await whenSubscribed(topics);
    for (const topic of topics) publish(topic, body);
    expect(await heard).toEqual({ isReached: true, missing: [] });
    expect(timer.waiting).toBe(0);
  });

  it('does not wait for a publisher that is not there', async () => {
    publisher = await startZmtpPublisher();
    const { address } = publisher;
    await publisher.close();
    const { schedule } = manualSchedule(manualClock());
    expect(await hearPublisher({ address, waitMs, schedule })).toEqual({
      isReached: false,
      missing: topics,
    });
  });
});
