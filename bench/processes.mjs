// Measures what a second API process and a second worker add: calls and webhooks in a second, on one PostgreSQL.
// Uses `DATABASE_URL`, or a PostgreSQL of its own.
import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { onServer } from '../scripts/postgres.mjs';
import { createApi, until } from './load/api.mjs';
import { cpuMs, load } from './load/measure.mjs';
import { benchOnPostgres } from './load/open-product.mjs';
import { createPayment, openShop, paymentsOn } from './load/shop.mjs';
import { newPublicId, writeEvents } from './load/webhook-events.mjs';
import { median, printSection } from './report/table.mjs';

const title = 'Several processes';
const rounds = 3;
const callsPerRound = 400;
const concurrency = 16;
const deliveries = 600;
const endpoints = 20;
/** Time in which the receivers answer: a worker has 20 requests in flight, so that it sends at most 80 a second. */
const answerMs = 250;

let arrived = 0;
const receiver = createServer((request, response) => {
  request.resume().on('end', () => {
    arrived += 1;
    setTimeout(() => response.writeHead(204).end(), answerMs);
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
  const env = { ...paymentsOn, ALLOW_PRIVATE_WEBHOOKS: 'true' };
  const startAs = (role) => start({ env, args: ['--role', role] });
  // The first one makes the master key that the others share.
  const apis = [await startAs('api')];
  await startAs('worker');
  const shop = await openShop(apis[0].url, databaseUrl);
  const { id } = await createPayment(shop.merchant, 'ETH');
  apis.push(await startAs('api'));
  const rates = { one: [], two: [] };
  const costs = { one: [], two: [] };
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, serving] of [
      ['one', apis.slice(0, 1)],
      ['two', apis],
    ]) {
      const { perSecond, cpu } = await timeCalls(serving, { secret: shop.secret, id });
      // The first round warms up.
      if (round === 0) continue;
      rates[name].push(perSecond);
      costs[name].push(cpu);
    }
  // Only now: each payment above would have sent webhooks as well.
  const targets = await openEndpoints(shop);
  const sendAll = () => onServer(databaseUrl, (client) => timeDeliveries(client, targets));
  const oneWorker = await sendAll();
  await startAs('worker');
  const twoWorkers = await sendAll();
  const [one, two] = [median(rates.one), median(rates.two)];
  const rise = (before, after) => `${(after / before).toFixed(2)}×`;
  printSection({
    title,
    text: `Calls: payments created and checkouts read in turns, ${concurrency} at once, median of ${rounds} rounds in turns; clients, PostgreSQL and processes share ${cpus().length} processors. Webhooks: ${deliveries} that are due at once, to ${endpoints} receivers that answer after ${answerMs} ms. Load of the machine at the end: ${loadavg()[0].toFixed(1)}.`,
    head: ['What', 'one process', 'two processes', 'rise', 'gate', ''],
    rows: [
      ['calls a second', one.toFixed(0), two.toFixed(0), rise(one, two), ...rises(one, two)],
      [
        'processor ms of the servers for a call',
        ...[median(costs.one).toFixed(2), median(costs.two).toFixed(2)],
        ...[rise(median(costs.one), median(costs.two)), '', ''],
      ],
      [
        'webhooks a second',
        ...[oneWorker.toFixed(0), twoWorkers.toFixed(0), rise(oneWorker, twoWorkers)],
        ...rises(oneWorker, twoWorkers),
      ],
    ],
  });
}

function rises(before, after) {
  return ['> 1×', after > before ? 'holds' : '**missed**'];
}

async function timeCalls(apis, { secret, id }) {
  const clients = apis.map(({ url }) => {
    const merchant = createApi(() => url);
    merchant.signIn(secret);
    return { merchant, payer: createApi(() => url) };
  });
  let turn = 0;
  const call = () => {
    turn += 1;
    const { merchant, payer } = clients[turn % clients.length];
    const isCreation = Math.floor(turn / clients.length) % 2 === 0;
    return isCreation ? createPayment(merchant, 'ETH') : payer.expect('GET', `/v1/checkout/${id}`);
  };
  const cpuOf = () => apis.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
  const [begun, cpuBefore] = [performance.now(), cpuOf()];
  await load(apis[0].pid, { count: callsPerRound, concurrency, call });
  return {
    perSecond: callsPerRound / ((performance.now() - begun) / 1_000),
    cpu: (cpuOf() - cpuBefore) / callsPerRound,
  };
}

/** Writes deliveries that are all due, and returns how many arrive in a second. */
async function timeDeliveries(client, targets) {
  const batch = Array.from({ length: deliveries }, (_, at) => ({
    ...targets[at % targets.length],
    eventId: newPublicId('evt'),
  }));
  arrived = 0;
  const begun = performance.now();
  await writeEvents(client, batch);
  await until('all deliveries have arrived', () => arrived >= deliveries, {
    ...{ withinMs: 180_000, everyMs: 20 },
  });
  return deliveries / ((performance.now() - begun) / 1_000);
}

async function openEndpoints({ owner, businessId }) {
  const address = receiver.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const path = `/v1/dash/businesses/${businessId}/webhooks`;
  const targets = [];
  for (let at = 0; at < endpoints; at += 1) {
    const body = { url: `http://127.0.0.1:${port}/`, livemode: false, disablesItself: false };
    const { data } = await owner.expect('POST', path, body);
    targets.push({ id: data.id, businessId });
  }
  return targets;
}
