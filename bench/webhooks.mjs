// Measures how long webhooks take from the event to the receiver, with dead and slow receivers among healthy ones.
//   --deliveries <number>   10,000 unless told
// Uses `DATABASE_URL`, or a PostgreSQL of its own.
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { onServer } from '../scripts/postgres.mjs';
import { createApi, createOwner } from './load/api.mjs';
import { cpuMs, quantile } from './load/measure.mjs';
import { benchOnPostgres } from './load/open-product.mjs';
import { newPublicId, writeEvents } from './load/webhook-events.mjs';
import { printSection, verdict } from './report/table.mjs';

const { values } = parseArgs({ options: { deliveries: { type: 'string', default: '10000' } } });
const deliveries = Number(values.deliveries);
const title = 'Webhooks';
const perSecond = 100;
const businesses = 10;
const perBusiness = 20;
const backlog = 100_000;
const healthyGateMs = 2_000;

/** Arrival of each event, by its id. */
const arrived = new Map();
const open = new Set();
const receiver = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://receiver');
  request.resume().on('end', () => {
    const id = request.headers['webhook-id'];
    if (!arrived.has(id)) arrived.set(id, performance.now());
    if (pathname === '/dead') open.add(response);
    else if (pathname === '/slow') setTimeout(() => response.writeHead(204).end(), 3_000);
    else response.writeHead(204).end();
  });
});
await new Promise((resolve) => receiver.listen(0, '127.0.0.1', () => resolve(undefined)));
try {
  await benchOnPostgres(title, measure);
} finally {
  receiver.closeAllConnections();
  receiver.close();
}

async function measure({ databaseUrl, start }) {
  const product = await start({
    env: {
      ...{ RATE_LIMITS: 'off', PAYMENTS: 'on', PUBLIC_URL: 'http://127.0.0.1' },
      ALLOW_PRIVATE_WEBHOOKS: 'true',
    },
  });
  const endpoints = await openEndpoints(product);
  const healthy = endpoints.filter(({ kind }) => kind === 'healthy');
  const rows = [];
  await onServer(databaseUrl, async (client) => {
    const send = createSender(client, product);
    const calm = await send(healthy, deliveries / 5);
    rows.push(rowOf('healthy receivers alone', calm, calm));
    const mixed = await send(endpoints, deliveries);
    rows.push(rowOf('with 1 % dead and 1 % slow', mixed, calm));
    const [dead] = endpoints.filter(({ kind }) => kind === 'dead');
    await fill(client, dead, backlog);
    const behind = await send(healthy, deliveries / 5);
    rows.push(rowOf(`with ${backlog.toLocaleString('en')} that wait for a dead one`, behind, calm));
  });
  printSection({
    title,
    text: `${deliveries.toLocaleString('en')} deliveries to ${businesses * perBusiness} endpoints, ${perSecond} a second, by one process on PostgreSQL: milliseconds from the commit of an event to a healthy receiver, and processor time of the server for each delivery.`,
    head: ['What', 'median', 'p95', 'p95 of alone', 'processor ms', 'lost', 'gate of p95', ''],
    rows,
  });
}

async function openEndpoints(product) {
  const address = receiver.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const endpoints = [];
  const api = createApi(() => product.url);
  await createOwner(api, { password: 'Bench-password-1' });
  for (let business = 0; business < businesses; business += 1) {
    const made = await api.expect('POST', '/v1/dash/businesses', { name: `Bench ${business}` });
    for (let at = 0; at < perBusiness; at += 1) {
      const number = business * perBusiness + at;
      // Two of two hundred each.
      const kind = number % 100 === 7 ? 'dead' : number % 100 === 57 ? 'slow' : 'healthy';
      const path = `/v1/dash/businesses/${made.data.id}/webhooks`;
      const body = { url: `${origin}/${kind}`, livemode: false, disablesItself: false };
      const { data: webhook } = await api.expect('POST', path, body);
      endpoints.push({ id: webhook.id, businessId: made.data.id, kind });
    }
  }
  return endpoints;
}

/** Creates what writes events in turns of all endpoints, and returns the times to the healthy ones. */
function createSender(client, product) {
  return async (endpoints, count) => {
    const committed = new Map();
    const begun = performance.now();
    const cpuBefore = cpuMs(product.pid);
    const perStep = perSecond / 10;
    for (let at = 0; at < count; at += perStep) {
      const batch = Array.from({ length: perStep }, (_, step) => ({
        ...endpoints[(at + step) % endpoints.length],
        eventId: newPublicId('evt'),
      }));
      await writeEvents(client, batch);
      for (const { eventId, kind } of batch)
        if (kind === 'healthy') committed.set(eventId, performance.now());
      await pause(begun + ((at + perStep) / perSecond) * 1_000 - performance.now());
    }
    const isMissing = () => [...committed.keys()].some((id) => !arrived.has(id));
    for (let second = 0; second < 60 && isMissing(); second += 1) await pause(1_000);
    const times = [...committed].map(([id, time]) => Math.max(0, (arrived.get(id) ?? NaN) - time));
    return {
      cpu: (cpuMs(product.pid) - cpuBefore) / count,
      times: times.filter((time) => !Number.isNaN(time)).toSorted((a, b) => a - b),
      lost: times.filter((time) => Number.isNaN(time)).length,
    };
  };
}

/** Writes deliveries of one endpoint that are all due. */
async function fill(client, { id, businessId }, count) {
  const eventId = newPublicId('evt');
  await writeEvents(client, [{ id, businessId, eventId }]);
  await client.query(
    `insert into webhook_deliveries (id, endpoint_id, event_id, order_key, sequence, state, next_attempt_at, created_at)
      select 'whd_' || md5(n::text), $1, $2, n::text, 1, 'PENDING', now(), now() from generate_series(1, $3) n`,
    [id, eventId, count],
  );
  await client.query('analyze webhook_deliveries');
}

function rowOf(what, { cpu, times, lost }, calm) {
  const p95 = quantile(times, 0.95);
  const ratio = p95 / quantile(calm.times, 0.95);
  return [
    ...[what, quantile(times, 0.5).toFixed(0), p95.toFixed(0), `${ratio.toFixed(2)}×`],
    ...[
      cpu.toFixed(2),
      String(lost),
      `${healthyGateMs}`,
      verdict(lost === 0 ? p95 : Infinity, healthyGateMs),
    ],
  ];
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
