import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createGlobal } from './create-global.ts';
import { initTimeoutMs } from './ready-state.ts';
import { parseScriptOptions } from './script-options.ts';

const define = vi.fn();

function setUp(attributes: DOMStringMap = {}) {
  const created = createGlobal({
    version: '1.0.0',
    document,
    baseUrl: 'https://wallet.example',
    loadClient: () => new Promise(() => undefined),
    loadWidget: () => new Promise(() => undefined),
    loadSend: () => new Promise(() => undefined),
    loadScreens: () => new Promise(() => undefined),
    noConflict: () => undefined,
    define,
  });
  const options = parseScriptOptions(attributes);
  if (options !== null) created.initFromScript(options);
  return created;
}

describe('the set-up of the script tag', () => {
  let logged: MockInstance<typeof console.error>;
  beforeEach(() => {
    vi.useFakeTimers();
    logged = vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is ready with a token endpoint', async () => {
    const { billfold, host } = setUp({ tokenEndpoint: '/token' });
    await expect(billfold.ready).resolves.toBe(host.current);
    expect(logged).not.toHaveBeenCalled();
  });

  it('rejects without a token endpoint and without init, 5 seconds after it was needed', async () => {
    const { billfold } = setUp();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(logged).not.toHaveBeenCalled();
    const first = expect(billfold.ready).rejects.toMatchObject({
      code: 'invalid_config',
      option: 'data-token-endpoint',
    });
    await vi.advanceTimersByTimeAsync(initTimeoutMs);
    await first;
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^\[billfold\] data-token-endpoint .*Billfold\.init/),
    );
    const instance = billfold.init({ tokenEndpoint: '/token' });
    await expect(billfold.ready).resolves.toBe(instance);
  });

  it('resolves for a page that calls init in time', async () => {
    const { billfold } = setUp();
    const { ready } = billfold;
    await vi.advanceTimersByTimeAsync(initTimeoutMs - 1);
    const instance = billfold.init({ getAccessToken: () => 'token' });
    await expect(ready).resolves.toBe(instance);
    await vi.advanceTimersByTimeAsync(initTimeoutMs);
    await expect(billfold.ready).resolves.toBe(instance);
    expect(logged).not.toHaveBeenCalled();
  });

  it('rejects a token endpoint on another origin', async () => {
    const { billfold, host } = setUp({ tokenEndpoint: 'https://other.example/token' });
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('[billfold] data-token-endpoint is not on the origin of the page'),
    );
    await expect(billfold.ready).rejects.toMatchObject({ option: 'data-token-endpoint' });
    expect(host.current).toBeNull();
    expect(() => billfold.init({ tokenEndpoint: 'https://other.example/token' })).toThrow(
      'tokenEndpoint is not on the origin of the page',
    );
  });

  it.each([
    ['data-colors', { colors: '{accent: #123}' }],
    ['data-color-scheme', { colorScheme: 'blue' }],
    ['data-dir', { dir: 'up' }],
  ])('reports and ignores a wrong %s', async (name, attributes) => {
    const { billfold } = setUp({ tokenEndpoint: '/token', ...attributes });
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(new RegExp(`^\\[billfold\\] ${name} .*: ignored`)),
    );
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const instance = await billfold.ready;
    const onError = vi.fn();
    instance.on('error', onError);
    void instance.receive();
    expect(onError).toHaveBeenCalledExactlyOnceWith({
      error: expect.objectContaining({ code: 'invalid_config', option: name }),
    });
  });
});
