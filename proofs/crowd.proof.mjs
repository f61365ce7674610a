// Proves that a thousand people are served at once: 200 calls a second in a mix, and then all of them
// sign in at the same moment. Needs PostgreSQL; the callers share the machine with the server.
//   --seconds <number>   of the mix, 60 unless told
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { it } from 'vitest';
import { sendBody } from '../bench/load/api.mjs';
import { cpuMs, familyOf, quantile, residentMb } from '../bench/load/measure.mjs';
import { createPayer, password } from '../bench/load/world.mjs';
import { createDatabase, startPostgres } from '../scripts/postgres.mjs';
import { startProduct } from '../scripts/product.mjs';
import { createCaller } from './crowd/create-caller.mjs';
import { openCrowd } from './crowd/open-crowd.mjs';
import { createChecks } from './support/checks.ts';
import { proofArguments } from './support/proof-arguments.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: { seconds: { type: 'string', default: '60' } },
});
const seconds = Number(values.seconds);
const people = 1_000;
const perSecond = 200;
const checks = createChecks('crowd');
const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
// A network whose addresses take a memo: each contact is another one.
const friend = 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA';
const data = mkdtempSync(join(tmpdir(), 'billfold-crowd-'));
const postgres = await startPostgres();
const database = await createDatabase(postgres.url);
// Each person calls from a place of their own, as behind a proxy.
const env = {
  DATABASE_URL: database.url,
  SANDBOX_SPEED: '60',
  TRUST_PROXY: '1',
  SANDBOX_CONTROLS: 'public',
};
const product = await startProduct({ data, env });
const answerOf = createCaller(product.url);
let mostMb = 0;
it('a thousand people are served at once', async () => {
  try {
    const payer = await createPayer(product.url, 40);
    const crowd = await openCrowd(database.url, payer, people);
    await meet(crowd);
    await serve(crowd, payer);
    await signInAll(crowd);
  } finally {
    await product.stop();
    await database.drop();
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
  checks.finish();
});

/** Everybody calls once, some at a time: a server that has just started compiles what it runs. */
async function meet(crowd) {
  let at = 0;
  const caller = async () => {
    while (at < crowd.length) {
      at += 1;
      await ask(crowd[at - 1], at - 1);
    }
  };
  await Promise.all([caller(), caller(), caller(), caller()]);
}

/** Calls come when they come, whether the earlier ones are answered or not. */
async function serve(crowd, payer) {
  const times = [];
  const failures = new Map();
  const calls = [];
  const cpuBefore = readCpu();
  const begun = performance.now();
  for (let at = 0; at < seconds * perSecond; at += 1) {
    const due = begun + (at * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const isPayment = at % perSecond === 0;
    const call = isPayment ? pay(payer) : ask(crowd[at % people], at);
    const timed = call.then((status) => {
      // From when it was due: a caller who is late himself hides nothing.
      times.push(performance.now() - due);
      if (status >= 400) failures.set(status, (failures.get(status) ?? 0) + 1);
    });
    calls.push(timed.catch(() => failures.set('no answer', (failures.get('no answer') ?? 0) + 1)));
    if (isPayment) mostMb = Math.max(mostMb, residentMb(product.pid));
  }
  await Promise.all(calls);
  const cpu = readCpu().map((ms, at) => ((ms - cpuBefore[at]) / calls.length).toFixed(1));
  console.log(
    `     Processor time of a call, with all that runs alongside it: server ${cpu[0]} ms, PostgreSQL ${cpu[1]} ms, callers ${cpu[2]} ms`,
  );
  const [p95, p99] = [quantile(times, 0.95), quantile(times, 0.99)];
  const failed = [...failures.values()].reduce((sum, n) => sum + n, 0);
  const seen = `of ${calls.length} calls, ${perSecond} a second by ${people} people`;
  checks.add('F13 p95', p95 < 500, `${p95.toFixed(0)} ms ${seen}`);
  checks.add('F13 p99', p99 < 1_500, `${p99.toFixed(0)} ms`);
  const words = [...failures].map(([status, n]) => `${n} times ${status}`).join(', ');
  checks.add('F13 failures', failed / calls.length < 0.001, words || 'none');
  checks.add('F13 memory', mostMb < 700, `${mostMb.toFixed(0)} MiB resident, with the signer`);
}

/** Returns the CPU time of the server, of PostgreSQL and of the callers, in milliseconds. */
function readCpu() {
  const others = familyOf(process.pid).filter((pid) => pid !== process.pid && pid !== product.pid);
  const { user, system } = process.cpuUsage();
  const databaseMs = others.reduce((sum, pid) => sum + cpuMs(pid), 0);
  return [cpuMs(product.pid), databaseMs, (user + system) / 1_000];
}

async function ask({ token, place, walletId, accountId }, at) {
  const wallet = `/api/wallets/${walletId}`;
  const fees = { amount: '0.001', toAddress: recipient, feeRate: 'Medium' };
  const contact = { network: 'TON', address: friend, memo: randomUUID() };
  const mix = [
    ['GET', `${wallet}/accounts`],
    ['GET', `${wallet}/transactions`],
    ['GET', '/v1/user'],
    ['GET', '/api/wallets'],
    ['GET', `${wallet}/transactions?IsSpam=false&PageSize=20`],
    ['GET', `${wallet}/accounts/${accountId}/deposit-address`],
    ['POST', `${wallet}/transactions/fees/${accountId}`, fees],
    ['GET', '/api/Rates/currencies'],
    ['POST', `${wallet}/contacts`, { ...contact, name: `Bob ${randomUUID()}` }],
    ['GET', `${wallet}/accounts`],
  ];
  // By another step than the people, so that everybody does everything.
  const [method, path, body] = mix[Math.floor(at / people + at) % mix.length];
  return call(method, path, { body, headers: { ...place, authorization: `Bearer ${token}` } });
}

async function pay({ api, walletId, accountId }) {
  const body = sendBody({ amount: '0.0001', recipient, password });
  const { status } = await api.call(
    'POST',
    `/api/wallets/${walletId}/transactions/accounts/${accountId}`,
    body,
    { 'idempotency-key': randomUUID() },
  );
  return status;
}

/** All at once: who is told to come later comes later, and nobody is left without an answer. */
async function signInAll(crowd) {
  let asked = 0;
  const others = new Map();
  const begun = performance.now();
  await Promise.all(
    crowd.map(async ({ email, place }) => {
      const device = { device: 'Desktop', os: 'Linux', browser: 'Proof' };
      const body = { email, password: 'lantern-quartz-41', twoFactorCode: null, device };
      for (;;) {
        asked += 1;
        const { status, retryAfter } = await answerOf('POST', '/v1/auth/login/basic', {
          body,
          headers: place,
        }).catch(() => ({ status: 'no answer' }));
        if (status === 200) return;
        if (status !== 429) {
          others.set(status, (others.get(status) ?? 0) + 1);
          return;
        }
        // Spread out, as the SDK does.
        const wait = retryAfter * 1_000 * (1 + Math.random());
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }),
  );
  const took = (performance.now() - begun) / 1_000;
  const failed = [...others].map(([status, n]) => `${n} times ${status}`).join(', ');
  checks.add(
    `F13 ${people} sign-ins at once`,
    others.size === 0,
    failed || `all within ${took.toFixed(0)} s, asked ${asked} times`,
  );
}

async function call(method, path, options) {
  return (await answerOf(method, path, options)).status;
}
