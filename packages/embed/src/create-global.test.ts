import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createGlobal, type GlobalOptions } from './create-global.ts';
import type { ElementHost } from './dialog-element.ts';
import { initTimeoutMs } from './ready-state.ts';
import { receiveElement } from './receive-element.ts';
import { parseScriptOptions } from './script-options.ts';

const define = vi.fn<GlobalOptions['define']>();
const loadSandbox = vi.fn(() => new Promise<never>(() => undefined));

function setUp(attributes: DOMStringMap = {}) {
  const created = createGlobal({
    view: window,
    version: '1.0.0',
    document,
    baseUrl: 'https://wallet.example',
    loadClient: () => new Promise(() => undefined),
    loadSandbox,
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
    [{ sandbox: '' }],
    [{ sandbox: 'true' }],
    [{ sandbox: '', tokenEndpoint: undefined, colorScheme: 'dark' }],
  ])('is ready with the sandbox of %o, which loads on the first intent', async (attributes) => {
    loadSandbox.mockClear();
    const { billfold, host } = setUp(attributes);
    const instance = await billfold.ready;
    expect(instance).toBe(host.current);
    expect(loadSandbox).not.toHaveBeenCalled();
    instance.prefetch();
    expect(loadSandbox).toHaveBeenCalledOnce();
    expect(logged).not.toHaveBeenCalled();
  });

  it('has no sandbox where a framework writes that the attribute is off', async () => {
    loadSandbox.mockClear();
    const { billfold } = setUp({ sandbox: 'false', tokenEndpoint: '/token' });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    (await billfold.ready).prefetch();
    expect(loadSandbox).not.toHaveBeenCalled();
  });

  it.each([
    ['data-token-endpoint', { tokenEndpoint: '/token' }],
    ['data-publishable-key', { publishableKey: 'bf_test_pk_1' }],
    ['data-wallet', { wallet: 'w1' }],
  ])('rejects %s beside data-sandbox in one sentence', async (name, attributes) => {
    const { billfold, host } = setUp({ sandbox: '', ...attributes });
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(
        `[billfold] ${name} has no use with data-sandbox: remove one of the two.`,
      ),
    );
    await expect(billfold.ready).rejects.toMatchObject({ option: name });
    expect(host.current).toBeNull();
  });

  it.each([
    ['getAccessToken', { getAccessToken: () => 'token' }],
    ['tokenEndpoint', { tokenEndpoint: '/token' }],
    ['publishableKey', { publishableKey: 'bf_test_pk_1' }],
    ['walletId', { walletId: 'w1' }],
    ['baseUrl', { baseUrl: 'https://wallet.example' }],
  ])('rejects %s beside the option sandbox, and says so in the dialog', async (name, options) => {
    const { billfold } = setUp();
    const sentence = `${name} has no use with sandbox: remove one of the two.`;
    expect(() => billfold.init({ sandbox: true, ...options })).toThrow(sentence);
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(sentence));
    await expect(billfold.ready).rejects.toMatchObject({ code: 'invalid_config', option: name });
    expect(billfold.init({ sandbox: false, ...options, getAccessToken: () => 'token' })).toBe(
      await billfold.ready,
    );
  });

  it('loads no wallet for the token source of an element in the sandbox', async () => {
    const { billfold, host } = setUp({ sandbox: '' });
    vi.stubGlobal('fetch', vi.fn());
    const getAccessToken = vi.fn(() => 'token');
    host.create(getAccessToken).prefetch();
    billfold.init({ sandbox: true, prefix: 'acme' });
    const [, acme] = define.mock.lastCall ?? [];
    acme?.create(getAccessToken).prefetch();
    expect(getAccessToken).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
    billfold.init({ getAccessToken: () => 'token' });
    host.create(getAccessToken).prefetch();
    expect(getAccessToken).toHaveBeenCalledOnce();
  });

  it.each(['bf_test_sk_1', 'bf_live_sk_1'])(
    'refuses the secret key %s as a publishable key, and sends it nowhere',
    async (publishableKey) => {
      vi.stubGlobal('fetch', vi.fn());
      const sentence = 'is a secret key: remove it from the page, and roll it.';
      const { billfold, host } = setUp({ tokenEndpoint: '/token', publishableKey });
      expect(logged).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining(`[billfold] data-publishable-key ${sentence}`),
      );
      const option = 'data-publishable-key';
      await expect(billfold.ready).rejects.toMatchObject({ code: 'invalid_config', option });
      expect(host.current).toBeNull();
      for (const prefix of [undefined, 'acme'])
        expect(() => billfold.init({ tokenEndpoint: '/token', publishableKey, prefix })).toThrow(
          `publishableKey ${sentence}`,
        );
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('reports a publishable key that the server does not know', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 'NOT_FOUND' }, { status: 404 }));
    setUp({ tokenEndpoint: '/token', publishableKey: 'bf_test_pk_1' });
    await vi.advanceTimersByTimeAsync(0);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('[billfold] data-publishable-key is no key of this server.'),
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

describe('the built-in buttons', () => {
  /** Color of the text, by the sheet that the elements of a host share. */
  const textColor = ({ triggers }: Pick<ElementHost, 'triggers'>): string =>
    [...triggers.sheet.cssRules].map(({ cssText }) => cssText).join('');

  it('have the colors of the script tag, and follow their changes', async () => {
    const { billfold, host } = setUp({
      tokenEndpoint: '/token',
      colors: '{"accentText":"#FFF8E1"}',
    });
    expect(textColor(host)).toContain('#FFF8E1');
    const instance = await billfold.ready;
    instance.update({ locale: 'de' });
    expect(textColor(host)).toContain('#FFF8E1');
    instance.update({ colors: { accentText: '#102030' } });
    expect(textColor(host)).toContain('#102030');
    expect(textColor(host)).not.toContain('#FFF8E1');
  });

  it('have the colors of the business of the key, below those of the page, and keep them after its changes', async () => {
    const colors = { accent: '#7C3AED', accentText: '#FFF8E1' };
    vi.stubGlobal('fetch', async () => Response.json({ data: { colors } }));
    const { billfold, host } = setUp({
      ...{ tokenEndpoint: '/token', publishableKey: 'bf_test_pk_1' },
      colors: '{"accentText":"#102030"}',
    });
    await expect.poll(() => textColor(host)).toContain('#7C3AED');
    expect(textColor(host)).toContain('#102030');
    (await billfold.ready).update({ colors: undefined });
    expect(textColor(host)).toContain('#7C3AED');
    expect(textColor(host)).toContain('#FFF8E1');
  });

  it('are gone after destroy, and back after the next init', async () => {
    const { billfold, host } = setUp({ tokenEndpoint: '/token' });
    const name = 'billfold-destroyed';
    customElements.define(name, receiveElement(window, host));
    const element = document.createElement(name);
    document.body.append(element);
    const button = () => element.shadowRoot?.querySelector('button');
    const first = await billfold.ready;
    expect(button()).toHaveTextContent('Receive');
    first.destroy();
    expect(button()).toBeNull();
    billfold.init({ tokenEndpoint: '/token' });
    expect(button()).toHaveTextContent('Receive');
    // Another widget is in its place.
    first.destroy();
    expect(button()).toHaveTextContent('Receive');
    element.remove();
  });

  it('of a prefix have the colors of its latest widget, and leave the others alone', () => {
    const { billfold, host } = setUp({ tokenEndpoint: '/token' });
    const prefix = 'shop';
    billfold.init({ prefix, tokenEndpoint: '/token', colors: { accentText: '#FFF8E1' } });
    billfold.init({ prefix, tokenEndpoint: '/token', colors: { accentText: '#102030' } });
    const defined = define.mock.calls.flatMap(([name, each]) => (name === prefix ? [each] : []));
    expect(defined.map(textColor)).toEqual([expect.stringContaining('#102030')]);
    expect(textColor(host)).not.toContain('#102030');
  });
});
