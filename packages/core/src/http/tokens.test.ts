import { describe, expect, it, vi } from 'vitest';
import { createAccessTokens, type GetAccessToken } from './tokens.ts';

const { signal } = new AbortController();

function tokensOver(ask: GetAccessToken) {
  const time = { now: 1_000_000 };
  const tokens = createAccessTokens(ask, { now: () => time.now });
  return { time, tokens, get: () => tokens.get(signal) };
}
const reasonsOf = (ask: ReturnType<typeof vi.fn<GetAccessToken>>) =>
  ask.mock.calls.map(([{ reason }]) => reason);

describe('the token of the host', () => {
  it('is asked for once and kept in memory', async () => {
    const ask = vi.fn<GetAccessToken>(async () => 'one');
    const { get } = tokensOver(ask);
    expect(await get()).toBe('one');
    expect(await get()).toBe('one');
    expect(reasonsOf(ask)).toEqual(['initial']);
  });

  it('is asked for by every call where the host has it at hand', async () => {
    const answers = ['one', null, 'two'];
    const { get } = tokensOver(() => answers.shift() ?? null);
    expect([await get(), await get(), await get()]).toEqual(['one', null, 'two']);
  });

  it('is asked for once by any number of calls at the same time', async () => {
    const ask = vi.fn<GetAccessToken>(async () => 'one');
    const { get } = tokensOver(ask);
    expect(await Promise.all([get(), get(), get()])).toEqual(['one', 'one', 'one']);
    expect(ask).toHaveBeenCalledOnce();
  });

  it.each([
    ['a date', (ms: number) => new Date(ms)],
    ['milliseconds', (ms: number) => ms],
    ['ISO text', (ms: number) => new Date(ms).toISOString()],
  ])('is replaced half a minute before it ends, told as %s', async (_, write) => {
    const ask = vi.fn<GetAccessToken>(() => ({ token: 'short', expiresAt: write(1_100_000) }));
    const { get, time } = tokensOver(ask);
    await get();
    time.now = 1_069_999;
    await get();
    expect(ask).toHaveBeenCalledOnce();
    time.now = 1_070_000;
    await get();
    expect(reasonsOf(ask)).toEqual(['initial', 'expiring']);
  });

  it('is used once when nobody can read when it ends', async () => {
    const ask = vi.fn<GetAccessToken>(async () => ({ token: 'odd', expiresAt: 'tomorrow' }));
    const { get } = tokensOver(ask);
    expect(await get()).toBe('odd');
    await get();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is null while nobody is signed in, and asked for again each time', async () => {
    const ask = vi.fn<GetAccessToken>(async () => null);
    const { get } = tokensOver(ask);
    expect(await get()).toBeNull();
    expect(await get()).toBeNull();
    expect(reasonsOf(ask)).toEqual(['initial', 'initial']);
  });

  it('is asked for again after a failure, which the call is told', async () => {
    const cause = new TypeError('offline');
    const ask = vi.fn<GetAccessToken>().mockRejectedValueOnce(cause);
    ask.mockResolvedValue('one');
    const { get } = tokensOver(ask);
    await expect(get()).rejects.toMatchObject({ code: 'token_provider_failed', cause });
    expect(await get()).toBe('one');
  });

  it('is no longer asked for when every call that waits was cancelled', async () => {
    const seen: AbortSignal[] = [];
    const { tokens } = tokensOver((request) => {
      seen.push(request.signal);
      return new Promise(() => undefined);
    });
    const [first, second] = [new AbortController(), new AbortController()];
    const gets = [tokens.get(first.signal), tokens.get(second.signal)];
    const ends = gets.map((get) => expect(get).rejects.toMatchObject({ code: 'aborted' }));
    first.abort();
    await ends[0];
    expect(seen.map(({ aborted }) => aborted)).toEqual([false]);
    second.abort();
    await ends[1];
    expect(seen.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('a refused token', () => {
  it('is replaced once for all who were refused it, and the host is told why', async () => {
    let count = 0;
    const ask = vi.fn<GetAccessToken>(async () => {
      count += 1;
      return `token-${count}`;
    });
    const { tokens, get } = tokensOver(ask);
    await get();
    const parallel = Array.from({ length: 10 }, () => tokens.replace('token-1', signal));
    const late = await Promise.all(parallel).then(() => tokens.replace('token-1', signal));
    expect(await Promise.all(parallel)).toEqual(
      Array.from({ length: 10 }, () => ({ session: 'renewed', token: 'token-2' })),
    );
    expect(late).toEqual({ session: 'renewed', token: 'token-2' });
    expect(reasonsOf(ask)).toEqual(['initial', 'unauthorized']);
    expect(await get()).toBe('token-2');
  });

  it.each([
    ['the same again', 'token-1'],
    ['none', null],
  ])('loses the session when the host has %s, which is news once', async (_, answer) => {
    const ask = vi.fn<GetAccessToken>(async () => answer);
    ask.mockResolvedValueOnce('token-1');
    const { tokens, get } = tokensOver(ask);
    await get();
    const ends = await Promise.all(
      Array.from({ length: 10 }, () => tokens.replace('token-1', signal)),
    );
    ends.push(await tokens.replace('token-1', signal));
    expect(ends.map((end) => end.session === 'lost' && end.isNews)).toEqual([
      true,
      ...Array.from({ length: 10 }, () => false),
    ]);
    expect(reasonsOf(ask)).toEqual(['initial', 'unauthorized']);
  });

  it('is asked for again when the question that ran already brought the same', async () => {
    const answers = ['old', 'old', 'new'];
    const ask = vi.fn<GetAccessToken>(async () => ({
      token: answers.shift() ?? 'none',
      expiresAt: answers.length === 0 ? 9_000_000 : 1_010_000,
    }));
    const { tokens, get } = tokensOver(ask);
    await get();
    const [, after] = await Promise.all([get(), tokens.replace('old', signal)]);
    expect(after).toEqual({ session: 'renewed', token: 'new' });
    expect(reasonsOf(ask)).toEqual(['initial', 'expiring', 'unauthorized']);
  });

  it('loses the session of a host that has the same at hand', async () => {
    const { tokens } = tokensOver(() => 'token-1');
    expect(await tokens.replace('token-1', signal)).toEqual({ session: 'lost', isNews: true });
    expect(await tokens.replace('token-1', signal)).toEqual({ session: 'lost', isNews: false });
  });

  it.each(['token-2', null])(
    'says nothing of a session that its host has changed to %s meanwhile',
    async (now) => {
      const { tokens } = tokensOver(() => now);
      expect(await tokens.replace('token-1', signal)).toEqual({ session: 'changed' });
    },
  );

  it('is news again for the next session', async () => {
    let token = 'token-1';
    const { tokens } = tokensOver(() => token);
    await tokens.replace('token-1', signal);
    token = 'token-2';
    expect(await tokens.replace('token-2', signal)).toEqual({ session: 'lost', isNews: true });
  });
});
