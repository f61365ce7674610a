import { describe, expect, it, vi } from 'vitest';
import { createManualTime, settle } from '../testing/manual-time.ts';
import { poll } from './poll.ts';
import { createQueryStore } from './query-store.ts';

interface Asked {
  readonly walletId: string;
}

/** A store with one keyed query, whose loads count up. */
function countingStore(limit?: number) {
  let loads = 0;
  const load = vi.fn(async ({ walletId }: Asked) => {
    loads += 1;
    return `${walletId} ${loads}`;
  });
  const store = createQueryStore<'accounts' | 'rates'>(limit === undefined ? {} : { limit });
  const accounts = store.addKeyed(load, 'accounts');
  const dataOf = (walletId: string) => accounts({ walletId }).get().data;
  return { ...store, load, accounts, dataOf };
}

describe('createQueryStore', () => {
  it('loads equal keys once for parallel readers, and other keys apart', async () => {
    const { accounts, load, dataOf } = countingStore();
    await Promise.all([
      accounts({ walletId: 'a' }).load(),
      accounts({ walletId: 'a' }).load(),
      accounts({ walletId: 'b' }).load(),
    ]);
    expect(load).toHaveBeenCalledTimes(2);
    expect([dataOf('a'), dataOf('b')]).toEqual(['a 1', 'b 2']);
  });

  it('reloads by tag the loaded data alone', async () => {
    const { accounts, add, load, invalidate, dataOf } = countingStore();
    const loadRate = vi.fn(async () => '100000.00');
    await add(loadRate, 'rates').load();
    await accounts({ walletId: 'a' }).load();
    accounts({ walletId: 'never loaded' });
    invalidate('accounts');
    await settle();
    expect([load.mock.calls.length, loadRate.mock.calls.length]).toEqual([2, 1]);
    expect(dataOf('a')).toBe('a 2');
    invalidate();
    await settle();
    expect([load.mock.calls.length, loadRate.mock.calls.length]).toEqual([3, 2]);
  });

  it('evicts the least recently used resources beyond its limit', async () => {
    const { accounts, dataOf } = countingStore(2);
    for (const walletId of ['a', 'b']) await accounts({ walletId }).load();
    accounts({ walletId: 'a' });
    await accounts({ walletId: 'c' }).load();
    expect([dataOf('a'), dataOf('c')]).toEqual(['a 1', 'c 3']);
    expect(dataOf('b')).toBeUndefined();
  });

  it('evicts no resource with a subscriber, until the subscriber leaves', async () => {
    const { accounts, dataOf } = countingStore(1);
    const unsubscribe = accounts({ walletId: 'a' }).subscribe(() => undefined);
    await accounts({ walletId: 'a' }).load();
    await accounts({ walletId: 'b' }).load();
    await accounts({ walletId: 'c' }).load();
    expect(dataOf('a')).toBe('a 1');
    unsubscribe();
    await accounts({ walletId: 'd' }).load();
    await accounts({ walletId: 'e' }).load();
    expect(dataOf('a')).toBeUndefined();
  });

  it('keeps queries without a key whatever its limit', async () => {
    const { accounts, add } = countingStore(1);
    const config = add(async () => 'config');
    await config.load();
    for (const walletId of ['a', 'b', 'c']) await accounts({ walletId }).load();
    expect(config.get().data).toBe('config');
  });

  it('aborts every load and clears all data on reset', async () => {
    const { accounts, add, reset, dataOf } = countingStore();
    const signals: AbortSignal[] = [];
    const pending = add((signal) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    });
    void pending.load();
    await accounts({ walletId: 'a' }).load();
    reset();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(dataOf('a')).toBeUndefined();
  });
});

describe('poll', () => {
  it('refreshes a resource after each delay, except while it is paused, until it is stopped', async () => {
    const time = createManualTime();
    const { accounts, load } = countingStore();
    let isPaused = false;
    const stop = poll(accounts({ walletId: 'a' }), {
      schedule: time.schedule,
      restMs: () => 1_000,
      isPaused: () => isPaused,
    });
    await time.advance(2_000);
    expect(load).toHaveBeenCalledTimes(2);
    isPaused = true;
    await time.advance(2_000);
    isPaused = false;
    await time.advance(1_000);
    expect(load).toHaveBeenCalledTimes(3);
    stop();
    await time.advance(5_000);
    expect(load).toHaveBeenCalledTimes(3);
    expect(time.pending()).toBe(0);
  });
});
