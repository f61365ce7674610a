// Measures what a request costs the server in processor time, against GET /healthz in the same run.
// On the embedded database, or on PostgreSQL when `DATABASE_URL` is set.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../scripts/product.mjs';
import { createApi, createOwner, sendBody, toBtc, until } from '../scripts/prove/api.mjs';
import { median, printSection } from './report/table.mjs';

if (!existsSync('/proc/self/stat')) {
  console.log(
    '## Server\n\nNot measured: processor time of a process is read from /proc, which only Linux has.',
  );
  process.exit(0);
}
const password = 'Bench-password-1';
const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const rounds = 5;
const data = mkdtempSync(join(tmpdir(), 'billfold-bench-'));
// Blocks on demand only: nothing but the watcher's polls runs beside the requests.
const product = await startProduct({ data, env: { SANDBOX_SPEED: '0' } });
const api = createApi(() => product.url);
try {
  const owner = await createOwner(api, { password });
  await fund(owner);
  const idle = await idleShare();
  const costs = new Map();
  // Interleaved: what else the machine does meets all of them alike.
  for (let round = 0; round < rounds; round += 1)
    for (const [what, { count, call }] of requestsOf(owner)) {
      const cost = await cpuPerRequest(count, call, idle);
      costs.set(what, [...(costs.get(what) ?? []), cost]);
    }
  print(costs);
} finally {
  await product.stop();
  rmSync(data, { recursive: true, force: true });
}

/** Coins in several outputs, and a history of sends to list. */
async function fund({ walletId, accountId }) {
  const { addressValue } = await api.expect(
    'GET',
    `/api/wallets/${walletId}/accounts/${accountId}/deposit-address`,
  );
  for (let i = 0; i < 60; i += 1)
    await api.expect('POST', '/v1/dev/sandbox/BTC/faucet', {
      address: addressValue,
      asset: 'BTC',
      amount: toBtc(10_000_000n),
    });
  await api.expect('POST', '/v1/dev/sandbox/BTC/mine', { blocks: 6 });
  await until(
    'deposits are available',
    async () => {
      const { items } = await api.expect('GET', `/api/wallets/${walletId}/accounts`);
      return items[0].nativeBalance === toBtc(600_000_000n);
    },
    { withinMs: 30_000 },
  );
}

function requestsOf({ walletId, accountId, email }) {
  const transactions = `/api/wallets/${walletId}/transactions`;
  const fees = new URLSearchParams({ amount: '0.01', toAddress: recipient, feeRate: 'Medium' });
  const get = (path) => () => api.expect('GET', path);
  return new Map([
    ['GET /healthz', { count: 400, call: get('/healthz') }],
    ['GET accounts', { count: 100, call: get(`/api/wallets/${walletId}/accounts`) }],
    ['GET transactions (60)', { count: 100, call: get(`${transactions}?PageSize=60`) }],
    ['GET fees', { count: 60, call: get(`${transactions}/fees/${accountId}?${fees}`) }],
    [
      'POST transaction (argon2id 64 MiB)',
      {
        count: 4,
        call: () =>
          api.expect(
            'POST',
            `${transactions}/accounts/${accountId}`,
            sendBody({ amount: '0.01', recipient, password }),
            { 'idempotency-key': crypto.randomUUID() },
          ),
      },
    ],
    [
      'POST login (argon2id 19 MiB)',
      {
        count: 5,
        call: () =>
          api.expect('POST', '/v1/auth/login/basic', {
            email,
            password: 'lantern-quartz-41',
            twoFactorCode: null,
            device: { device: 'Desktop', os: 'Linux', browser: 'Bench' },
          }),
      },
    ],
  ]);
}

async function cpuPerRequest(count, call, idle) {
  const begun = { cpu: cpuMs(), wall: performance.now() };
  for (let i = 0; i < count; i += 1) await call();
  const wall = performance.now() - begun.wall;
  return Math.max(0, cpuMs() - begun.cpu - idle * wall) / count;
}

/** What the server uses of one processor while nobody asks anything. */
async function idleShare() {
  const begun = { cpu: cpuMs(), wall: performance.now() };
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  return (cpuMs() - begun.cpu) / (performance.now() - begun.wall);
}

/** User and system time of the server with all its threads; the kernel counts in hundredths. */
function cpuMs() {
  const stat = readFileSync(`/proc/${product.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function print(costs) {
  const bare = median(costs.get('GET /healthz'));
  const isPostgres = Boolean(process.env.DATABASE_URL);
  printSection({
    title: 'Server',
    text: `Processor time per request, requests one after the other, median of ${rounds} rounds, on ${isPostgres ? 'PostgreSQL (its own processes not counted)' : 'the embedded database (inside the process, so counted)'}.`,
    head: ['Request', 'ms', 'of GET /healthz'],
    rows: [...costs].map(([what, list]) => {
      const cost = median(list);
      return [what, cost.toFixed(2), `${(cost / bare).toFixed(1)}×`];
    }),
  });
}
