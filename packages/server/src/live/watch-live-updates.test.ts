import { browserPlatform } from '@billfold/core';
import { type LiveUpdate, logOut } from '@billfold/core/contract';
import { watchLiveUpdates } from '@billfold/core/internal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { confirm, deposit } from '../../test/funded.ts';
import { type Holder, signUpWithAccount } from '../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';

describe('the live updates of core, from a server', () => {
  let server: TestServer;
  let holder: Holder;
  let stop = () => {};
  const told: (LiveUpdate | 'connected' | 'away')[] = [];
  beforeEach(async () => {
    const { options, clock } = await testServerOptions();
    server = await createTestServer({}, { options: { ...options, role: 'api' }, clock });
    holder = await signUpWithAccount(server, 'ada@example.com');
    const baseUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
    server.start();
    told.length = 0;
    stop = watchLiveUpdates({
      platform: browserPlatform(),
      baseUrl,
      walletId: holder.walletId,
      accessToken: holder.token,
      onUpdate: (update) => told.push(update),
      onConnection: (isConnected) => told.push(isConnected ? 'connected' : 'away'),
    });
    await expect.poll(() => told).toEqual(['connected']);
  });
  afterEach(async () => {
    stop();
    await server.stop();
  });

  it('tell of a payment that comes in', async () => {
    await deposit(server, holder, '0.1');
    await confirm(server, 0);
    await expect.poll(() => told).toContainEqual({ type: 'books' });
  });

  it('tell that the session has ended elsewhere, and are over then', async () => {
    await server.call(logOut, {}, holder);
    await expect.poll(() => told).toEqual(['connected', { type: 'session-ended' }, 'away']);
  });
});
