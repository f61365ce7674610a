import { expect, it } from 'vitest';
import type { Mailbox } from './mailbox.ts';
import { openStream } from './open-stream.ts';

it('openStream keeps one item of each kind for a reader that is slow', async () => {
  let mailbox: Pick<Mailbox<number>, 'put' | 'close'> | null = null;
  const stream = openStream<number, readonly number[]>({
    subscribe: (given) => {
      mailbox = given;
      return () => {};
    },
    tell: (news) => ({ messages: [news], isLast: false }),
  });
  const put = (key: string, item: number) => mailbox?.put(key, item);
  for (let item = 0; item < 10_000; item += 1) put(item % 2 === 0 ? 'even' : 'odd', item);
  const messages = stream.messages[Symbol.asyncIterator]();
  expect(await messages.next()).toEqual({ done: false, value: [9_998, 9_999] });
  stream.close();
  expect(await messages.next()).toEqual({ done: true, value: undefined });
});
