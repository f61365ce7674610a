import { expect, it } from 'vitest';
import { holderWith } from '../../test/funded.ts';
import { createTestServer } from '../../test/test-server.ts';

it('names how far the books are behind each chain', async () => {
  const server = await createTestServer();
  const chains = async () => (await server.app.inject({ url: '/readyz' })).json().chains;
  expect((await chains()).BTC).toEqual({
    head: 0,
    height: null,
    lagBlocks: null,
    lagSeconds: null,
  });
  await holderWith(server, ['0.3']);
  const { head } = (await chains()).BTC;
  expect((await chains()).BTC).toEqual({ head, height: head, lagBlocks: 0, lagSeconds: 0 });
  await server.sandboxes.BTC.ledger.mine(2);
  server.clock.advance(61_500);
  expect((await chains()).BTC).toEqual({
    head: head + 2,
    height: head,
    lagBlocks: 2,
    lagSeconds: 61,
  });
});

it('counts a chain as down that does not answer in time, and says so of the whole', async () => {
  const server = await createTestServer();
  await server.app.inject({
    method: 'POST',
    url: '/v1/dev/sandbox/BTC/outage',
    payload: { seconds: 60 },
  });
  const answer = await server.app.inject({ url: '/readyz' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({
    status: 'unavailable',
    checks: { database: 'ok', BTC: 'down', LTC: 'ok' },
    chains: { BTC: { head: null, lagBlocks: null } },
  });
});
