import type { BillfoldClient } from '@billfold/core';
import type { EmbedView, ReceiveOptions } from '@billfold/core/script-tag';
import { settle } from '@billfold/core/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Emit } from './emit.ts';
import { createInstance } from './instance.ts';
import { receiveElement } from './receive-element.ts';
import { createTriggerSheet } from './trigger-sheet.ts';
import { walletElement } from './wallet-element.ts';
import { createWidgetClient } from './widget/create-widget-client.ts';
import type { WidgetOptions } from './widget/widget.ts';

/** A widget that only says what it is asked. */
function setUp() {
  const leave: (() => void)[] = [];
  const receive = vi.fn(
    (_: ReceiveOptions, emit: Emit) =>
      new Promise<{ readonly status: 'dismissed' }>((resolve) => {
        emit('open', { dialog: 'receive' });
        leave.push(() => {
          emit('close', { dialog: 'receive', reason: 'escape' });
          resolve({ status: 'dismissed' });
        });
      }),
  );
  const close = vi.fn();
  const mount = async (_target: Element | ShadowRoot, _view: EmbedView, emit: Emit) => {
    emit('step', { step: 'recipient' });
    const element = document.createElement('div');
    return { element, show: () => undefined, unmount: () => undefined };
  };
  let client: BillfoldClient | undefined;
  const load = vi.fn(async () => (options: WidgetOptions) => {
    client = options.client;
    const send = async () => ({ status: 'dismissed' as const });
    return { receive, send, mount, close, update: () => undefined, destroy: () => undefined };
  });
  const instance = createInstance({
    document,
    baseUrl: 'http://wallet.example',
    getAccessToken: () => null,
    walletId: 'w1',
    endpointName: 'tokenEndpoint',
    keyName: 'publishableKey',
    report: () => undefined,
    loadClient: async () => createWidgetClient,
    loadSandbox: () => new Promise(() => undefined),
    loadWidget: load,
    loadSend: () => new Promise(() => undefined),
    loadScreens: () => new Promise(() => undefined),
  });
  const name = `billfold-receive-${crypto.randomUUID().replaceAll(/[-\d]/g, 'x')}`;
  const create = vi.fn(() => instance);
  const host = {
    current: instance,
    triggers: createTriggerSheet(window),
    whenReady: async () => instance,
    create,
  };
  customElements.define(name, receiveElement(window, host));
  customElements.define(`${name}-wallet`, walletElement(window, host));
  const open = (html = '<billfold-receive></billfold-receive>') => {
    document.body.innerHTML = html.replaceAll('billfold-receive', name);
    const found = document.body.firstElementChild;
    if (!(found instanceof HTMLElement)) throw new Error('no element');
    return found;
  };
  return { name, open, load, receive, close, leave, getClient: () => client };
}

/** Waits for calls that a busy machine may delay. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

describe('<billfold-receive>', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('has a button of its own, named by its label', () => {
    const element = setUp().open('<billfold-receive label="Top up"></billfold-receive>');
    expect(element.shadowRoot?.querySelector('button')?.textContent).toBe('Top up');
  });

  it('renames its button when the page changes its language', () => {
    const element = setUp().open('<billfold-receive label="Top up"></billfold-receive>');
    element.setAttribute('label', 'Aufladen');
    expect(element.shadowRoot?.querySelector('button')?.textContent).toBe('Aufladen');
    element.removeAttribute('label');
    expect(element.shadowRoot?.querySelector('button')?.textContent).toBe('Receive');
  });

  it('loads nothing before somebody comes near, and once then', async () => {
    const { open, load } = setUp();
    const element = open();
    await settle();
    expect(load).not.toHaveBeenCalled();
    element.dispatchEvent(new Event('pointerenter'));
    element.dispatchEvent(new Event('focusin'));
    await until(() => expect(load).toHaveBeenCalledOnce());
  });

  it('opens on the account it names, once for two quick clicks', async () => {
    const { open, receive } = setUp();
    const element = open('<billfold-receive account="acc-1"></billfold-receive>');
    element.click();
    element.click();
    await until(() =>
      expect(receive).toHaveBeenCalledExactlyOnceWith({ accountId: 'acc-1' }, expect.any(Function)),
    );
  });

  it('R-EMB-07: tells what happens by events that leave any shadow root', async () => {
    const { open, receive, leave } = setUp();
    const element = open();
    const heard: string[] = [];
    for (const type of ['billfold-open', 'billfold-close'])
      document.body.addEventListener(type, (event) => {
        heard.push(`${event.type} ${event.composed}`);
      });
    element.click();
    await until(() => expect(receive).toHaveBeenCalled());
    leave[0]?.();
    await until(() => expect(heard).toEqual(['billfold-open true', 'billfold-close true']));
  });

  it('and <billfold-wallet> on one page notify of their own events alone', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 'UNAUTHORIZED', errors: ['Sign in.'] }, { status: 401 }),
    );
    const { name, open, leave, receive, getClient } = setUp();
    const element = open();
    const heard: string[] = [];
    const listen = ({ type, target }: Event): void => {
      if (target instanceof Element) heard.push(`${type} ${target.localName.slice(name.length)}`);
    };
    const types = ['open', 'close', 'step', 'unauthorized'].map((type) => `billfold-${type}`);
    for (const type of types) document.addEventListener(type, listen);
    document.body.append(document.createElement(`${name}-wallet`));
    await until(() => expect(heard).toEqual(['billfold-step -wallet']));
    element.click();
    await until(() => expect(receive).toHaveBeenCalled());
    await getClient()
      ?.user.get()
      .catch(() => undefined);
    leave[0]?.();
    const own = ['billfold-open ', 'billfold-unauthorized ', 'billfold-close '];
    await until(() => expect(heard.slice(1)).toEqual(own));
    for (const type of types) document.removeEventListener(type, listen);
  });

  it('says so when the widget cannot be loaded, and tries again at the next click', async () => {
    const { open, load, receive } = setUp();
    load.mockRejectedValueOnce(new TypeError('offline'));
    const element = open();
    const onError = vi.fn();
    element.addEventListener('billfold-error', onError);
    element.click();
    await until(() => expect(onError).toHaveBeenCalledOnce());
    expect(element.ariaBusy).not.toBe('true');
    element.click();
    await until(() => expect(receive).toHaveBeenCalledOnce());
  });

  it('closes its dialog when it is removed, and keeps it when it is moved', async () => {
    const { open, receive, close } = setUp();
    const element = open();
    element.click();
    await until(() => expect(receive).toHaveBeenCalled());
    document.body.append(document.createElement('p'), element);
    await settle();
    expect(close).not.toHaveBeenCalled();
    element.remove();
    await until(() => expect(close).toHaveBeenCalledOnce());
  });

  it('takes no token from an attribute', () => {
    const { open } = setUp();
    const onError = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', onError);
    const attempt = () => open('<billfold-receive access-token="secret"></billfold-receive>');
    try {
      attempt();
    } catch (error) {
      expect(String(error)).toContain('getAccessToken');
      return;
    } finally {
      window.removeEventListener('error', onError);
    }
    expect(onError).toHaveBeenCalled();
  });
});
