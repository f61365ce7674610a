import { NetworkError } from '@billfold/core';
import { createResource } from '@billfold/core/flows';
import { createManualTime } from '@billfold/core/testing';
import { expect, test } from 'vitest';
import { type ConnectionOptions, createConnection } from './connection.ts';

function stage() {
  const time = createManualTime();
  const server = { isThere: true, asked: 0, recoveries: 0 };
  const listeners: ((error: NetworkError) => void)[] = [];
  let tellNetwork: (has: boolean) => void = () => undefined;
  const on: ConnectionOptions['client']['on'] = (_, listener) => {
    listeners.push((error) => Reflect.apply(listener, undefined, [error]));
    return () => undefined;
  };
  const connection = createConnection({
    client: { on },
    platform: { clock: time.clock, schedule: time.schedule },
    health: createResource(async () => {
      server.asked += 1;
      if (!server.isThere) throw new TypeError('Failed to fetch');
      return {};
    }),
    watchNetwork: (onChange) => {
      tellNetwork = onChange;
      onChange(true);
      return () => undefined;
    },
    onRecovery: () => {
      server.recoveries += 1;
    },
  });
  const fail = (code: ConstructorParameters<typeof NetworkError>[0]): void => {
    for (const listener of listeners) listener(new NetworkError(code));
  };
  return { time, server, connection, fail, setNetwork: (has: boolean) => tellNetwork(has) };
}

test('believes the device that has no network, at once and without asking (F11)', async () => {
  const { connection, setNetwork, server } = stage();
  setNetwork(false);
  await Promise.resolve();
  expect(connection.get().status).toBe('offline');
  expect(server.asked).toBe(0);
});

test('a call that does not arrive has the server looked at, until it is back', async () => {
  const { connection, fail, server, time } = stage();
  server.isThere = false;
  fail('network');
  await time.advance(0);
  expect(connection.get()).toMatchObject({ status: 'unreachable' });
  const since = connection.get();
  await time.advance(2_000);
  expect(server.asked).toBe(2);
  expect(connection.get()).toEqual(since);
  server.isThere = true;
  await time.advance(2_000);
  expect(connection.get()).toEqual({ status: 'ok' });
  expect(server.recoveries).toBe(1);
  await time.advance(60_000);
  expect(server.asked).toBe(3);
});

test('a call that was cancelled or badly answered says nothing of the connection', async () => {
  const { fail, server, time } = stage();
  fail('aborted');
  fail('response_invalid');
  await time.advance(0);
  expect(server.asked).toBe(0);
});

test('back on a network it asks the server before it says so', async () => {
  const { connection, setNetwork, server, time } = stage();
  setNetwork(false);
  await time.advance(0);
  server.isThere = false;
  setNetwork(true);
  await time.advance(0);
  expect(connection.get().status).toBe('unreachable');
  server.isThere = true;
  await connection.check();
  expect(connection.get().status).toBe('ok');
});
