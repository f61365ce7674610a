import { advanceClock, getUser } from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { signUp } from '../../test/people.ts';
import { createTestServer, testServerOptions } from '../../test/test-server.ts';
import { movableClock } from '../platform/movable-clock.ts';

describe('POST /v1/dev/clock', () => {
  it('moves the time of everything that is served: sessions end, days pass', async () => {
    const server = await createTestServer();
    const person = await signUp(server, 'ada@example.com');
    await server.call(getUser, {}, person);
    const before = server.clock.now();
    const { data } = await server.call(advanceClock, { body: { advanceSeconds: 13 * 3_600 } });
    expect(data.now.getTime()).toBe(before + 13 * 3_600_000);
    expect(await server.refusal(getUser, {}, person)).toMatchObject({ status: 401 });
  });

  it('dates the answers that follow', async () => {
    const server = await createTestServer();
    await server.call(advanceClock, { body: { advanceSeconds: 13 * 3_600 } });
    const { headers } = await server.app.inject({ url: '/v1/config' });
    expect(Date.parse(String(headers['date']))).toBe(
      Math.floor(server.clock.now() / 1_000) * 1_000,
    );
  });

  it.each([0, -60, 1.5, 31_622_401])('refuses %d seconds', async (advanceSeconds) => {
    const server = await createTestServer();
    const refusal = await server.refusal(advanceClock, { body: { advanceSeconds } });
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it('is not there unless the start says so', async () => {
    const prepared = await testServerOptions();
    const options = { ...prepared.options, movableClock: null };
    const server = await createTestServer({}, { ...prepared, options });
    const refusal = await server.refusal(advanceClock, { body: { advanceSeconds: 60 } });
    expect(refusal).toMatchObject({ status: 404 });
    expect(JSON.stringify(server.openapi.document())).not.toContain('/v1/dev/clock');
  });
});

it('a clock that can be moved is ahead of the real one by what it was moved', () => {
  const clock = movableClock();
  const real = Date.now();
  clock.advance(86_400_000);
  expect(clock.now()).toBeGreaterThanOrEqual(real + 86_400_000);
});
