import { NetworkError } from '@billfold/core';
import type { Checkout } from '@billfold/core/payments';
import { createManualTime } from '@billfold/core/testing';
import { describe, expect, it } from 'vitest';
import { openPayment } from './open-payment.ts';

/** Opens a path of a server whose answer is sent, and never comes before. */
function open(path: string) {
  const time = createManualTime();
  const asked: string[] = [];
  let refuse = (): void => undefined;
  const calls = {
    get: (id: string) => {
      asked.push(id);
      return new Promise<Checkout>((_, reject) => {
        refuse = () => reject(new NetworkError('offline'));
      });
    },
    watch: () => () => undefined,
  };
  const opened: unknown[] = [];
  const { clock, schedule } = time;
  void openPayment(path, { calls, platform: { clock, schedule } }).then((each) => {
    opened.push(each);
  });
  return { time, asked, opened, answer: () => refuse() };
}

describe('openPayment', () => {
  it('waits for the answer, so that the page is drawn once', async () => {
    const { time, asked, opened, answer } = open('/pay/pay_a');
    await time.advance(99);
    expect(asked).toEqual(['pay_a']);
    expect(opened).toEqual([]);
    answer();
    await time.advance(0);
    expect(opened).toMatchObject([{ id: 'pay_a' }]);
    expect(time.pending()).toBe(0);
  });

  it('waits a tenth of a second at most', async () => {
    const { time, opened } = open('/pay/pay_a');
    await time.advance(100);
    expect(opened).toMatchObject([{ id: 'pay_a' }]);
  });

  it.each(['/pay/link/tea', '/refund/a-token', '/pay/'])('loads nothing for %s', async (path) => {
    const { time, asked, opened } = open(path);
    await time.advance(0);
    expect(asked).toEqual([]);
    expect(opened).toEqual([null]);
  });
});
