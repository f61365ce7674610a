import type { BillfoldInstance, MountedView } from '@billfold/core/script-tag';
import { settle } from '@billfold/core/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGlobal } from './create-global.ts';
import { listenForLinks } from './links.ts';
import { createTriggerSheet } from './trigger-sheet.ts';
import { walletElement } from './wallet-element.ts';

function setUp(html: string, changes: Partial<BillfoldInstance> = {}) {
  const mounted: MountedView = {
    element: document.createElement('div'),
    show: vi.fn(),
    unmount: vi.fn(),
  };
  const instance: BillfoldInstance = {
    send: vi.fn(async () => ({ status: 'dismissed' as const })),
    receive: vi.fn(async () => ({ status: 'dismissed' as const })),
    mount: vi.fn(async () => mounted),
    prefetch: vi.fn(),
    close: vi.fn(),
    update: vi.fn(),
    on: () => () => undefined,
    destroy: vi.fn(),
    ...changes,
  };
  const triggers = createTriggerSheet(window);
  const host = {
    current: instance,
    triggers,
    whenReady: async () => instance,
    create: () => instance,
  };
  const name = `billfold-wallet-${crypto.randomUUID().replaceAll(/[-\d]/g, 'x')}`;
  customElements.define(name, walletElement(window, host));
  const events: unknown[] = [];
  document.addEventListener('billfold-error', ({ detail }) => events.push(detail), { once: true });
  document.body.innerHTML = html.replaceAll('billfold-wallet', name);
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('no element');
  return { element, instance, mounted, host, events };
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('<billfold-wallet> (R-EMB-05)', () => {
  it('draws the screen of its attributes, and follows them', async () => {
    const { element, instance, mounted } = setUp('<billfold-wallet view="account" account="a1">');
    await settle();
    expect(instance.mount).toHaveBeenCalledExactlyOnceWith(
      element.shadowRoot,
      { view: 'account', accountId: 'a1' },
      expect.any(Function),
    );
    element.setAttribute('view', 'nonsense');
    await settle();
    // The screens report it.
    expect(mounted.show).toHaveBeenLastCalledWith({ view: 'nonsense' });
    element.removeAttribute('view');
    await settle();
    expect(mounted.show).toHaveBeenLastCalledWith({ view: 'portfolio' });
  });

  it('keeps its screens when the page moves it, and removes them with it', async () => {
    const { element, instance, mounted } = setUp('<billfold-wallet></billfold-wallet>');
    await settle();
    document.body.append(element);
    await settle();
    expect(instance.mount).toHaveBeenCalledOnce();
    expect(mounted.unmount).not.toHaveBeenCalled();
    element.remove();
    await settle();
    expect(mounted.unmount).toHaveBeenCalledOnce();
  });

  it('shows its content, else a sentence, where its code cannot be loaded', async () => {
    const error = new Error('offline');
    const { element, events } = setUp('<billfold-wallet></billfold-wallet>', {
      mount: () => Promise.reject(error),
    });
    await settle();
    const slot = element.shadowRoot?.querySelector('slot');
    expect([slot?.hidden, slot?.textContent]).toEqual([false, "This wallet couldn't be loaded."]);
    expect(element.ariaBusy).toBeNull();
    expect(events).toEqual([{ error }]);
  });
});

describe('a link with data-billfold', () => {
  const press = (link: Element | null, init: MouseEventInit = {}): boolean =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })) ===
    true;

  it('opens its dialog in place of its page, but not with a key held', async () => {
    const { host, instance } = setUp('<billfold-wallet></billfold-wallet>');
    listenForLinks(window, host);
    document.body.innerHTML =
      '<a href="/wallet" data-billfold="send" data-recipient="bc1q" data-amount="0.1">Pay</a>';
    const link = document.querySelector('a');
    expect(press(link, { ctrlKey: true })).toBe(true);
    await settle();
    expect(instance.send).not.toHaveBeenCalled();
    expect(press(link)).toBe(false);
    await settle();
    expect(instance.send).toHaveBeenCalledExactlyOnceWith({
      prefill: { recipient: 'bc1q', amount: '0.1' },
    });
    // The widget was destroyed.
    host.triggers.setShown(false);
    expect(press(link)).toBe(true);
  });
});

describe('init with a prefix', () => {
  it('defines elements for the latest widget of that prefix, and leaves the others alone', async () => {
    const define = vi.fn();
    const never = () => new Promise<never>(() => undefined);
    const { billfold } = createGlobal({
      view: window,
      ...{ version: '1.0.0', document, baseUrl: 'https://wallet.example', define },
      ...{ loadClient: never, loadSandbox: never, loadWidget: never },
      ...{ loadSend: never, loadScreens: never },
      noConflict: () => undefined,
    });
    const first = billfold.init({ getAccessToken: () => null });
    billfold.init({ getAccessToken: () => null, prefix: 'acme' });
    const second = billfold.init({ getAccessToken: () => null, prefix: 'acme' });
    expect(define).toHaveBeenCalledExactlyOnceWith('acme', expect.anything());
    expect(define.mock.lastCall?.[1].current).toBe(second);
    await expect(billfold.ready).resolves.toBe(first);
    expect(() => billfold.init({ getAccessToken: () => null, prefix: 'a-b' })).toThrow('prefix');
  });
});
