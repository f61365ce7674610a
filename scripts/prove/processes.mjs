// Proves that several processes on one PostgreSQL lose and double nothing, whichever of them is killed.
// Two APIs behind a round robin and two workers, each with a folder of its own. People pay each other
// on every network while one of each is killed and the database is away for a while; at the end all
// books must balance.
//   --short   fewer people and payments, for continuous integration
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, findBinaries, missing, startPostgres } from '../postgres.mjs';
import { startProduct } from '../product.mjs';
import { createApi, until } from './api.mjs';
import { judgeLedger, judgeNetwork } from './processes/judge.mjs';
import { deposit, history, openPerson, pay, pending } from './processes/person.mjs';
import { startRoundRobin } from './processes/round-robin.mjs';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const size = values.short
  ? { people: 3, payments: 4, awayMs: 3_000 }
  : { people: 6, payments: 12, awayMs: 30_000 };
const checks = [];

if (findBinaries() === undefined) {
  console.error(missing);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'billfold-processes-'));
const postgres = await startPostgres();
const database = await createDatabase(postgres.url);
const masterKey = randomBytes(32).toString('hex');
const running = [];
const proxy = await startRoundRobin(() =>
  running.filter(({ role }) => role === 'api').map(({ product }) => product.url),
);

try {
  await Promise.all(['api', 'worker', 'api', 'worker'].map(start));
  check(
    'four processes start at once on an empty database',
    running.length === 4,
    'two APIs, two workers',
  );
  await refuseAnotherKey();
  const networks = await loadNetworks();
  const people = await Promise.all(
    Array.from({ length: size.people }, (_, at) => openPerson(at, { url: proxy.url, networks })),
  );
  await fund(people, networks);
  const paid = await payUnderFire(people, networks);
  await settle(people);
  for (const network of networks) await judgeNetwork(network, { people, paid }, check);
  await judgeLedger(database.url, people, check);
  await stopAll();
} finally {
  for (const { product } of running) await product.kill();
  await proxy.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

const failed = checks.filter((each) => !each.ok).length;
for (const { ok, what, detail } of checks)
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${what}: ${detail}`);
mkdirSync('.cache/results', { recursive: true });
writeFileSync(
  '.cache/results/prove-processes.json',
  JSON.stringify({ passed: checks.length - failed, failed }),
);
process.exit(failed === 0 ? 0 : 1);

async function start(role) {
  const product = await startProduct({
    data: mkdtempSync(join(folder, `${role}-`)),
    args: ['--role', role],
    // A Bitcoin block each second: blocks, watchers and outbox are all at work.
    env: { DATABASE_URL: database.url, BILLFOLD_MASTER_KEY: masterKey, SANDBOX_SPEED: '600' },
  });
  running.push({ role, product });
}

async function kill(role) {
  const at = running.findIndex((each) => each.role === role);
  const [{ product }] = running.splice(at, 1);
  await product.kill();
}

/** A silent second key would make wallets that nobody can open. */
async function refuseAnotherKey() {
  const refusal = await startProduct({
    data: mkdtempSync(join(folder, 'stranger-')),
    env: { DATABASE_URL: database.url, BILLFOLD_MASTER_KEY: randomBytes(32).toString('hex') },
  }).then(
    (product) => product.kill().then(() => 'it started'),
    (error) => error.message,
  );
  check(
    'a process with another master key does not start',
    refusal.includes('belongs to another master key'),
    refusal.split('\n').at(-2) ?? refusal,
  );
}

async function loadNetworks() {
  const { data } = await createApi(() => proxy.url).expect('GET', '/v1/config');
  return Object.keys(data.networks);
}

/** Two deposits on each account; how soon a worker has booked what the faucet paid at an API. */
async function fund(people, networks) {
  const times = [];
  const each = async ({ api, root, addresses, accounts }, network) => {
    for (let count = 1; count <= 2; count += 1) {
      const body = { address: addresses[network], asset: network, amount: deposit };
      await api.expect('POST', `/v1/dev/sandbox/${network}/faucet`, body);
      const begun = performance.now();
      await until(
        'a deposit is seen',
        async () => (await history({ api, root }, accounts[network])).length === count,
        { withinMs: 20_000, everyMs: 10 },
      );
      times.push(performance.now() - begun);
    }
  };
  for (const person of people) for (const network of networks) await each(person, network);
  const median = Math.round(times.sort((a, b) => a - b)[Math.floor(times.length / 2)]);
  check(
    'a worker books a deposit within a second',
    median < 1_000,
    `median ${median} ms of ${times.length}`,
  );
  await until(
    'all deposits are available',
    async () => (await Promise.all(people.map(pending))).every((units) => units === 0n),
    { withinMs: 120_000 },
  );
}

/**
 * Everybody pays the next one on every network, while processes die and the database goes away. A
 * payment without an answer is repeated under its own key, as our client does.
 */
async function payUnderFire(people, networks) {
  const paid = [];
  let isOver = false;
  const payAll = async (person, network) => {
    const to = people[(person.at + 1) % people.length];
    for (let count = 0; count < size.payments || !isOver; count += 1) {
      // Above the least that any network sends, and within the decimals of each.
      const amount = `0.1${person.at}${String(count).padStart(3, '0')}`;
      const { hash } = await pay(person, { network, amount, to });
      paid.push({ network, hash, amount, from: person.at, to: to.at });
    }
  };
  const paying = people.flatMap((person) => networks.map((network) => payAll(person, network)));
  await disturb(people);
  isOver = true;
  await Promise.all(paying);
  check('every payment has its answer', true, `${paid.length} payments`);
  return paid;
}

async function disturb([{ api }]) {
  await pause(500);
  await kill('worker');
  await kill('api');
  check('one API and one worker are killed, the others go on', running.length === 2, 'kill -9');
  await pause(1_000);
  await Promise.all([start('worker'), start('api')]);
  await takeDatabaseAway(api);
}

/** F3: answers 503 meanwhile, nobody ends, and all is well within five seconds. */
async function takeDatabaseAway(api) {
  await postgres.halt();
  const end = performance.now() + size.awayMs;
  const answers = [];
  while (performance.now() < end) {
    answers.push((await api.call('GET', '/api/wallets')).status);
    await pause(100);
  }
  await postgres.resume();
  const back = performance.now();
  await until(
    'the wallets are there again',
    async () => (await api.call('GET', '/api/wallets')).status === 200,
    { withinMs: 30_000 },
  );
  const backMs = Math.round(performance.now() - back);
  check(
    'without a database reads answer 503',
    answers.length > 0 && answers.every((status) => status === 503),
    `${answers.length} reads in ${size.awayMs} ms: ${[...new Set(answers)].join(', ')}`,
  );
  check('they answer again soon after it is back', backMs <= 5_000, `${backMs} ms`);
}

async function settle(people) {
  const begun = performance.now();
  const isSettled = async (person) =>
    (await history(person)).every(({ status }) => status === 'CONFIRMED');
  await until(
    'every payment has confirmed',
    async () => (await Promise.all(people.map(isSettled))).every(Boolean),
    { withinMs: 180_000 },
  );
  check(
    'nothing is stuck',
    true,
    `all confirmed ${Math.round(performance.now() - begun)} ms after the last payment`,
  );
}

async function stopAll() {
  const codes = await Promise.all(running.splice(0).map(({ product }) => product.stop()));
  check(
    'every process stops by itself',
    codes.every((code) => code === 0),
    `exit codes ${codes.join(', ')}`,
  );
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function check(what, ok, detail) {
  checks.push({ what, ok, detail });
}
