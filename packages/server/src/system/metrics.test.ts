import { toDecimal } from '@billfold/core';
import { logIn } from '@billfold/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { holderWith, send } from '../../test/funded.ts';
import {
  createTestServer,
  type PreparedServer,
  type TestServer,
  testServerOptions,
} from '../../test/test-server.ts';
import { bookDrifts, outbox } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';

type EnvChange = Partial<PreparedServer['options']['env']>;

/** Nothing of the environment says that a proxy stands before it. */
async function openServer(change: EnvChange = {}): Promise<TestServer> {
  const { options, clock } = await testServerOptions();
  const env = { ...options.env, publicUrl: null, ...change };
  return createTestServer({}, { options: { ...options, env }, clock });
}

const read = (server: TestServer, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url: '/metrics', headers: { host: '127.0.0.1:4400', ...headers } });
const figures = async (server: TestServer) => {
  const answer = await read(server);
  expect(answer.statusCode).toBe(200);
  return answer.body;
};

describe('GET /metrics', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openServer();
  });

  it('is Prometheus’ text, for a program on this machine', async () => {
    const answer = await read(server);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.body).toContain('billfold_info{version="0.0.0",chain_mode="sandbox"} 1');
    expect(answer.body).toContain('billfold_process_cpu_seconds_total');
    expect((await read(server)).statusCode).toBe(200);
  });

  it('counts requests by the pattern of their route, and no ids', async () => {
    const holder = await holderWith(server, ['0.3']);
    await send(server, holder, { amount: toDecimal('0.1') });
    await server.refusal(logIn, {
      body: { email: 'nobody@example.com', password: 'wrong password' },
    });
    await server.app.inject({ url: '/api/no-such-thing/an-unknown-id' });
    const text = await figures(server);
    const series = 'billfold_http_request_duration_seconds_count';
    expect(text).toMatch(
      new RegExp(`${series}\\{method="POST",route="[^"]+/accounts/:accountId",status="201"\\} 1`),
    );
    expect(text).toContain(`${series}{method="GET",route="none",status="404"} 1`);
    for (const secret of [holder.walletId, 'an-unknown-id', 'example.com'])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  it('shows how much promised work waits, and for how long', async () => {
    expect(await figures(server)).toContain('billfold_outbox_oldest_seconds 0');
    const { db, platform } = server.context;
    const createdAt = nowOf(platform);
    const item = {
      kind: 'broadcast',
      lane: 'broadcast-ETH',
      payload: {},
      nextAttemptAt: createdAt,
      createdAt,
    };
    await db.insert(outbox).values([
      { ...item, id: platform.newId() },
      { ...item, id: platform.newId() },
      { ...item, id: platform.newId(), doneAt: createdAt },
    ]);
    server.clock.advance(90_000);
    const text = await figures(server);
    expect(text).toContain('billfold_outbox_items{kind="broadcast"} 2');
    expect(text).toContain('billfold_outbox_oldest_seconds 90');
    await db.delete(outbox);
    expect(await figures(server)).not.toContain('broadcast');
  });

  it('shows how far the books are behind each chain', async () => {
    const { ledger } = server.sandboxes.BTC;
    await ledger.mine(3);
    expect(await figures(server)).toContain('billfold_sandbox_blocks{network="BTC"}');
    await holderWith(server, ['0.3']);
    await ledger.mine(2);
    server.clock.advance(60_000);
    const text = await figures(server);
    expect(text).toContain('billfold_watcher_lag_blocks{network="BTC"} 2');
    expect(text).toMatch(/billfold_watcher_lag_seconds\{network="BTC"\} [6-9]\d/);
    expect(text).toContain('billfold_chain_up{network="BTC"} 1');
  });

  it('counts the accounts whose books differ from the chain, by asset', async () => {
    const holder = await holderWith(server, ['0.3']);
    const place = { accountId: holder.account.id, network: 'BTC', assetId: 'BTC' };
    const found = { units: -5n, blockHeight: 1, blockHash: 'ab', foundAt: new Date(0) };
    await server.context.db.insert(bookDrifts).values({ ...place, ...found });
    expect(await figures(server)).toContain('billfold_books_drift{network="BTC",asset="BTC"} 1');
  });

  it('counts the balances that differed from their books and were repaired, by asset', async () => {
    const repaired = { network: 'ETH', assetId: 'usdt_ethereum' };
    for (const each of [repaired, repaired]) server.context.repairs.note(each);
    expect(await figures(server)).toContain(
      'billfold_balance_repairs{network="ETH",asset="usdt_ethereum"} 2',
    );
  });

  it('counts what the watchers could not read, by whether it names an address of the books', async () => {
    const passed = { network: 'TRX', height: 7, hash: null } as const;
    for (const namesUs of [true, false, true]) server.context.unread.note({ ...passed, namesUs });
    const shown = await figures(server);
    expect(shown).toContain('billfold_unread_transactions{network="TRX",names="books"} 2');
    expect(shown).toContain('billfold_unread_transactions{network="TRX",names="others"} 1');
  });

  it('shows how many passwords are hashed and wait', async () => {
    const hashes = Array.from({ length: 4 }, () =>
      server.context.kdf.hash('password', { memoryKib: 8_192, passes: 1, lanes: 1 }, 'owner'),
    );
    const { running, waiting } = server.context.kdf.load();
    expect({ running, waiting }).toEqual({ running: 2, waiting: 2 });
    await Promise.all(hashes);
    expect(await figures(server)).toContain('billfold_argon2_jobs{state="running"} 0');
  });
});

describe('who may read /metrics', () => {
  const statusOf = async (server: TestServer, headers: Readonly<Record<string, string>> = {}) =>
    (await read(server, headers)).statusCode;

  it('is nobody behind a proxy, who could not be told from this machine', async () => {
    const plain = await openServer();
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect(await statusOf(plain, { [name]: '127.0.0.1' }), name).toBe(404);
    expect(await statusOf(await openServer({ publicUrl: 'https://wallet.example' }))).toBe(404);
    expect(await statusOf(await openServer({ trustProxy: 1 }))).toBe(404);
  });

  it('is no other machine, and no page whose name points here', async () => {
    const server = await openServer();
    const far = await server.app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' });
    expect([far.statusCode, far.json().code]).toEqual([404, 'NOT_FOUND']);
    expect(await statusOf(server, { host: 'rebound.example:4400' })).toBe(421);
  });

  it('is told apart from a missing path by no method', async () => {
    const server = await openServer();
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const ask = (url: string) => server.app.inject({ method, url, remoteAddress: '192.0.2.7' });
      const [hidden, absent] = [await ask('/metrics'), await ask('/nothing-here')];
      expect([hidden.statusCode, hidden.headers.allow], method).toEqual([404, undefined]);
      expect(absent.statusCode, method).toBe(404);
    }
  });

  it('is who has the token, once there is one', async () => {
    const server = await openServer({
      metricsToken: 'a-token-of-some-length',
      publicUrl: 'https://wallet.example',
    });
    const url = '/metrics';
    const remoteAddress = '192.0.2.7';
    const withToken = (authorization: string) =>
      server.app.inject({ url, remoteAddress, headers: { authorization } });
    expect((await withToken('Bearer a-token-of-some-length')).statusCode).toBe(200);
    expect((await withToken('Bearer a-token-of-some-lengtH')).statusCode).toBe(404);
    expect(await statusOf(server)).toBe(404);
  });
});
