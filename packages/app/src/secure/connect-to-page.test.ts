import { settle } from '@billfold/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { connectToPage } from './connect-to-page.ts';

const shop = 'https://shop.example';
const id = '0197aa00-0000-7000-8000-000000000000';
const nonce = '07'.repeat(16);
const request = { walletId: id, accountId: id, intentId: id, idempotencyKey: nonce };
const sign = { type: 'sign', request, colorScheme: 'light' };
const welcome = { billfold: 1, type: 'welcome', nonce };
const random = { bytes: (length: number) => new Uint8Array(length).fill(7) };

/** Frame on a page of the shop. */
function setUp({ hash = `#parent=${encodeURIComponent(shop)}`, isFramed = true } = {}) {
  const target = new EventTarget();
  const parent = { postMessage: vi.fn() };
  const framed = {
    location: { hash },
    addEventListener: target.addEventListener.bind(target),
  };
  const frame = Object.assign(framed, { parent: isFramed ? parent : framed });
  const page = connectToPage(frame as never, random);
  const receive = (
    data: unknown,
    { origin = shop, source = parent as unknown, ports = [] as readonly MessagePort[] } = {},
  ) => target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source, ports }));
  return { page, parent, receive };
}

describe('connectToPage', () => {
  it('greets the origin that the address names, and nobody else', () => {
    const { parent } = setUp();
    const hello = { billfold: 1, type: 'hello', nonce };
    expect(parent.postMessage.mock.calls).toEqual([[hello, shop]]);
    for (const hash of ['', '#parent=*', '#parent=null', `#parent=${shop}/path`]) {
      const other = setUp({ hash });
      expect(other.page).toBeNull();
      expect(other.parent.postMessage).not.toHaveBeenCalled();
    }
    expect(setUp({ isFramed: false }).page).toBeNull();
  });

  it('signs one intent for the page that answers with its nonce', async () => {
    const { page, receive } = setUp();
    const { port1, port2 } = new MessageChannel();
    receive(welcome, { ports: [port2] });
    port1.postMessage({ ...sign, colorScheme: 'pink' });
    port1.postMessage(sign);
    port1.postMessage({ ...sign, request: { ...request, intentId: id.replace('7aa', '7bb') } });
    await expect(page?.job).resolves.toEqual(sign);
    const heard: unknown[] = [];
    port1.onmessage = ({ data }) => heard.push(data);
    const token = page?.getAccessToken({
      reason: 'initial',
      signal: new AbortController().signal,
    });
    await vi.waitFor(() =>
      expect(heard).toEqual([{ type: 'need-token', id: 1, reason: 'initial' }]),
    );
    port1.postMessage({ type: 'token', id: 2, token: 'of another request' });
    port1.postMessage({ type: 'token', id: 1, token: 'the-token' });
    await expect(token).resolves.toBe('the-token');
    port1.close();
  });

  it('S18: is not moved by 500 forged answers, nor by a replay', async () => {
    const { page, receive } = setUp();
    const started = vi.fn();
    void page?.job.then(started);
    const { port1, port2 } = new MessageChannel();
    const ports = [port2];
    const forged: readonly (readonly [data: unknown, from: object])[] = [
      [welcome, { ports, origin: 'https://evil.example' }],
      [welcome, { ports, origin: 'https://shop.example.evil' }],
      [welcome, { ports, origin: 'null' }],
      [welcome, { ports, source: { postMessage: () => undefined } }],
      [welcome, { ports, source: null }],
      [{ ...welcome, nonce: '08'.repeat(16) }, { ports }],
      [{ ...welcome, billfold: 2 }, { ports }],
      [{ ...welcome, type: 'hello' }, { ports }],
      [welcome, {}],
      [sign, { ports }],
    ];
    for (let at = 0; at < 500; at += 1) {
      const [data, from] = forged[at % forged.length] ?? [];
      receive(data, from);
    }
    port1.postMessage(sign);
    await settle();
    expect(started).not.toHaveBeenCalled();
    const real = new MessageChannel();
    receive(welcome, { ports: [real.port2] });
    receive(welcome, { ports });
    await settle();
    expect(started).not.toHaveBeenCalled();
    real.port1.postMessage(sign);
    await expect(page?.job).resolves.toEqual(sign);
    port1.close();
    real.port1.close();
  });
});
