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

test('tells the other tabs, and leaves no channel open', () => {
  const browser = createBrowser();
  const heard: string[] = [];
  const stop = verifiedOverChannel(browser.connect).subscribe((userId) => heard.push(userId));
  verifiedOverChannel(browser.connect).tell('ada');
  expect(heard).toEqual(['ada']);
  expect(browser.count()).toBe(1);
  stop();
  expect(browser.count()).toBe(0);
});

test('is silent where the browser refuses a channel (J20)', () => {
  const alone = verifiedOverChannel(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => alone.tell('ada')).not.toThrow();
  expect(() => alone.subscribe(() => undefined)()).not.toThrow();
});
