// Proves that webhooks survive crashes: two processes send 400 events to four receivers, one of which is dead,
// one slow and one that answers 500, while one or the other process is killed. Each event arrives at least
// once, and the first attempts of a payment arrive in order. Needs PostgreSQL.
//   --kills <number>, --events <number>   40 and 400 unless told
//   --short                               5 and 80
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { it } from 'vitest';
import { createApi, createOwner, until } from '../bench/load/api.mjs';
import { openPostgres } from '../packages/server/src/db/open-postgres.ts';
import { serverPlatform } from '../packages/server/src/platform/server-platform.ts';
import { writeMerchantEvent } from '../packages/server/src/webhooks/write-merchant-event.ts';
import { createDatabase, startPostgres } from '../scripts/postgres.mjs';
import { type Product, startProduct } from '../scripts/product.mjs';
import { createChecks } from './support/checks.ts';
import { proofArguments } from './support/proof-arguments.ts';
import { countTurned } from './webhooks/count-turned.ts';
import { type EventReceiver, openEventReceiver } from './webhooks/event-receiver.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: {
    kills: { type: 'string' },
    events: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const kills = Number(values.kills ?? (values.short ? 5 : 40));
const events = Number(values.events ?? (values.short ? 80 : 400));
const eventsPerPayment = 4;
const checks = createChecks('webhooks');

const folder = mkdtempSync(join(tmpdir(), 'billfold-webhooks-'));
const postgres = await startPostgres();
const database = await createDatabase(postgres.url);
const masterKey = randomBytes(32).toString('hex');
const running: Product[] = [];
const start = (at: number) =>
  startProduct({
    data: join(folder, String(at)),
    env: {
      ...{ PAYMENTS: 'on', ALLOW_PRIVATE_WEBHOOKS: 'true', SANDBOX_SPEED: '0' },
      ...{ DATABASE_URL: database.url, BILLFOLD_MASTER_KEY: masterKey },
      PUBLIC_URL: 'http://127.0.0.1',
    },
  });

it('webhooks survive crashes', async () => {
  const receivers = {
    healthy: await openEventReceiver({ status: 204 }),
    slow: await openEventReceiver({ status: 200, delayMs: 250 }),
    failing: await openEventReceiver({ status: 500 }),
    dead: await openEventReceiver({ status: 200 }),
  };
  await receivers.dead.close();
  try {
    running.push(await start(0), await start(1));
    const businessId = await openShop(Object.values(receivers));
    const written = writeEvents(businessId);
    for (let kill = 0; kill < kills; kill += 1) await killAndStart(kill % 2);
    const ids = await written;
    for (const [name, receiver] of Object.entries(receivers).slice(0, 3))
      await judge(name, receiver, ids);
    checks.add('the dead receiver got nothing', receivers.dead.first.size === 0, 'no connection');
  } finally {
    await Promise.all(running.map((product) => product.kill()));
    await Promise.all(Object.values(receivers).map((receiver) => receiver.close()));
    await database.drop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  checks.finish();
});

async function openShop(receivers: readonly EventReceiver[]): Promise<number> {
  const api = createApi(() => running[0]?.url ?? '');
  await createOwner(api, { password: 'Proof-password-1' });
  const { data } = await api.expect('POST', '/v1/dash/businesses', { name: 'Proof' });
  for (const { url, expectSecret } of receivers) {
    const path = `/v1/dash/businesses/${data.id}/webhooks`;
    const made = await api.expect('POST', path, { url, livemode: false, disablesItself: false });
    expectSecret(made.data.secret);
  }
  return data.id;
}

/** Writes all events, spread over the kills; returns their ids. */
async function writeEvents(businessId: number): Promise<readonly string[]> {
  const migrations = fileURLToPath(new URL('../packages/server/migrations', import.meta.url));
  const opened = await openPostgres({ url: database.url, poolSize: 2, migrations });
  const platform = serverPlatform();
  const ids: string[] = [];
  try {
    for (let at = 0; at < events; at += 1) {
      const sequence = Math.floor((at * eventsPerPayment) / events) + 1;
      const objectId = `pay_${at % (events / eventsPerPayment)}`;
      const data = { object: { id: objectId } };
      const event = { businessId, livemode: false, objectId, sequence, data };
      const { eventId } = await opened.db.transaction((tx) =>
        writeMerchantEvent(tx, { platform }, { ...event, type: 'payment.confirmed' }),
      );
      ids.push(eventId);
      await pause((kills * 1_500) / events);
    }
  } finally {
    await opened.close();
  }
  return ids;
}

/** Kills a process as `kill -9` does, after a moment of work, and starts another in its place. */
async function killAndStart(at: number): Promise<void> {
  await pause(300 + Math.random() * 700);
  await running[at]?.kill();
  running[at] = await start(at);
}

async function judge(name: string, receiver: EventReceiver, ids: readonly string[]) {
  const begun = performance.now();
  const missing = () => ids.filter((id) => !receiver.first.has(id));
  await until(`${name} has all events`, async () => missing().length === 0, {
    withinMs: 300_000,
  }).catch(() => undefined);
  const seconds = Math.round((performance.now() - begun) / 1_000);
  checks.add(
    `${name}: each event arrived at least once`,
    missing().length === 0,
    `${ids.length - missing().length} of ${ids.length}, ${receiver.requests()} requests, ${seconds} s after the last`,
  );
  const turned = countTurned(receiver);
  checks.add(
    `${name}: first attempts of a payment arrived in order`,
    turned === 0,
    `${turned} out of order in ${events / eventsPerPayment} payments`,
  );
  checks.add(
    `${name}: each request was signed with its secret`,
    receiver.forged() === 0,
    `${receiver.requests()} verified`,
  );
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
