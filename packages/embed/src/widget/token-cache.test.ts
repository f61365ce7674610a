import { describe, expect, it, vi } from 'vitest';
import type { GetAccessToken } from '../options.ts';
import { createTokenCache } from './token-cache.ts';

const { signal } = new AbortController();

function cacheOver(ask: GetAccessToken) {
  const time = { now: 1_000_000 };
  const cache = createTokenCache(ask, { now: () => time.now });
  return { time, get: () => cache.get({ signal }), refuse: cache.refuse };
}

describe('the token of the host', () => {
  it('is asked for once and kept in memory', async () => {
    const ask = vi.fn(async () => 'one');
    const { get } = cacheOver(ask);
    expect(await get()).toBe('one');
    expect(await get()).toBe('one');
    expect(ask).toHaveBeenCalledExactlyOnceWith({ reason: 'initial', signal });
  });

  it('is asked for once by any number of calls at the same time', async () => {
    const ask = vi.fn(async () => 'one');
    const { get } = cacheOver(ask);
    expect(await Promise.all([get(), get(), get()])).toEqual(['one', 'one', 'one']);
    expect(ask).toHaveBeenCalledOnce();
  });

  it.each([
    ['a date', (ms: number) => new Date(ms)],
    ['milliseconds', (ms: number) => ms],
    ['ISO text', (ms: number) => new Date(ms).toISOString()],
  ])('is replaced half a minute before it ends, told as %s', async (_, write) => {
    const ask = vi.fn(async () => ({ token: 'short', expiresAt: write(1_100_000) }));
    const { get, time } = cacheOver(ask);
    await get();
    time.now = 1_069_999;
    await get();
    expect(ask).toHaveBeenCalledOnce();
    time.now = 1_070_000;
    await get();
    expect(ask).toHaveBeenLastCalledWith({ reason: 'expiring', signal });
  });

  it('is used once when nobody can read when it ends', async () => {
    const ask = vi.fn(async () => ({ token: 'odd', expiresAt: 'tomorrow' }));
    const { get } = cacheOver(ask);
    expect(await get()).toBe('odd');
    await get();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is asked for anew after a refusal, and the host is told why', async () => {
    const ask = vi.fn(async () => 'one');
    const { get, refuse } = cacheOver(ask);
    await get();
    refuse();
    await get();
    expect(ask).toHaveBeenLastCalledWith({ reason: 'unauthorized', signal });
  });

  it('is null while nobody is signed in, and asked for again each time', async () => {
    const ask = vi.fn(async () => null);
    const { get } = cacheOver(ask);
    expect(await get()).toBeNull();
    expect(await get()).toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is asked for again after a failure', async () => {
    const ask = vi.fn<GetAccessToken>().mockRejectedValueOnce(new TypeError('offline'));
    ask.mockResolvedValue('one');
    const { get } = cacheOver(ask);
    await expect(get()).rejects.toThrow('offline');
    expect(await get()).toBe('one');
  });
});
