// Measures what requests cost the server on PostgreSQL, pinned to one processor, compared with GET /healthz.
//   --minutes <number>   how long the memory is watched under load, after two minutes of it; 3 unless told
// Uses `DATABASE_URL`, or a PostgreSQL of its own.
import { execFileSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { sendBody } from './load/api.mjs';
import { familyOf, load, quantile, residentMb, slope, under } from './load/measure.mjs';
import { readMemory, reporting } from './load/memory.mjs';
import { benchOnPostgres, printUnmeasured } from './load/open-product.mjs';
import { createPayer, lengthenHistory, openAccounts, password } from './load/world.mjs';
import { median, printSection, verdict } from './report/table.mjs';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '3' } } });
const minutes = Number(values.minutes);
const warmUpMinutes = 2;
const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const rounds = 3;
const title = 'Server';

if (!existsSync('/proc/self/stat'))
  printUnmeasured(title, 'processor time is read from /proc, which only Linux has.');
else
  await benchOnPostgres(title, async ({ databaseUrl, start }) => {
    const env = {
      RATE_LIMITS: 'off',
      // Guesses are counted all the same: each sign-in comes from another place.
      TRUST_PROXY: '1',
      SANDBOX_CONTROLS: 'public',
      ...reporting,
    };
    const product = await start({ env });
    const rich = { product, ...(await createPayer(product.url, 60)) };
    const poor = { product, ...(await createPayer(product.url, 1)) };
    await openAccounts(rich, 100);
    await lengthenHistory(databaseUrl, rich, 100_000);
    await lengthenHistory(databaseUrl, poor, 1_000);
    pin(product);
    await measureRequests(rich);
    await measureGates(rich, poor);
  });

/** The server with its signer on one processor; everything else on the others, where there are any. */
function pin(product) {
  if (cpus().length < 2) return;
  const others = `1-${cpus().length - 1}`;
  for (const pid of familyOf(product.pid))
    execFileSync('taskset', ['-a', '-p', '-c', '0', `${pid}`]);
  execFileSync('taskset', ['-a', '-p', '-c', others, `${process.pid}`]);
}

function requestsOf({ api, walletId, accountId, email }) {
  const transactions = `/api/wallets/${walletId}/transactions`;
  const get = (path) => () => api.expect('GET', path);
  const post = (path, body, headers) => () => api.expect('POST', path, body, headers?.());
  const elsewhere = () => ({
    'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`,
  });
  const anew = () => ({ 'idempotency-key': randomUUID() });
  const fees = { amount: '0.01', toAddress: recipient, feeRate: 'Medium' };
  const signIn = {
    ...{ email, password: 'lantern-quartz-41', twoFactorCode: null },
    device: { device: 'Desktop', os: 'Linux', browser: 'Bench' },
  };
  const paying = sendBody({ amount: '0.0001', recipient, password });
  // More than 34 at once are refused where a password is hashed.
  return new Map([
    ['GET /healthz', { count: 400, concurrency: 50, call: get('/healthz') }],
    [
      'GET accounts (100)',
      { count: 150, concurrency: 50, call: get(`/api/wallets/${walletId}/accounts`) },
    ],
    ['GET transactions (20 of 100,000)', { count: 200, concurrency: 50, call: get(transactions) }],
    [
      'POST fees',
      { count: 150, concurrency: 50, call: post(`${transactions}/fees/${accountId}`, fees) },
    ],
    [
      'POST transactions (argon2id 64 MiB)',
      {
        ...{ count: 24, concurrency: 24 },
        call: post(`${transactions}/accounts/${accountId}`, paying, anew),
      },
    ],
    [
      'POST login (argon2id 19 MiB)',
      { count: 24, concurrency: 24, call: post('/v1/auth/login/basic', signIn, elsewhere) },
    ],
  ]);
}

async function measureRequests(rich) {
  const costs = new Map();
  // Interleaved: what else the machine does meets all of them alike.
  for (let round = 0; round < rounds; round += 1)
    for (const [what, request] of requestsOf(rich)) {
      const { cpu, times } = await load(rich.product.pid, request);
      const cost = costs.get(what) ?? { cpu: [], times: [], concurrency: request.concurrency };
      costs.set(what, { ...cost, cpu: [...cost.cpu, cpu], times: [...cost.times, ...times] });
    }
  const bare = median(costs.get('GET /healthz').cpu);
  printSection({
    title,
    text: `On PostgreSQL, whose own processes are not counted. The server and its signer share one processor. Processor time is the median of ${rounds} rounds.`,
    head: ['Request', 'at once', 'CPU ms', 'of GET /healthz', 'p50 ms', 'p95 ms'],
    rows: [...costs].map(([what, { cpu, times, concurrency }]) => [
      what,
      `${concurrency}`,
      median(cpu).toFixed(2),
      `${(median(cpu) / bare).toFixed(1)}×`,
      quantile(times, 0.5).toFixed(0),
      quantile(times, 0.95).toFixed(0),
    ]),
  });
}

async function measureGates(rich, poor) {
  const rows = [
    gate('first page of 100,000 against that of 1,000', await pageRatio(rich, poor), {
      most: 2,
      unit: '×',
    }),
    ...(await historyRows(rich)),
    ...(await floodRows(rich)),
    ...(await memoryRows(rich)),
  ];
  printSection({
    title: 'Server under load',
    text: 'A flood is 200 callers who send wrong seed phrases and passwords to be hashed, without end.',
    head: ['What', 'Measured', 'Gate', ''],
    rows,
  });
}

function daysAgo(days) {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

function gate(what, value, { most, unit }) {
  const shown = (number) => `${number}${unit}`;
  return [what, shown(value.toFixed(1)), `≤ ${shown(most)}`, verdict(value, most)];
}

/**
 * Returns the ratio of the median times of one page, rich to poor, requested one at a time and in turns.
 */
async function pageRatio(rich, poor) {
  const costs = { rich: [], poor: [] };
  const call =
    ({ api, walletId }) =>
    () =>
      api.expect('GET', `/api/wallets/${walletId}/transactions`);
  for (let round = 0; round < 5; round += 1)
    for (const [name, owner] of [
      ['rich', rich],
      ['poor', poor],
    ]) {
      const { times } = await load(owner.product.pid, {
        count: 40,
        concurrency: 1,
        call: call(owner),
      });
      costs[name].push(...times);
    }
  return quantile(costs.rich, 0.5) / quantile(costs.poor, 0.5);
}

/** Measures the pages, filters and searches of a history of 100,000 transactions, and its file. */
async function historyRows({ product, api, walletId }) {
  const path = `/api/wallets/${walletId}/transactions`;
  const asked = [
    ['a page', '', 150],
    ['a late page', '?Page=4000', 300],
    ['a filter by type', '?Type=SENT', 300],
    ['a filter by days', `?DateFrom=${daysAgo(2)}&DateTo=${daysAgo(1)}`, 300],
    ['a search for a recipient', `?Search=${recipient.slice(0, 12)}`, 300],
    ['a search that finds one', `?Search=${await findHash(api, path)}`, 20],
    ['a search that finds nothing', '?Search=not-in-any-row', 20],
  ];
  const rows = [];
  for (const [what, query, most] of asked) {
    const call = () => api.expect('GET', path + query);
    await call();
    const { times } = await load(product.pid, { count: 60, concurrency: 1, call });
    rows.push(gate(`p95 of ${what} of 100,000`, quantile(times, 0.95), { most, unit: ' ms' }));
  }
  const { seconds, grown, lines } = await exportAll(product, api, `${path}/export?format=csv`);
  if (lines < 100_000) throw new Error(`the file has ${lines} lines`);
  return [
    ...rows,
    gate('CSV of 100,000: time', seconds, { most: 10, unit: ' s' }),
    gate('CSV of 100,000: growth of memory', grown, { most: 100, unit: ' MiB' }),
  ];
}

async function findHash(api, path) {
  const { items } = await api.expect('GET', `${path}?Page=2000`);
  return items[0].hash;
}

/** Downloads a file, and looks at the memory of the server at each piece of it. */
async function exportAll({ pid }, api, path) {
  const before = residentMb(pid);
  const begun = performance.now();
  let most = before;
  let lines = 0;
  for await (const piece of await api.stream(path)) {
    lines += piece.toString().split('\n').length - 1;
    most = Math.max(most, residentMb(pid));
  }
  return { seconds: (performance.now() - begun) / 1_000, grown: most - before, lines };
}

/** Measures how a flood of password calls slows down the calls of others. */
async function floodRows({ product, api, walletId }) {
  // Long enough for those who were refused to come again, all at once.
  const others = {
    count: 3_000,
    concurrency: 10,
    call: () => api.expect('GET', `/api/wallets/${walletId}/transactions`),
  };
  const calm = await load(product.pid, others);
  const before = residentMb(product.pid);
  const answers = new Map();
  const wrong = { seedPhrase: null, password: 'Wrong-password-1', trustDevice: false };
  const create = {
    name: 'Proof',
    password,
    wordCount: 12,
    seedPhrase: null,
    walletType: 'INDIVIDUAL',
  };
  let turn = 0;
  let most = before;
  const flood = async () => {
    turn += 1;
    // A name that is taken is refused after its password was hashed.
    const { status } = await (turn % 8 === 0
      ? api.call('POST', `/api/wallets/${walletId}/unlock`, wrong)
      : api.call('POST', '/api/wallets/create', create));
    answers.set(status, (answers.get(status) ?? 0) + 1);
    // Who is refused waits as long as Retry-After says: what ignores it is the proxy's work.
    if (status === 429) await new Promise((resolve) => setTimeout(resolve, 5_000));
    most = Math.max(most, residentMb(product.pid));
  };
  const flooded = await under(200, flood, () => load(product.pid, others));
  const [p95, calmP95] = [flooded, calm].map(({ times }) => quantile(times, 0.95));
  const failed = [...answers]
    .filter(([status]) => status >= 500)
    .reduce((sum, [, n]) => sum + n, 0);
  return [
    gate('flood: p95 of GET transactions against calm', p95 / calmP95, { most: 3, unit: '×' }),
    gate('flood: p95 of GET transactions', p95, { most: 1_000, unit: ' ms' }),
    gate('flood: growth of memory', most - before, { most: 200, unit: ' MiB' }),
    gate('flood: answers that are no refusal but a failure', failed, { most: 0, unit: '' }),
  ];
}

/**
 * Measures the growth of memory, after garbage collection and resident, under a continuous mix of calls.
 */
async function memoryRows(rich) {
  const calls = [...requestsOf(rich)]
    .filter(([what]) => !what.includes('argon2id'))
    .map(([, { call }]) => call);
  let turn = 0;
  const next = () => {
    turn += 1;
    return calls[turn % calls.length]();
  };
  const kept = [];
  const resident = [];
  await under(20, next, async () => {
    const begun = performance.now();
    const elapsed = () => (performance.now() - begun) / 60_000;
    while (elapsed() < warmUpMinutes + minutes) {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      // Caches fill, and what runs often is compiled.
      if (elapsed() < warmUpMinutes) continue;
      const memory = await readMemory(rich.product);
      kept.push([elapsed(), memory.keptMb]);
      resident.push([elapsed(), memory.residentMb]);
    }
  });
  const limit = { most: 1, unit: ' MiB a minute' };
  const when = `growth in ${minutes} min of load, ${warmUpMinutes} min after its begin`;
  return [
    gate(`memory that is kept, ${when}`, slope(kept), limit),
    gate(`memory that is resident, ${when}`, slope(resident), limit),
  ];
}
