import { createAccount, createWallet, logOut, watchWallet } from '@billfold/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { confirm, deposit } from '../../test/funded.ts';
import {
  type Holder,
  newAccount,
  newWallet,
  signUpVerified,
  signUpWithAccount,
} from '../../test/people.ts';
import { readStream } from '../../test/read-stream.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';

describe('GET /api/wallets/{walletId}/events', () => {
  let server: TestServer;
  let holder: Holder;
  let origin: string;
  beforeEach(async () => {
    const { options, clock } = await testServerOptions();
    // Nothing but the listening: blocks and books come when the test says so.
    server = await createTestServer({}, { options: { ...options, role: 'api' }, clock });
    holder = await signUpWithAccount(server, 'ada@example.com');
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    server.start();
  });
  afterEach(() => server.stop());

  const watch = ({ walletId, token }: Pick<Holder, 'walletId' | 'token'> = holder) =>
    readStream(watchWallet, { walletId }, { origin, token });
  const signOut = () => server.call(logOut, {}, holder);

  it('tells of a payment that comes in, and of the blocks on top of it', async () => {
    const { answer, next } = await watch();
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
    await deposit(server, holder, '0.1');
    await confirm(server, 0);
    expect(await next()).toEqual({ type: 'books' });
    await confirm(server, 1);
    expect(await next()).toEqual({ type: 'books' });
    expect(await next()).toEqual({ type: 'blocks', network: 'BTC' });
  });

  it('ends with its session, and tells so', async () => {
    const { next } = await watch();
    await signOut();
    expect(await next()).toEqual({ type: 'session-ended' });
    expect(await next()).toBe('end');
  });

  it('sends no updates of a foreign wallet', async () => {
    const { next } = await watch();
    const bob = await signUpVerified(server, 'bob@example.com');
    const { id: walletId } = await server.call(createWallet, { body: newWallet() }, bob);
    const request = { params: { walletId }, body: newAccount('Bitcoin') };
    const account = await server.call(createAccount, request, bob);
    const bobs = await watch({ ...bob, walletId });
    await deposit(server, { ...bob, walletId, account }, '0.1');
    await confirm(server, 0);
    expect(await bobs.next()).toEqual({ type: 'books' });
    await signOut();
    expect(await next()).toEqual({ type: 'session-ended' });
  });

  it('lets go of everybody when the server stops', async () => {
    const { next } = await watch();
    await server.stop();
    expect(await next()).toBe('end');
  });

  it('refuses a twenty-first stream of a user until one is closed', async () => {
    const streams = [];
    for (let count = 0; count < 20; count += 1) streams.push(await watch());
    const refused = async () =>
      server.refusal(watchWallet, { params: { walletId: holder.walletId } }, holder);
    expect(await refused()).toMatchObject({ status: 429, code: 'TOO_MANY_STREAMS' });
    for (const stream of streams) await stream.cancel();
    await expect.poll(() => watch().then(() => 'open')).toBe('open');
  });
});
