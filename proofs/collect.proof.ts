// Proves that a sweep sends each of its parts once: the server is killed (SIGKILL) after each part that it has sent,
// and the owner signs what is left again. Tokens on Ethereum, so that gas comes before every move.
//   --rounds <number>   sweeps, each killed once for each part: 20 unless told
//   --short             5
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
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
  options: { rounds: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds ?? (values.short ? 5 : 20));
const password = 'Proof-password-1';
const method = 'USDT@ETH';
/** Addresses of a sweep; each has a part that brings gas and one that moves. */
const addresses = 2;
const checks = createChecks('collect');

const data = mkdtempSync(join(tmpdir(), 'billfold-collect-'));
const postgres = await startPostgres();
const database = await createDatabase(postgres.url);
const start = () =>
  startProduct({
    data,
    env: { DATABASE_URL: database.url, PAYMENTS: 'on', SANDBOX_SPEED: '0', RATE_LIMITS: 'off' },
  });
let product = await start();
const api = createApi(() => product.url);

interface Part {
  readonly step: 'GAS' | 'MOVE';
  readonly state: 'PLANNED' | 'SENT' | 'CONFIRMED' | 'FAILED';
}
interface Sweep {
  readonly id: string;
  readonly status: string;
  readonly amount: string;
  readonly parts: readonly Part[];
}

it('a sweep sends each of its parts once, however often the server is killed', async () => {
  try {
    const { walletId } = await createOwner(api, { password });
    const merchant = await openMerchant(api, { walletId, password, assets: { [method]: 'FRESH' } });
    const customer = createApi(() => product.url);
    customer.signIn(await merchant.newKey({ livemode: false }));
    const swept: Sweep[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await receivePayments(customer);
      swept.push(await sweepUnderFire(merchant.root));
    }
    await judge(merchant.root, swept);
  } finally {
    await product.kill();
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
  checks.finish();
});

const sandbox = '/v1/dev/sandbox/ETH';
const mine = (blocks: number) => attempt(api, 'POST', `${sandbox}/mine`, { blocks });
const give = (address: string, asset: string, amount: string) =>
  api.expect('POST', `${sandbox}/faucet`, { address, asset, amount });

/** Pays as many payments as a sweep has addresses, to their last block. */
async function receivePayments(customer: typeof api): Promise<void> {
  for (let count = 0; count < addresses; count += 1) {
    const body = { price: { amount: '25.00', currency: 'EUR' }, method };
    const payment = await insist(customer, 'POST', '/v1/merchant/payments', body);
    await give(payment.method.address, method, payment.due);
    await until(
      'the payment is completed',
      async () => {
        await mine(8);
        const now = await insist(customer, 'GET', `/v1/merchant/payments/${payment.id}`);
        return now.status === 'COMPLETED';
      },
      { withinMs: 60_000 },
    );
  }
}

/** Makes a sweep, and kills the server when one more part is sent than at the last kill. */
async function sweepUnderFire(root: string): Promise<Sweep> {
  const secret = { password, seedPhrase: null, acceptFee: true };
  const plan = await insist(api, 'POST', `${root}/sweeps/plan`, { asset: method });
  await give(plan.to, 'ETH', '1');
  await mine(20);
  await until(
    'the gas can be spent',
    async () => toUnits((await planned(root)).gasAvailable) >= toUnits('1'),
    { withinMs: 30_000 },
  );
  const path = `${root}/sweeps/${plan.id}`;
  await insist(api, 'POST', `${root}/sweeps`, { ...secret, planId: plan.id });
  const load = (): Promise<Sweep> => insist(api, 'GET', path);
  for (let sent = 1; sent <= 2 * addresses; sent += 1) {
    await until(`${sent} parts are sent`, async () => isSent(await nextOf(load), sent), {
      withinMs: 60_000,
    });
    await product.kill();
    product = await start();
    // Refused where the server had sent the last part.
    await attempt(api, 'POST', `${path}/resume`, secret);
  }
  await until('the sweep is done', async () => (await nextOf(load)).status === 'DONE', {
    withinMs: 60_000,
  });
  return load();
}

const planned = (root: string) => insist(api, 'POST', `${root}/sweeps/plan`, { asset: method });

/** Mines a block and loads the sweep after it. */
async function nextOf(load: () => Promise<Sweep>): Promise<Sweep> {
  await mine(1);
  await pause(20);
  return load();
}

const isSent = ({ parts }: Sweep, count: number): boolean =>
  parts.filter(({ state }) => state !== 'PLANNED').length >= count;

async function judge(root: string, swept: readonly Sweep[]): Promise<void> {
  const kills = swept.length * 2 * addresses;
  checks.add('every sweep is done', true, `${swept.length} sweeps, ${kills} kills`);
  const sends = await onServer(database.url, async (client) => {
    const { rows } = await client.query(
      `select p.out_id, p.n, count(i.id)::int as sends
       from transfer_parts p join send_intents i on i.idempotency_key like p.out_id || ':' || p.n || ':%'
       where i.status <> 'FAILED' group by 1, 2`,
    );
    return rows.map((row) => Number(row.sends));
  });
  const parts = swept.reduce((sum, sweep) => sum + sweep.parts.length, 0);
  const isOnce = sends.length === parts && sends.every((count) => count === 1);
  checks.add('each part is sent once', isOnce, `${parts} parts, ${sends.join(' ')} sends`);
  const total = swept.reduce((sum, { amount }) => sum + toUnits(amount), 0n);
  const held = await loadHeld(root);
  checks.add('the settlement account has every sum once', held === total, `${held} of ${total}`);
}

/** Loads what the settlement account holds of the token, in 10^-18 of a main unit. */
async function loadHeld(root: string): Promise<bigint> {
  const [account] = await insist(api, 'GET', `${root}/accounts?network=ETH&purpose=PAYMENTS`);
  const own = account.balances.find(({ asset }: { readonly asset: string }) => asset === method);
  return toUnits(own?.spendable ?? '0') + toUnits(own?.pending ?? '0');
}
