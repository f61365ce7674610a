// Proves that a payout pays each of its lines once: the server is killed (SIGKILL) while it sends them, and the owner
// signs what is left again. A second payout is signed by its owner, and the server is killed around the upload.
//   --lines <number>   lines of the payout: 200 unless told
//   --kills <number>   kills, spread over the lines: 40 unless told
//   --short            40 lines and 5 kills
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seedPhraseToSeed, signTransfer } from '@billfold/keyring';
import { parsePlan } from '@billfold/keyring/vault';
import { it } from 'vitest';
import { createApi, createOwner, until } from '../bench/load/api.mjs';
import { createDatabase, onServer, startPostgres } from '../scripts/postgres.mjs';
import { startProduct } from '../scripts/product.mjs';
import { attempt, insist } from './orders/insist.ts';
import { toUnits } from './processes/person.ts';
import { createChecks } from './support/checks.ts';
import { openMerchant } from './support/merchant.ts';
import { proofArguments } from './support/proof-arguments.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: {
    lines: { type: 'string' },
    kills: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const count = Number(values.lines ?? (values.short ? 40 : 200));
const kills = Number(values.kills ?? (values.short ? 5 : 40));
const password = 'Proof-password-1';
const secret = { password, seedPhrase: null, acceptFee: true };
const checks = createChecks('payouts');

const data = mkdtempSync(join(tmpdir(), 'billfold-payouts-'));
const postgres = await startPostgres();
const database = await createDatabase(postgres.url);
const start = () =>
  startProduct({
    data,
    env: { DATABASE_URL: database.url, PAYMENTS: 'on', SANDBOX_SPEED: '0', RATE_LIMITS: 'off' },
  });
let product = await start();
const api = createApi(() => product.url);

interface Payout {
  readonly id: string;
  readonly status: string;
  readonly amount: string;
  readonly paid: string;
  readonly feePaid: string;
  readonly lines: readonly { readonly state: string; readonly hash: string | null }[];
}

it('a payout pays each of its lines once, however often the server is killed', async () => {
  try {
    const { walletId, seedPhrase } = await createOwner(api, { password });
    const { root } = await openMerchant(api, { walletId, password, assets: { ETH: 'FRESH' } });
    await fund(root);
    const before = await loadHeld(root);
    const payout = await payUnderFire(root);
    const between = await loadHeld(root);
    await judge('hosted', payout, before - between);
    const local = await payLocally(root, seedPhrase);
    await judge('local', local, between - (await loadHeld(root)));
  } finally {
    await product.kill();
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
  checks.finish();
});

const sandbox = '/v1/dev/sandbox/ETH';
const mine = (blocks: number) => attempt(api, 'POST', `${sandbox}/mine`, { blocks });
const addressNo = (n: number) => `0xa${String(n).padStart(39, '0')}`;
const csv = [
  'address,amount,reference',
  ...Array.from({ length: count }, (_, n) => `${addressNo(n)},0.01,Line ${n}`),
].join('\n');

/** Brings more than the sum to the settlement account, which the refusal of a plan without funds names. */
async function fund(root: string): Promise<void> {
  const refused = await attempt(api, 'POST', `${root}/payouts/plan`, { asset: 'ETH', csv });
  const address: string = refused?.body.current.address;
  await api.expect('POST', `${sandbox}/faucet`, { address, asset: 'ETH', amount: '10' });
  await until(
    'the funds can be spent',
    async () => {
      await mine(8);
      const plan = await attempt(api, 'POST', `${root}/payouts/plan`, { asset: 'ETH', csv });
      return plan?.status === 200 && toUnits(plan.body.data.available) === toUnits('10');
    },
    { withinMs: 60_000 },
  );
}

/** Signs a payout, and kills the server each time that some more lines were sent. */
async function payUnderFire(root: string): Promise<Payout> {
  const plan = await insist(api, 'POST', `${root}/payouts/plan`, { asset: 'ETH', csv });
  const path = `${root}/payouts/${plan.id}`;
  await insist(api, 'POST', `${root}/payouts`, { ...secret, planId: plan.id });
  const load = (): Promise<Payout> => insist(api, 'GET', path);
  const step = Math.max(1, Math.floor(count / kills));
  for (let kill = 1; kill <= kills; kill += 1) {
    const most = Math.min(kill * step, count);
    await until(`${most} lines are sent`, async () => sentOf(await nextOf(load)) >= most, {
      withinMs: 120_000,
    });
    await product.kill();
    product = await start();
    // Refused where the server had sent the last line.
    await attempt(api, 'POST', `${path}/resume`, secret);
  }
  // A broadcast that a killed server had taken waits until its lease is over.
  await until('the payout is done', async () => (await nextOf(load)).status === 'DONE', {
    withinMs: 600_000,
  });
  return load();
}

interface Review {
  readonly intentId: string;
  readonly digest: string;
  readonly lines: readonly { readonly intentId: string; readonly plan: string }[];
  /** Lines that wait for another signature. */
  readonly waiting: number;
}

/**
 * Signs a payout as the browser of its owner does, a part of its lines after the other. The server is killed at another
 * moment of the first upload each time: before the bytes are stored, and while they are broadcast. The owner repeats the
 * same bytes.
 */
async function payLocally(root: string, seedPhrase: string): Promise<Payout> {
  const plan = await insist(api, 'POST', `${root}/payouts/plan`, { asset: 'ETH', csv });
  const path = `${root}/payouts/${plan.id}`;
  const seed = seedPhraseToSeed(seedPhrase);
  for (let waiting = count; waiting > 0; ) {
    const review = await reviewLines(path);
    const transactions = review.lines.map(({ intentId, plan: text }) => {
      const { raw } = signTransfer(seed, parsePlan(text));
      return { intentId, rawTransaction: Buffer.from(raw).toString('hex') };
    });
    const headers = { 'billfold-intent': `${review.intentId}; digest=${review.digest}` };
    const body = { transactions, acceptFee: true };
    const uploads = waiting === count ? Math.min(kills, mostUploads) : 0;
    for (let kill = 1; kill <= uploads; kill += 1) {
      const uploaded = attempt(api, 'POST', `${path}/sign`, body, headers);
      await pause(kill * 150);
      await product.kill();
      await uploaded;
      product = await start();
    }
    await insist(api, 'POST', `${path}/sign`, body, headers);
    waiting = review.waiting;
  }
  const load = (): Promise<Payout> => insist(api, 'GET', path);
  await until('the local payout is done', async () => (await nextOf(load)).status === 'DONE', {
    withinMs: 600_000,
  });
  return load();
}

/** Reviews the next lines, as soon as blocks have enough of those before. */
async function reviewLines(path: string): Promise<Review> {
  let review: Review | null = null;
  await until(
    'more lines can be signed',
    async () => {
      await mine(1);
      const answer = await attempt(api, 'POST', `${path}/intents`);
      review = answer?.status === 201 ? answer.body.data : null;
      return review !== null;
    },
    { withinMs: 120_000 },
  );
  if (review === null) throw new Error('no review');
  return review;
}

/** Most kills around one upload: its review is good for five minutes. */
const mostUploads = 12;

const sentOf = ({ lines }: Payout): number =>
  lines.filter(({ state }) => state !== 'PLANNED').length;

/** Mines a block and loads the payout after it. */
async function nextOf(load: () => Promise<Payout>): Promise<Payout> {
  await mine(1);
  await pause(20);
  return load();
}

async function judge(
  way: string,
  { id, lines, amount, paid, feePaid }: Payout,
  spent: bigint,
): Promise<void> {
  checks.add(
    `${way}: every line is paid`,
    paid === amount,
    `${lines.length} lines, ${kills} kills`,
  );
  const sends = await onServer(database.url, async (client) => {
    const { rows } = await client.query(
      `select p.n, count(i.id)::int as sends
       from transfer_parts p join send_intents i on i.idempotency_key like p.out_id || ':' || p.n || ':%'
       where p.out_id = '${id}' and i.status <> 'FAILED' group by 1`,
    );
    return rows.map((row) => Number(row.sends));
  });
  const isOnce = sends.length === count && sends.every((each) => each === 1);
  checks.add(`${way}: each line is sent once`, isOnce, `${sends.length} lines with sends`);
  const hashes = new Set(lines.map(({ hash }) => hash));
  checks.add(
    `${way}: each line has a hash of its own`,
    hashes.size === count,
    `${hashes.size} hashes`,
  );
  const expected = toUnits(amount) + toUnits(feePaid);
  checks.add(`${way}: the account has spent the sum and its fees`, spent === expected, `${spent}`);
}

/** Loads what the settlement account holds, in 10^-18 of a main unit. */
async function loadHeld(root: string): Promise<bigint> {
  const [account] = await insist(api, 'GET', `${root}/accounts?network=ETH&purpose=PAYMENTS`);
  const own = account.balances.find(({ asset }: { readonly asset: string }) => asset === 'ETH');
  return toUnits(own?.spendable ?? '0') + toUnits(own?.pending ?? '0');
}
