import type { BillfoldInstance, SendOutcome } from '@billfold/core/script-tag';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendElement } from './send-element.ts';
import { createTriggerSheet } from './trigger-sheet.ts';

const outcome: SendOutcome = { status: 'dismissed' };

function setUp(html: string, early: object = {}) {
  const send = vi.fn<BillfoldInstance['send']>(async () => outcome);
  const instance: BillfoldInstance = {
    send,
    receive: async () => ({ status: 'dismissed' }),
    mount: () => Promise.reject(new Error('not called')),
    prefetch: vi.fn(),
    close: vi.fn(),
    update: vi.fn(),
    on: () => () => undefined,
    destroy: vi.fn(),
  };
  const name = `billfold-send-${crypto.randomUUID().replaceAll(/[-\d]/g, 'x')}`;
  const create = vi.fn(() => instance);
  document.body.innerHTML = html.replaceAll('billfold-send', name);
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('no element');
  Object.assign(element, early);
  const triggers = createTriggerSheet(window);
  const host = { current: instance, triggers, whenReady: async () => instance, create };
  customElements.define(name, sendElement(window, host));
  return { element, send, instance, create };
}

describe('<billfold-send>', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('opens Send with what its attributes fill in and lock', async () => {
    const { element, send } = setUp(
      '<billfold-send recipient="bc1q" amount="0.1" account="a1" lock="recipient amount nonsense">',
    );
    expect(element.shadowRoot?.querySelector('button')?.textContent).toBe('Send');
    element.click();
    await vi.waitFor(() =>
      expect(send).toHaveBeenCalledExactlyOnceWith(
        {
          prefill: { recipient: 'bc1q', amount: '0.1', accountId: 'a1' },
          lock: ['recipient', 'amount'],
        },
        expect.any(Function),
      ),
    );
  });

  it('takes further fields from its property, weaker than its attributes', async () => {
    const { element, send } = setUp('<billfold-send recipient="bc1q"></billfold-send>');
    const prefill = { recipient: 'other', memo: 'Rent' };
    Object.assign(element, { prefill, lock: ['memo'] });
    expect(element.getAttribute('lock')).toBe('memo');
    element.click();
    await vi.waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        { prefill: { recipient: 'bc1q', memo: 'Rent' }, lock: ['memo'] },
        expect.any(Function),
      ),
    );
  });

  it('takes the text of `lock` as a property too, as Vue and React 19 set it', async () => {
    const { element, send } = setUp(
      '<billfold-send recipient="bc1q" amount="0.1"></billfold-send>',
    );
    Object.assign(element, { lock: 'recipient amount' });
    element.click();
    await vi.waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        expect.objectContaining({ lock: ['recipient', 'amount'] }),
        expect.any(Function),
      ),
    );
  });

  it('keeps properties that the page has set before the script defines the element', async () => {
    const prefill = { memo: 'Rent' };
    const getAccessToken = () => null;
    const { element, send, create } = setUp('<billfold-send></billfold-send>', {
      prefill,
      getAccessToken,
    });
    element.click();
    await vi.waitFor(() =>
      expect(send).toHaveBeenCalledWith({ prefill, lock: [] }, expect.any(Function)),
    );
    expect(create).toHaveBeenCalledExactlyOnceWith(getAccessToken);
  });

  it('resolves with the end of the dialog, and closes it when it is removed', async () => {
    const { element, send, instance } = setUp('<billfold-send></billfold-send>');
    const show: () => Promise<SendOutcome> = Reflect.get(element, 'show').bind(element);
    await expect(show()).resolves.toEqual(outcome);
    send.mockReturnValue(new Promise(() => undefined));
    void show();
    element.remove();
    await vi.waitFor(() => expect(instance.close).toHaveBeenCalled());
  });
});
