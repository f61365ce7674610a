import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createSetupReport } from '../setup-error.ts';
import { createTokenSource } from '../token-source.ts';
import { accessTokens, tokenTimeoutMs } from './access-tokens.ts';

const signal = new AbortController().signal;
const endpoint = {
  document,
  tokenEndpoint: '/billfold/token',
  endpointName: 'data-token-endpoint',
};

function answerWith(body: string, init: ResponseInit = {}): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: URL) => {
      const response = new Response(body, init);
      Object.defineProperty(response, 'url', { value: url.href });
      return response;
    }),
  );
}

describe('accessTokens', () => {
  let logged: MockInstance<typeof console.error>;
  beforeEach(() => {
    logged = vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const getAccessToken = () =>
    accessTokens(createTokenSource(endpoint), createSetupReport())({ reason: 'initial', signal });

  it.each([
    ['a path that does not exist', 'Not found', { status: 404 }, 'answered 404'],
    ['the page of a sign-in form', '<!doctype html>', { status: 200 }, 'no JSON with a token'],
    ['JSON without a token', '{"accessToken":"x"}', { status: 200 }, 'no JSON with a token'],
  ])('reports %s with the name of the option', async (_, body, init, problem) => {
    answerWith(body, init);
    await expect(getAccessToken()).rejects.toMatchObject({
      code: 'invalid_config',
      option: 'data-token-endpoint',
    });
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(new RegExp(`^\\[billfold\\] data-token-endpoint .*${problem}`)),
    );
  });

  it('reports an endpoint that cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(getAccessToken()).rejects.toMatchObject({ option: 'data-token-endpoint' });
    expect(logged).toHaveBeenCalledOnce();
  });

  it('reports an endpoint that does not answer, after 15 seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const outcome = expect(getAccessToken()).rejects.toThrow('no answer within 15 seconds');
    await vi.advanceTimersByTimeAsync(tokenTimeoutMs);
    await outcome;
    expect(logged).toHaveBeenCalledOnce();
  });

  it('reports a callback of the page that throws, and one that does not answer', async () => {
    vi.useFakeTimers();
    const call = (callback: () => Promise<string>) =>
      accessTokens(
        createTokenSource({ ...endpoint, getAccessToken: callback }),
        createSetupReport(),
      )({ reason: 'initial', signal });
    await expect(call(() => Promise.reject(new Error('boom')))).rejects.toMatchObject({
      option: 'getAccessToken',
      cause: new Error('boom'),
    });
    const late = expect(call(() => new Promise(() => undefined))).rejects.toThrow('15 seconds');
    await vi.advanceTimersByTimeAsync(tokenTimeoutMs);
    await late;
  });

  it('reports a callback that throws at once, for the prefetch too', async () => {
    const source = createTokenSource({
      ...endpoint,
      getAccessToken: () => {
        throw new Error('boom');
      },
    });
    source.prefetch();
    const get = accessTokens(source, createSetupReport());
    await expect(get({ reason: 'initial', signal })).rejects.toMatchObject({
      option: 'getAccessToken',
      cause: new Error('boom'),
    });
  });

  it.each([undefined, 42, {}, { token: 5 }, []])(
    'reports a callback that returns %j, at once or later',
    async (rubbish) => {
      for (const answer of [rubbish, Promise.resolve(rubbish)]) {
        const getAccessToken = vi.fn();
        getAccessToken.mockReturnValue(answer);
        const source = createTokenSource({ ...endpoint, getAccessToken });
        const get = accessTokens(source, createSetupReport());
        await expect(get({ reason: 'initial', signal })).rejects.toThrow(
          'getAccessToken returned neither a token nor null.',
        );
      }
    },
  );

  it.each([401, 403])(
    'takes %i for a user who is not signed in, without a report',
    async (status) => {
      answerWith('', { status });
      await expect(getAccessToken()).resolves.toBeNull();
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it('requests one token for the prefetch and the first call', async () => {
    answerWith('{"token":"t1","expiresAt":1}');
    const source = createTokenSource(endpoint);
    source.prefetch();
    const get = accessTokens(source, createSetupReport());
    await expect(get({ reason: 'initial', signal })).resolves.toEqual({
      token: 't1',
      expiresAt: 1,
    });
    expect(fetch).toHaveBeenCalledOnce();
    await get({ reason: 'expiring', signal });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('requests a token that the page returns at once for each call', () => {
    const callback = vi.fn(() => 'at-once');
    const source = createTokenSource({ ...endpoint, getAccessToken: callback });
    source.prefetch();
    expect(accessTokens(source, createSetupReport())({ reason: 'initial', signal })).toBe(
      'at-once',
    );
    expect(callback).toHaveBeenCalledTimes(2);
  });
});
