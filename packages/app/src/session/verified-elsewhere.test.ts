import { createManualTime } from '@billfold/core/testing';
import { expect, test } from 'vitest';
import { type Channel, verifiedOverChannel } from './verified-elsewhere.ts';

/** The channels of one browser. */
function createBrowser() {
  const open = new Set<Channel>();
  return {
    count: () => open.size,
    connect: (): Channel => {
      const channel: Channel = {
        onmessage: null,
        postMessage: (data) => {
          for (const other of open)
            if (other !== channel) other.onmessage?.(new MessageEvent('message', { data }));
        },
        close: () => void open.delete(channel),
      };
      open.add(channel);
      return channel;
    },
  };
}

const { schedule, advance } = createManualTime();

test('tells the other tabs, and leaves no channel open', async () => {
  const browser = createBrowser();
  const heard: string[] = [];
  const stop = verifiedOverChannel(browser.connect, schedule).subscribe((userId) => {
    heard.push(userId);
    return null;
  });
  const told = verifiedOverChannel(browser.connect, schedule).tell('ada');
  await advance(1_000);
  expect(await told).toBeNull();
  expect(heard).toEqual(['ada']);
  expect(browser.count()).toBe(1);
  stop();
  expect(browser.count()).toBe(0);
});

test('brings back the page that the other tab was asked for', async () => {
  const browser = createBrowser();
  const path = '/account/invitation?token=tok_0123456789abcdef';
  const heard: string[] = [];
  for (const wanted of [null, path])
    verifiedOverChannel(browser.connect, schedule).subscribe((userId) => {
      heard.push(userId);
      return wanted;
    });
  expect(await verifiedOverChannel(browser.connect, schedule).tell('ada')).toBe(path);
  expect(heard).toEqual(['ada', 'ada']);
});

test('waits for the answer of a slow tab', async () => {
  const browser = createBrowser();
  const other = browser.connect();
  const told = verifiedOverChannel(browser.connect, schedule).tell('ada');
  await advance(900);
  other.postMessage('/wallet/accounts');
  expect(await told).toBe('/wallet/accounts');
});

test('is silent where the browser refuses a channel (J20)', async () => {
  const alone = verifiedOverChannel(() => {
    throw new DOMException('denied', 'SecurityError');
  }, schedule);
  expect(await alone.tell('ada')).toBeNull();
  expect(() => alone.subscribe(() => null)()).not.toThrow();
});
