import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Work that ends when the test says so. */
function controlled() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    work: (name: string) => async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    },
    end: (name: string) => ends.get(name)?.(),
  };
}

describe('createWorkQueue', () => {
  it('runs only as many at once as it may, in order of arrival', async () => {
    const queue = createWorkQueue({ running: 2, waiting: 3 });
    const { started, work, end } = controlled();
    const results = ['a', 'b', 'c', 'd'].map((name) => queue.run(work(name)));
    await nextTurn();
    expect(started).toEqual(['a', 'b']);
    end('b');
    await nextTurn();
    expect(started).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c']) end(name);
    await nextTurn();
    end('d');
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses with a time to come back what is more than it lets wait', async () => {
    const queue = createWorkQueue({ running: 2, waiting: 32 });
    const { work, end } = controlled();
    const names = Array.from({ length: 40 }, (_, at) => `${at}`);
    const results = names.map((name) => queue.run(work(name)));
    const refused = await Promise.allSettled(results.slice(34));
    expect(refused).toHaveLength(6);
    for (const result of refused)
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { status: 429, code: 'BUSY', retryAfterSeconds: 5 },
      });
    for (const [at, name] of names.slice(0, 34).entries()) {
      await nextTurn();
      end(name);
      expect(await results[at]).toBe(name);
    }
  });

  it('gives the place on when work fails', async () => {
    const queue = createWorkQueue({ running: 1, waiting: 1 });
    const failing = queue.run(() => Promise.reject(new Error('failed')));
    const next = queue.run(async () => 'next');
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('next');
    expect(await queue.run(async () => 'free')).toBe('free');
  });
});
