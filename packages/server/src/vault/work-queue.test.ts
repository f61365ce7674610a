import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createWorkQueue, type Lane } from './work-queue.ts';

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
    const results = ['a', 'b', 'c', 'd'].map((name) => queue.run('owner', work(name)));
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
    const results = names.map((name) => queue.run('owner', work(name)));
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
    const failing = queue.run('owner', () => Promise.reject(new Error('failed')));
    const next = queue.run('owner', async () => 'next');
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('next');
    expect(await queue.run('owner', async () => 'free')).toBe('free');
  });

  describe('with 40 guests at once', () => {
    /** A queue of two slots, one guest of which runs and 32 of which wait. */
    async function flooded() {
      const queue = createWorkQueue({ running: 2, waiting: 32 });
      const jobs = controlled();
      const enqueue = (lane: Lane, name: string) => {
        const result = queue.run(lane, jobs.work(name));
        result.catch(() => {});
        return result;
      };
      const guests = Array.from({ length: 40 }, (_, at) => enqueue('guest', `guest ${at}`));
      await nextTurn();
      return { queue, guests, enqueue, ...jobs };
    }

    it('keeps one slot for owners, and refuses the guests who are too many (F14)', async () => {
      const { queue, guests, started } = await flooded();
      expect(started).toEqual(['guest 0']);
      expect(queue.load()).toEqual({ running: 1, waiting: 32 });
      const refused = await Promise.allSettled(guests.slice(33));
      for (const result of refused)
        expect(result).toMatchObject({ status: 'rejected', reason: { status: 429, code: 'BUSY' } });
    });

    it('starts an owner at once, and the next owner when the first has ended (F14)', async () => {
      const { enqueue, started, end } = await flooded();
      for (const name of ['owner 0', 'owner 1', 'owner 2']) void enqueue('owner', name);
      await nextTurn();
      expect(started).toEqual(['guest 0', 'owner 0']);
      end('owner 0');
      await nextTurn();
      expect(started).toEqual(['guest 0', 'owner 0', 'owner 1']);
      end('guest 0');
      await nextTurn();
      expect(started.slice(3)).toEqual(['guest 1']);
      end('owner 1');
      await nextTurn();
      expect(started.slice(4)).toEqual(['owner 2']);
    });

    it('starts no guest while an owner runs, and one after the owner (F14)', async () => {
      const { enqueue, started, end } = await flooded();
      void enqueue('owner', 'owner 0');
      await nextTurn();
      end('guest 0');
      await nextTurn();
      expect(started).toEqual(['guest 0', 'owner 0']);
      void enqueue('guest', 'late guest');
      await nextTurn();
      expect(started).toHaveLength(2);
      end('owner 0');
      await nextTurn();
      expect(started).toEqual(['guest 0', 'owner 0', 'guest 1']);
    });

    it('gives no second slot to guests while owners are away', async () => {
      const { started, end } = await flooded();
      end('guest 0');
      await nextTurn();
      expect(started).toEqual(['guest 0', 'guest 1']);
    });
  });

  it('lets a guest in before the third of many owners', async () => {
    const queue = createWorkQueue({ running: 2, waiting: 32 });
    const { started, work, end } = controlled();
    for (const name of ['owner 0', 'owner 1', 'owner 2']) void queue.run('owner', work(name));
    void queue.run('guest', work('guest 0'));
    await nextTurn();
    expect(started).toEqual(['owner 0', 'owner 1']);
    end('owner 1');
    await nextTurn();
    expect(started).toEqual(['owner 0', 'owner 1', 'guest 0']);
  });
});
