import { describe, expect, it } from 'vitest';
import { readNodeSettings } from './node-settings.ts';

const live = {
  chainMode: 'live',
  databaseUrl: 'postgres://localhost/billfold',
  mailer: 'smtp',
  hasMovableClock: false,
} as const;
const sandbox = {
  chainMode: 'sandbox',
  databaseUrl: null,
  mailer: 'outbox',
  hasMovableClock: true,
} as const;

describe('readNodeSettings', () => {
  it('names a node per network, on the main chain unless another is named', () => {
    const variables = { BTC_RPC_URL: 'http://user:hunter2@10.0.0.2:8332', ETH_RPC_URL: '' };
    expect(readNodeSettings(variables, live)).toEqual({
      chain: 'main',
      urls: { BTC: ['http://user:hunter2@10.0.0.2:8332'] },
    });
    const other = { ...variables, CHAIN_NAME: 'regtest' };
    expect(readNodeSettings(other, { ...live, mailer: 'outbox' })).toMatchObject({
      chain: 'regtest',
    });
  });

  it('reads several nodes of a network, the preferred one first', () => {
    const urls = (text: string) => readNodeSettings({ ETH_RPC_URL: text }, live)?.urls.ETH;
    expect(urls(' http://a:1  https://b/key ')).toEqual(['http://a:1', 'https://b/key']);
    expect(urls('http://a, https://b/key')).toEqual(['http://a', 'https://b/key']);
    for (const wrong of ['http://a b', 'ws://a', 'http://a ws://b'])
      expect(() => urls(wrong), wrong).toThrow('ETH_RPC_URL');
  });

  it('asks no node in the sandbox, and refuses one that is named there', () => {
    expect(readNodeSettings({}, sandbox)).toBeNull();
    expect(() => readNodeSettings({ BTC_RPC_URL: 'http://localhost' }, sandbox)).toThrow(
      'BTC_RPC_URL is for CHAIN_MODE=live',
    );
  });

  it.each([
    ['without a node', {}, live, 'wants a node'],
    [
      'on the embedded database',
      { BTC_RPC_URL: 'http://localhost' },
      { ...live, databaseUrl: null },
      'wants PostgreSQL',
    ],
    [
      'on an unknown chain',
      { BTC_RPC_URL: 'http://localhost', CHAIN_NAME: 'x' },
      live,
      'CHAIN_NAME',
    ],
    [
      'while its mails are shown to everybody',
      { BTC_RPC_URL: 'http://localhost' },
      { ...live, mailer: 'outbox' as const },
      'wants MAILER=smtp',
    ],
    [
      'with a clock that anybody may move',
      { BTC_RPC_URL: 'http://localhost' },
      { ...live, hasMovableClock: true },
      'SANDBOX_CLOCK=movable is for the sandbox',
    ],
  ])('does not go live %s', (_, variables, env, sentence) => {
    expect(() => readNodeSettings(variables, env)).toThrow(sentence);
  });

  it('names the networks whose waiting transactions are not asked for', () => {
    const variables = { BTC_RPC_URL: 'http://a', ETH_RPC_URL: 'http://b' };
    const read = (more: Record<string, string>) =>
      readNodeSettings({ ...variables, ...more }, live);
    expect(read({ ETH_MEMPOOL: 'off', BTC_MEMPOOL: 'on' })?.withoutMempool).toEqual(
      new Set(['ETH']),
    );
    expect(() => read({ ETH_MEMPOOL: 'no' })).toThrow('ETH_MEMPOOL');
  });

  it('asks for waiting transactions of Tron, each of which takes a call, only where that is wanted', () => {
    const read = (more: Record<string, string>) =>
      readNodeSettings({ TRX_RPC_URL: 'http://a', ...more }, live);
    expect(read({})?.withoutMempool).toEqual(new Set(['TRX']));
    expect(read({ TRX_MEMPOOL: 'on' })).not.toHaveProperty('withoutMempool');
  });

  it('reads where the nodes of Bitcoin and Litecoin publish, one place for each', () => {
    const read = (more: Record<string, string>) =>
      readNodeSettings({ BTC_RPC_URL: 'http://a', ...more }, live)?.publishers;
    expect(read({})).toBeUndefined();
    expect(read({ BTC_ZMQ: ' tcp://127.0.0.1:28332 ' })).toEqual({
      BTC: [{ host: '127.0.0.1', port: 28_332 }],
    });
    const two = {
      LTC_RPC_URL: 'http://a http://b',
      LTC_ZMQ: 'tcp://[::1]:1, tcp://node-2.lan:65535',
    };
    expect(read(two)).toEqual({
      LTC: [
        { host: '::1', port: 1 },
        { host: 'node-2.lan', port: 65_535 },
      ],
    });
    for (const wrong of [
      '127.0.0.1:1',
      'ipc:///run/x',
      'tcp://a',
      'tcp://a:0',
      'tcp://a:65536',
      'tcp://u:p@a:1',
    ])
      expect(() => read({ BTC_ZMQ: wrong }), wrong).toThrow('BTC_ZMQ is');
    expect(() => read({ BTC_ZMQ: 'tcp://a:1 tcp://b:1' })).toThrow(
      'different numbers of addresses, 2 and 1',
    );
    expect(() => read({ LTC_ZMQ: 'tcp://a:1' })).toThrow('LTC_ZMQ and LTC_RPC_URL');
    expect(read({ ETH_RPC_URL: 'http://a', ETH_ZMQ: 'tcp://a:1' })).toBeUndefined();
  });

  it('never quotes an address, which may carry a password', () => {
    const read = () => readNodeSettings({ BTC_RPC_URL: 'ftp://user:hunter2@localhost' }, live);
    expect(read).toThrow('BTC_RPC_URL is a value that is not shown');
    expect(read).not.toThrow('hunter2');
  });
});
