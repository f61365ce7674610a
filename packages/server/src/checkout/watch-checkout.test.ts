import { browserPlatform } from '@billfold/core';
import { cancelCheckout } from '@billfold/core/contract';
import { createPaymentsClient } from '@billfold/core/payments';
import { afterEach, expect, it } from 'vitest';
import { askToBePaid, openShop } from '../../test/shop.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';

const servers: TestServer[] = [];
const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  for (const server of servers.splice(0)) await server.stop();
});

async function openWorld() {
  const { options, clock } = await testServerOptions();
  const prepared = { options: { ...options, role: 'api' as const }, clock };
  const create = async () => {
    const server = await createTestServer({}, prepared);
    servers.push(server);
    return server;
  };
  const listen = async (server: TestServer, port = 0) => {
    const origin = await server.app.listen({ port, host: '127.0.0.1' });
    server.start();
    return origin;
  };
  const server = await create();
  const shop = await openShop(server, ['BTC']);
  const origin = await listen(server);
  return { server, shop, origin, create, listen };
}

function watch(baseUrl: string, paymentId: string): readonly string[] {
  const told: string[] = [];
  const client = createPaymentsClient({
    platform: browserPlatform(),
    baseUrl,
    getAccessToken: () => null,
    onUnauthorized: () => undefined,
  });
  const stop = client.checkout.watch(paymentId, {
    onCheckout: ({ status, serverTime }) => told.push(`${status} ${serverTime instanceof Date}`),
    onConnection: (isConnected) => told.push(isConnected ? 'connected' : 'away'),
    onEnded: () => told.push('ended'),
  });
  stops.push(stop);
  return told;
}

it('checkout.watch of core tells each state of a payment, and its end', async () => {
  const { server, shop, origin } = await openWorld();
  const { id } = await askToBePaid(shop);
  const told = watch(origin, id);
  await expect.poll(() => told).toEqual(['connected', 'CREATED true']);
  await server.call(cancelCheckout, { params: { id } });
  await expect
    .poll(() => told)
    .toEqual(['connected', 'CREATED true', 'CANCELLED true', 'ended', 'away']);
});

it('checkout.watch misses nothing while the server starts again', async () => {
  const { server, shop, origin, create, listen } = await openWorld();
  const { id } = await askToBePaid(shop);
  const told = watch(origin, id);
  await expect.poll(() => told).toEqual(['connected', 'CREATED true']);
  await server.stop();
  await expect.poll(() => told.at(-1)).toBe('away');
  const next = await create();
  await next.call(cancelCheckout, { params: { id } });
  await listen(next, Number(new URL(origin).port));
  await expect.poll(() => told, { timeout: 10_000 }).toContain('ended');
  expect(told).toContain('CANCELLED true');
});
