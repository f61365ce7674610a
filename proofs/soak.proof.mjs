// Proves that hours of mixed load leave nothing behind: neither memory nor handles. Needs PostgreSQL.
//   --minutes <number>   120 unless told, the first tenth of which (two at least) fills the caches
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { it } from 'vitest';
import { sendBody } from '../bench/load/api.mjs';
import { slope, under } from '../bench/load/measure.mjs';
import { readMemory, reporting } from '../bench/load/memory.mjs';
import { createPayer, lengthenHistory, openAccounts, password } from '../bench/load/world.mjs';
import { createDatabase, startPostgres } from '../scripts/postgres.mjs';
import { startProduct } from '../scripts/product.mjs';
import { createChecks } from './support/checks.ts';
import { proofArguments } from './support/proof-arguments.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: { minutes: { type: 'string', default: '120' } },
});
const minutes = Number(values.minutes);
const warmUpMinutes = Math.max(2, minutes / 10);
/** Longer than the server keeps the connection of a caller who may call again (Fastify: 72 seconds). */
const restMs = 90_000;
/** Maximum growth of one kind of open resource: pool connections and loop timers come and go. */
const mostOpened = 5;
/** The share of errors that F13 allows. */
const mostUnready = 0.001;
const checks = createChecks('soak');
const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const data = mkdtempSync(join(tmpdir(), 'billfold-soak-'));
const postgres = await startPostgres();
const database = await createDatabase(postgres.url);
const env = {
  ...{ DATABASE_URL: database.url, SANDBOX_SPEED: '600', RATE_LIMITS: 'off' },
  // Guesses are counted all the same: each sign-in comes from another place.
  ...{ TRUST_PROXY: '1', SANDBOX_CONTROLS: 'public', ...reporting },
};
const product = await startProduct({ data, env });
const failures = new Map();
const readiness = { asked: 0, unready: 0 };
let count = 0;
it('hours of mixed load leave nothing behind', async () => {
  try {
    const owner = await createPayer(product.url, 60);
    await openAccounts(owner, 30);
    await lengthenHistory(database.url, owner, 10_000);
    const idle = await rest();
    const points = await soak(mixOf(owner));
    const after = await rest();
    const last = await owner.api.call('GET', '/readyz');
    judge(points, { idle, after, isReady: last.status === 200 });
  } finally {
    await product.stop();
    await database.drop();
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
  checks.finish();
});

/** Counts the resources that stay open while idle: for each kind the lowest of several readings. */
async function rest() {
  await new Promise((resolve) => setTimeout(resolve, restMs));
  const readings = [];
  for (let at = 0; at < 8; at += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_700));
    readings.push((await readMemory(product)).resources);
  }
  const kinds = new Set(readings.flatMap(Object.keys));
  return new Map(
    [...kinds].map((kind) => [kind, Math.min(...readings.map((reading) => reading[kind] ?? 0))]),
  );
}

/** Creates the mix of calls of a user who browses, and now and then signs in or pays. */
function mixOf({ api, walletId, accountId, email }) {
  const place = `/api/wallets/${walletId}`;
  const fees = { amount: '0.01', toAddress: recipient, feeRate: 'Medium' };
  const device = { device: 'Desktop', os: 'Linux', browser: 'Proof' };
  const signIn = { email, password: 'lantern-quartz-41', twoFactorCode: null, device };
  const paying = sendBody({ amount: '0.00001', recipient, password });
  // 503 says that a chain took longer than three seconds, which is what it is asked for.
  const askReadiness = async () => {
    const answer = await api.call('GET', '/readyz');
    readiness.asked += 1;
    if (answer.status !== 503) return answer;
    readiness.unready += 1;
    return { status: 200 };
  };
  const elsewhere = () => `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;
  const often = [
    () => api.call('GET', `${place}/accounts`),
    () => api.call('GET', `${place}/transactions`),
    () => api.call('GET', `${place}/transactions?Search=bc1q&Status=CONFIRMED`),
    () => api.call('POST', `${place}/transactions/fees/${accountId}`, fees),
    () => api.call('GET', '/v1/user'),
    askReadiness,
  ];
  const seldom = [
    () => api.call('POST', '/v1/auth/login/basic', signIn, { 'x-forwarded-for': elsewhere() }),
    () =>
      api.call('POST', `${place}/transactions/accounts/${accountId}`, paying, {
        'idempotency-key': randomUUID(),
      }),
  ];
  let turn = 0;
  return async () => {
    turn += 1;
    const isSeldom = turn % 40 === 0;
    const from = isSeldom ? seldom : often;
    const { status } = await from[Math.floor(isSeldom ? turn / 40 : turn) % from.length]();
    count += 1;
    if (status >= 500) failures.set(status, (failures.get(status) ?? 0) + 1);
  };
}

async function soak(call) {
  const points = [];
  await under(8, call, async () => {
    const begun = performance.now();
    const elapsed = () => (performance.now() - begun) / 60_000;
    while (elapsed() < minutes) {
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      if (elapsed() >= warmUpMinutes) points.push([elapsed(), await readMemory(product)]);
    }
  });
  return points;
}

function judge(points, { idle, after, isReady }) {
  const seen = `${count} calls in ${minutes} minutes`;
  for (const [what, of] of [
    ['kept after a collection', ({ keptMb }) => keptMb],
    ['resident, with its signer', ({ residentMb }) => residentMb],
  ]) {
    const growth = slope(points.map(([at, memory]) => [at, of(memory)]));
    const ends = `${of(points[0][1]).toFixed(1)} to ${of(points.at(-1)[1]).toFixed(1)} MiB`;
    checks.add(
      `F15 memory ${what}`,
      growth < 1,
      `${growth.toFixed(2)} MiB a minute, ${ends}, ${seen}`,
    );
  }
  const handles = [...after].map(([kind, now]) => ({ kind, now, before: idle.get(kind) ?? 0 }));
  checks.add(
    'F15 handles',
    handles.every(({ now, before }) => now - before <= mostOpened),
    handles.map(({ kind, now, before }) => `${kind} ${before} to ${now}`).join(', '),
  );
  const failed = [...failures].map(([status, n]) => `${n} times ${status}`).join(', ');
  checks.add('F15 failures', failures.size === 0, failed || 'none');
  const { asked, unready } = readiness;
  const end = isReady ? 'ready at the end' : 'not ready at the end';
  checks.add(
    'F15 readiness',
    isReady && unready < asked * mostUnready,
    `${unready} of ${asked} answers were 503, ${end}`,
  );
}
