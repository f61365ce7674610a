// Proves that several processes on one PostgreSQL lose and double nothing, whichever of them is killed.
// Two APIs behind a round robin and two workers, each with a folder of its own. People pay each other
// on every network while one of each is killed and the database is away for a while; at the end all
// books must balance. Four more APIs first create payments at once, and give no address twice.
//   --short   fewer people and payments, for continuous integration
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { it } from 'vitest';
import { type Api, createApi, until } from '../bench/load/api.mjs';
import { quantile } from '../bench/load/measure.mjs';
import { createDatabase, startPostgres } from '../scripts/postgres.mjs';
import { type Product, startProduct } from '../scripts/product.mjs';
import { judgeLedger, judgeNetwork } from './processes/judge.ts';
import { judgeAddresses } from './processes/judge-addresses.ts';
import {
  deposit,
  history,
  openPerson,
  type Paid,
  type Person,
  pay,
  pending,
} from './processes/person.ts';
import { startRoundRobin } from './processes/round-robin.ts';
import { createChecks, messageOf } from './support/checks.ts';
import { proofArguments } from './support/proof-arguments.ts';
import { countOpenJobs } from './support/read-books.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: { short: { type: 'boolean', default: false } },
});
const size = values.short
  ? { people: 3, payments: 4, awayMs: 3_000, addresses: 6 }
  : { people: 6, payments: 12, awayMs: 30_000, addresses: 24 };
type Role = 'api' | 'worker';

const checks = createChecks('processes');
const check = checks.add;

const folder = mkdtempSync(join(tmpdir(), 'billfold-processes-'));
const postgres = await startPostgres();
const database = await createDatabase(postgres.url);
const masterKey = randomBytes(32).toString('hex');
const running: { readonly role: Role; readonly product: Product }[] = [];
const proxy = await startRoundRobin(() =>
  running.filter(({ role }) => role === 'api').map(({ product }) => product.url),
);

it('several processes on one PostgreSQL lose and double nothing', async () => {
  try {
    await Promise.all([start('api'), start('worker'), start('api'), start('worker')]);
    check('four processes start at once on an empty database', running.length === 4, 'two of each');
    await refuseAnotherKey();
    await judgeAddresses({ start: () => startProcess('api'), each: size.addresses }, check);
    const networks = await loadNetworks();
    const people = await Promise.all(
      Array.from({ length: size.people }, (_, at) => openPerson(at, { url: proxy.url, networks })),
    );
    await fund(people, networks);
    const paid = await payUnderFire(people, networks);
    await settle(people);
    await finishJobs();
    for (const network of networks) await judgeNetwork(network, { people, paid }, check);
    await judgeLedger(database.url, people, check);
    await stopAll();
  } finally {
    for (const { product } of running) await product.kill();
    await proxy.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  checks.finish();
});

async function start(role: Role): Promise<void> {
  running.push({ role, product: await startProcess(role) });
}

function startProcess(role: Role): Promise<Product> {
  const place = { DATABASE_URL: database.url, BILLFOLD_MASTER_KEY: masterKey };
  return startProduct({
    data: mkdtempSync(join(folder, `${role}-`)),
    args: ['--role', role],
    // A Bitcoin block each second: blocks, watchers and outbox are all at work.
    env: { ...place, SANDBOX_SPEED: '600', PAYMENTS: 'on' },
  });
}

async function kill(role: Role): Promise<void> {
  const at = running.findIndex((each) => each.role === role);
  for (const { product } of running.splice(at, 1)) await product.kill();
}

/** A silent second key would make wallets that nobody can open. */
async function refuseAnotherKey(): Promise<void> {
  const refusal = await startProduct({
    data: mkdtempSync(join(folder, 'stranger-')),
    env: { DATABASE_URL: database.url, BILLFOLD_MASTER_KEY: randomBytes(32).toString('hex') },
  }).then((product) => product.kill().then(() => 'it started'), messageOf);
  check(
    'a process with another master key does not start',
    refusal.includes('belongs to another master key'),
    refusal.split('\n').at(-2) ?? refusal,
  );
}

async function loadNetworks(): Promise<string[]> {
  const { data } = await createApi(() => proxy.url).expect('GET', '/v1/config');
  return Object.keys(data.networks);
}

/** Two deposits on each account; how soon a worker has booked what the faucet paid at an API. */
async function fund(people: readonly Person[], networks: readonly string[]): Promise<void> {
  const times: number[] = [];
  const each = async ({ api, root, addresses, accounts }: Person, network: string) => {
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
  const median = Math.round(quantile(times, 0.5));
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
async function payUnderFire(
  people: readonly Person[],
  networks: readonly string[],
): Promise<readonly Paid[]> {
  const paid: Paid[] = [];
  let isOver = false;
  const payAll = async (person: Person, network: string) => {
    const to = people[(person.at + 1) % people.length];
    if (to === undefined) throw new Error('there is nobody to pay');
    for (let count = 0; count < size.payments || !isOver; count += 1) {
      // Above the least that any network sends, and within the decimals of each.
      const amount = `0.1${person.at}${String(count).padStart(3, '0')}`;
      const { hash } = await pay(person, { network, amount, to });
      paid.push({ network, hash, amount, from: person.at, to: to.at });
    }
  };
  const paying = people.flatMap((person) => networks.map((network) => payAll(person, network)));
  const [first] = people;
  if (first !== undefined) await disturb(first.api);
  isOver = true;
  await Promise.all(paying);
  check('every payment has its answer', true, `${paid.length} payments`);
  return paid;
}

async function disturb(api: Api): Promise<void> {
  await pause(500);
  await kill('worker');
  await kill('api');
  check('one API and one worker are killed, the others go on', running.length === 2, 'kill -9');
  await pause(1_000);
  await Promise.all([start('worker'), start('api')]);
  await takeDatabaseAway(api);
}

/** F3: answers 503 meanwhile, nobody ends, and all is well within five seconds. */
async function takeDatabaseAway(api: Api): Promise<void> {
  await postgres.halt();
  const end = performance.now() + size.awayMs;
  const answers: number[] = [];
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

async function settle(people: readonly Person[]): Promise<void> {
  const begun = performance.now();
  const isSettled = async (person: Person) =>
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

/** A job of a killed process is free again when its lease ends. */
async function finishJobs(): Promise<void> {
  await until(
    'no job of the outbox is left',
    async () => (await countOpenJobs({ url: database.url })) === 0,
    { withinMs: 90_000 },
  );
}

async function stopAll(): Promise<void> {
  const stopped = await Promise.all(
    running.splice(0).map(async ({ role, product }) => {
      const code = await product.stop();
      return code === 0 ? '0' : `${code} of the ${role}: ${product.output().slice(-500)}`;
    }),
  );
  check(
    'every process stops by itself',
    stopped.every((code) => code === '0'),
    `exit codes ${stopped.join(', ')}`,
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
