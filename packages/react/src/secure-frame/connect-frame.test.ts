import { createManualTime, settle } from '@billfold/core/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectFrame } from './connect-frame.ts';
import { parseMessageFromFrame, parseMessageToFrame } from './messages.ts';

const wallet = 'https://wallet.example';
const nonce = '0123456789abcdef'.repeat(2);
const hello = { billfold: 1, type: 'hello', nonce };

function setUp(getAccessToken = vi.fn(async () => 'the-token')) {
  const frame = document.createElement('iframe');
  const guest = { postMessage: vi.fn() };
  Object.defineProperty(frame, 'contentWindow', { value: guest });
  const onConnect = vi.fn();
  const onMessage = vi.fn();
  const left = new AbortController();
  const client = { getAccessToken, platform: createManualTime() };
  const onBlocked = vi.fn();
  connectFrame({
    ...{ frame, origin: wallet, client, onConnect, onMessage, onBlocked, signal: left.signal },
  });
  const receive = (data: unknown, { origin = wallet, source = guest as unknown } = {}) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { guest, onConnect, onMessage, onBlocked, receive, left, getAccessToken, client };
}

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** The port of the frame, with what arrives on it. */
function portOf({ guest }: ReturnType<typeof setUp>) {
  const port: MessagePort = guest.postMessage.mock.lastCall?.[2][0];
  ports.push(port);
  const heard: unknown[] = [];
  port.onmessage = ({ data }) => heard.push(data);
  return { port, heard };
}

describe('connectFrame (R-EMB-07)', () => {
  it('hands a port to the frame that says hello, at its origin alone', () => {
    const connection = setUp();
    connection.receive(hello);
    const [welcome, target, transferred] = connection.guest.postMessage.mock.lastCall ?? [];
    expect(welcome).toEqual({ ...hello, type: 'welcome' });
    expect(target).toBe(wallet);
    expect(transferred).toHaveLength(1);
    expect(connection.onConnect).toHaveBeenCalledOnce();
    portOf(connection);
  });

  it('S18: is not moved by 500 forged messages', async () => {
    const connection = setUp();
    const { guest, onConnect, onMessage, receive } = connection;
    const forged: readonly unknown[] = [
      null,
      'hello',
      { ...hello, billfold: 2 },
      { ...hello, nonce: 'short' },
      { ...hello, nonce: [nonce] },
      { ...hello, type: 'welcome' },
      { type: 'sent', transactionId: 'x' },
      JSON.parse('{"__proto__":{"type":"hello"}}'),
    ];
    const origins = ['https://evil.example', 'https://wallet.example.evil', 'null', ''];
    let sent = 0;
    for (let at = 0; sent < 500; at += 1) {
      receive(forged[at % forged.length]);
      receive(hello, { origin: origins[at % origins.length] ?? '' });
      receive(hello, { source: { postMessage: guest.postMessage } });
      receive(hello, { source: null });
      sent += 4;
    }
    expect(guest.postMessage).not.toHaveBeenCalled();
    expect(onConnect).not.toHaveBeenCalled();
    receive(hello);
    const { port } = portOf(connection);
    // A replay gets no second port, and messages of the window never count.
    receive(hello);
    receive({ type: 'review' });
    for (let at = 0; at < 100; at += 1) port.postMessage(forged[at % forged.length]);
    port.postMessage({ type: 'height', height: -1 });
    port.postMessage({ type: 'sent', transactionId: '../wallets' });
    await settle();
    expect(guest.postMessage).toHaveBeenCalledOnce();
    expect(onMessage).not.toHaveBeenCalled();
  });

  it('answers tokens when the frame asks, and null where the page has none', async () => {
    const failing = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('offline')));
    for (const [connection, token] of [
      [setUp(), 'the-token'],
      [setUp(failing), null],
    ] as const) {
      connection.receive(hello);
      const { port, heard } = portOf(connection);
      port.postMessage({ type: 'need-token', id: 7, reason: 'unauthorized' });
      await vi.waitFor(() => expect(heard).toEqual([{ type: 'token', id: 7, token }]));
      expect(connection.getAccessToken).toHaveBeenCalledWith(
        expect.objectContaining({ reason: 'unauthorized' }),
      );
    }
  });

  it('fails at the violation of a policy, and says which source the policy lacks', () => {
    const { onBlocked, receive, onConnect } = setUp();
    const violation = {
      disposition: 'enforce',
      effectiveDirective: 'frame-src',
      blockedURI: `${wallet}/wallet/embed/secure`,
    };
    const dispatch = (changes: object) =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), { ...violation, ...changes }),
      );
    dispatch({ disposition: 'report' });
    dispatch({ effectiveDirective: 'img-src' });
    dispatch({ blockedURI: 'https://other.example/' });
    dispatch({ blockedURI: 'inline' });
    expect(onBlocked).not.toHaveBeenCalled();
    dispatch({});
    dispatch({});
    expect(onBlocked).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        code: 'invalid_config',
        message: expect.stringContaining(`add ${wallet} to its \`frame-src\``),
      }),
    );
    receive(hello);
    expect(onConnect).not.toHaveBeenCalled();
  });

  it('fails without an answer, and says which origin a publishable key lacks', async () => {
    const { onBlocked, client } = setUp();
    await client.platform.advance(10_000);
    expect(onBlocked).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining(window.location.origin) }),
    );
  });

  it('listens to nothing after the frame has left', () => {
    const { guest, receive, left } = setUp();
    left.abort();
    receive(hello);
    expect(guest.postMessage).not.toHaveBeenCalled();
  });
});

describe('the messages', () => {
  const id = '0197aa00-0000-7000-8000-000000000000';
  const request = { walletId: id, accountId: id, intentId: id, idempotencyKey: nonce };
  const sign = { type: 'sign', request, colorScheme: 'dark' };

  it('to the frame name ids and no amounts, and are refused in any other form', () => {
    expect(parseMessageToFrame({ ...sign, amount: '1' })).toEqual(sign);
    for (const wrong of [
      { ...sign, colorScheme: 'url(x)' },
      { ...sign, request: { ...request, intentId: '../x' } },
      { ...sign, request: { ...request, idempotencyKey: 'x'.repeat(9_000) } },
      { ...sign, request: null },
      { type: 'token', id: 1, token: 'x'.repeat(9_000) },
      { type: 'token', id: -1, token: null },
    ])
      expect(parseMessageToFrame(wrong)).toBeNull();
  });

  it('name the steps of other secrets by their wallet alone', () => {
    const light = { colorScheme: 'light' };
    const create = { type: 'new-wallet', ...light };
    const reset = { type: 'reset-password', walletId: id, ...light };
    expect(parseMessageToFrame({ ...create, name: 'Theirs' })).toEqual(create);
    expect(parseMessageToFrame(reset)).toEqual(reset);
    expect(parseMessageToFrame({ ...reset, walletId: '../x' })).toBeNull();
    expect(parseMessageToFrame({ type: 'new-wallet' })).toBeNull();
    const created = { type: 'wallet-created', walletId: id };
    expect(parseMessageFromFrame({ ...created, seedPhrase: 'abandon' })).toEqual(created);
    expect(parseMessageFromFrame({ ...created, walletId: 7 })).toBeNull();
  });

  it('from the frame limit its height', () => {
    expect(parseMessageFromFrame({ type: 'height', height: 1e9 })).toEqual({
      type: 'height',
      height: 20_000,
    });
  });
});
