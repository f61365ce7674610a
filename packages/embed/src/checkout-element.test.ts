import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkoutElement } from './checkout-element.ts';

const baseUrl = 'https://pay.example';
const id = `pay_${'a'.repeat(26)}`;

/** Defines the element under a name of its own, and shows it with attributes. */
function show(attributes: string, content = '') {
  const report = vi.fn();
  const name = `billfold-checkout-${crypto.randomUUID().replaceAll(/[-\d]/g, 'x')}`;
  customElements.define(name, checkoutElement(window, { baseUrl, report }));
  document.body.innerHTML = `<${name} ${attributes}>${content}</${name}>`;
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('no element');
  const events: unknown[] = [];
  for (const type of ['ready', 'payment', 'error'])
    element.addEventListener(`billfold-${type}`, (event) => {
      if (event instanceof CustomEvent) events.push([type, event.detail]);
    });
  const frame = () => element.shadowRoot?.querySelector('iframe') ?? null;
  const say = (data: object, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        ...{ source: frame()?.contentWindow ?? null, origin: baseUrl },
        ...from,
        data: { source: 'billfold-checkout', ...data },
      }),
    );
  return { element, events, frame, report, say };
}

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('<billfold-checkout>', () => {
  it('shows the page of its payment in a named frame, which learns the origin of the page', () => {
    const { frame } = show(`payment-id="${id}"`);
    const parent = encodeURIComponent(window.location.origin);
    expect(frame()?.src).toBe(`${baseUrl}/pay/${id}#parent=${parent}`);
    expect(frame()?.title).toBe('Checkout');
    expect(show(`payment-id="${id}" label="Pay Corner Shop"`).frame()?.title).toBe(
      'Pay Corner Shop',
    );
  });

  it('follows the height of the page and tells each change of the payment', () => {
    const { frame, events, say } = show(`payment-id="${id}"`);
    say({ type: 'height', height: 712 });
    expect(frame()?.style.height).toBe('712px');
    const payment = { id, status: 'PENDING', paidState: 'UNPAID' };
    say({ type: 'payment', payment });
    expect(events).toEqual([
      ['ready', { paymentId: id }],
      ['payment', payment],
    ]);
    say({ type: 'height', height: 1e9 });
    expect(frame()?.style.height).toBe('20000px');
  });

  it('takes no message of another origin, of another window, or of other software', () => {
    const { frame, events, say } = show(`payment-id="${id}"`);
    const height = { type: 'height', height: 712 };
    say(height, { origin: 'https://evil.example' });
    say(height, { source: window });
    say({ ...height, source: 'other' });
    for (const wrong of [-1, 0, Number.NaN, '712', null]) say({ type: 'height', height: wrong });
    expect(frame()?.style.height).toBe('');
    expect(events).toEqual([['ready', { paymentId: id }]]);
  });

  it('shows its content where the frame does not answer, until it does', () => {
    vi.useFakeTimers();
    const { element, frame, events, report, say } = show(`payment-id="${id}"`, '<a>Pay</a>');
    const slot = element.shadowRoot?.querySelector('slot');
    expect(slot?.hidden).toBe(true);
    frame()?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(5_000);
    expect([frame()?.hidden, slot?.hidden]).toEqual([true, false]);
    expect(events).toMatchObject([['error', { error: { code: 'invalid_config' } }]]);
    expect(report).toHaveBeenCalledOnce();
    say({ type: 'height', height: 500 });
    expect([frame()?.hidden, slot?.hidden]).toEqual([false, true]);
  });

  it('shows another payment in a new frame, and nothing for what is no id', () => {
    const { element, frame, events } = show('');
    expect(frame()).toBeNull();
    element.setAttribute('payment-id', id);
    expect(frame()?.src).toContain(id);
    element.setAttribute('payment-id', '../api/wallets');
    expect(frame()).toBeNull();
    expect(events).toMatchObject([['error', { error: { option: 'payment-id' } }]]);
  });

  it('leaves no frame, listener or timer behind', async () => {
    vi.useFakeTimers();
    const { element, frame, events, say } = show(`payment-id="${id}"`);
    const before = frame();
    // A frame may load again before it answers.
    for (const type of ['load', 'load']) before?.dispatchEvent(new Event(type));
    element.remove();
    expect(frame()).toBeNull();
    say({ type: 'height', height: 1 }, { source: before?.contentWindow ?? window });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(events).toEqual([]);
  });
});
