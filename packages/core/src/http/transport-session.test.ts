import { describe, expect, it, vi } from 'vitest';
import {
  ada,
  change,
  connected,
  greet,
  ok,
  open,
  refusal,
} from '../../test/connected-transport.ts';
import type { TransportOptions } from './transport.ts';

describe('a 401 (R-AUTH-07)', () => {
  const hosts = (...tokens: readonly (string | null)[]) => {
    const left = [...tokens];
    const reasons: string[] = [];
    const getAccessToken: TransportOptions['getAccessToken'] = async ({ reason }) => {
      reasons.push(reason);
      return left.shift() ?? null;
    };
    return { getAccessToken, reasons };
  };
  const only = (token: string) => (request: Request) =>
    request.headers.get('authorization') === `Bearer ${token}`
      ? ok()
      : refusal(401, 'UNAUTHORIZED');

  it('ends the session whose token it answers', async () => {
    const { transport, refused } = connected(() => refusal(401, 'UNAUTHORIZED'));
    await expect(transport.call(greet)(ada)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(refused).toHaveLength(1);
  });

  it('to an older token leaves the new session alone', async () => {
    const tokens = ['token-1', 'token-2'];
    const { transport, refused } = connected(() => refusal(401, 'UNAUTHORIZED'), {
      getAccessToken: () => tokens.shift() ?? 'token-2',
    });
    await expect(transport.call(greet)(ada)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(refused).toHaveLength(0);
  });

  it('ten times at once asks for one new token, and all ten calls go on', async () => {
    const { getAccessToken, reasons } = hosts('old', 'new');
    const { transport, refused, requests } = connected(only('new'), { getAccessToken });
    const calls = Array.from({ length: 10 }, () => transport.call(greet)(ada));
    expect(await Promise.all(calls)).toHaveLength(10);
    expect(reasons).toEqual(['initial', 'unauthorized']);
    expect(requests).toHaveLength(20);
    expect(refused).toHaveLength(0);
  });

  it('ten times at once without a new token is told once', async () => {
    const { getAccessToken, reasons } = hosts('old');
    const { transport, refused } = connected(only('new'), { getAccessToken });
    const calls = Array.from({ length: 10 }, () => transport.call(greet)(ada));
    const ends = await Promise.allSettled(calls);
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
    expect(reasons).toEqual(['initial', 'unauthorized']);
    expect(refused).toHaveLength(1);
  });

  it('to the new token too is the end, without going round in circles', async () => {
    const { getAccessToken, reasons } = hosts('old', 'new', 'newer');
    const { transport, refused, requests } = connected(only('none'), { getAccessToken });
    await expect(transport.call(greet)(ada)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(requests).toHaveLength(2);
    expect(reasons).toEqual(['initial', 'unauthorized']);
    expect(refused).toHaveLength(1);
  });

  it('to a call that may not be repeated renews the session for the next one', async () => {
    const { getAccessToken } = hosts('old', 'new');
    const { transport, refused, requests } = connected(only('new'), { getAccessToken });
    await expect(transport.call(change)({ body: { text: 'a' } })).rejects.toMatchObject({
      code: 'unauthorized',
    });
    expect(requests).toHaveLength(1);
    expect(await transport.call(change)({ body: { text: 'a' } })).toEqual({ text: 'hello' });
    expect(refused).toHaveLength(0);
  });

  it('to a handoff token, or without any, says nothing of the session', async () => {
    const { transport, refused, requests } = connected(() => refusal(401, 'UNAUTHORIZED'));
    await expect(transport.call(greet)(ada, { accessToken: 'bfh_1' })).rejects.toThrow();
    await expect(transport.call(open)(ada)).rejects.toThrow();
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer bfh_1',
      null,
    ]);
    expect(refused).toHaveLength(0);
  });
});

describe('the scopes of a token', () => {
  const named = (scopes: string) => {
    const answer = ok();
    answer.headers.set('billfold-scopes', scopes);
    return answer;
  };

  it('are told as often as they change', async () => {
    const answers = [named('send receive'), named('send receive'), named('receive'), ok()];
    const onScopes = vi.fn();
    const { transport } = connected(() => answers.shift() ?? ok(), { onScopes });
    for (const _ of [1, 2, 3, 4]) await transport.call(greet)(ada);
    expect(onScopes.mock.calls).toEqual([[['send', 'receive']], [['receive']], [null]]);
  });

  it('stay as they were told where a call is refused', async () => {
    const answers = [named('receive'), refusal(403, 'SCOPE_MISSING')];
    const onScopes = vi.fn();
    const { transport } = connected(() => answers.shift() ?? ok(), { onScopes });
    await transport.call(greet)(ada);
    await expect(transport.call(greet)(ada)).rejects.toMatchObject({ code: 'scope_missing' });
    expect(onScopes).toHaveBeenCalledOnce();
  });

  it('leave out names that this version does not know', async () => {
    const onScopes = vi.fn();
    const { transport } = connected(() => named('receive fly'), { onScopes });
    await transport.call(greet)(ada);
    expect(onScopes).toHaveBeenCalledWith(['receive']);
  });
});
