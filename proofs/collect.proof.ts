// Proves that a sweep sends each of its parts once: the server is killed (SIGKILL) while it sends them, and the owner
// signs what is left again. Tokens on Ethereum, so that gas comes before every move.
//   --addresses <number>   addresses of the sweep, each with a part that brings gas and one that moves: 50 unless told
//   --kills <number>       kills, spread over the parts: 20 unless told
//   --short                5 addresses and 4 kills
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
  options: {
    addresses: { type: 'string' },
    kills: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const addresses = Number(values.addresses ?? (values.short ? 5 : 50));
const kills = Number(values.kills ?? (values.short ? 4 : 20));
/** Parts of the sweep: of each address one that brings gas and one that moves. */
const parts = 2 * addresses;
/** A look at what was sent takes less, so that the kills fall anywhere between two parts and within one. */
const longestMs = 300;
const password = 'Proof-password-1';
const method = 'USDT@ETH';
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
    await receivePayments(customer);
    await judge(merchant.root, await sweepUnderFire(merchant.root));
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

/** Pays as many payments as the sweep has addresses, to their last block. */
async function receivePayments(customer: typeof api): Promise<void> {
  const ids: string[] = [];
  for (let count = 0; count < addresses; count += 1) {
    const body = { price: { amount: '25.00', currency: 'EUR' }, method };
    const payment = await insist(customer, 'POST', '/v1/merchant/payments', body);
    await give(payment.method.address, method, payment.due);
    ids.push(payment.id);
  }
  for (const id of ids)
    await until(
      'the payment is completed',
      async () => {
        const now = await insist(customer, 'GET', `/v1/merchant/payments/${id}`);
        if (now.status === 'COMPLETED') return true;
        await mine(8);
        return false;
      },
      { withinMs: 60_000 },
    );
}

/** Makes a sweep, and kills the server each time that some more parts were sent. */
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
  for (let kill = 0; kill < kills; kill += 1) {
    const least = Math.floor((kill * parts) / kills);
    await until(`${least} parts are sent`, async () => isSent(await nextOf(load), least), {
      withinMs: 60_000,
    });
    await pause(Math.random() * longestMs);
    await product.kill();
    product = await start();
    // Refused where the server had sent the last part.
    await attempt(api, 'POST', `${path}/resume`, secret);
  }
  await until('the sweep is done', async () => (await nextOf(load)).status === 'DONE', {
    withinMs: 120_000,
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

async function judge(root: string, { id, amount, parts: swept }: Sweep): Promise<void> {
  checks.add('the sweep is done', true, `${addresses} addresses, ${kills} kills`);
  const sends = await onServer(database.url, async (client) => {
    const { rows } = await client.query(
      `select p.n, count(i.id)::int as sends
       from transfer_parts p join send_intents i on i.idempotency_key like p.out_id || ':' || p.n || ':%'
       where p.out_id = $1 and i.status <> 'FAILED' group by 1`,
      [id],
    );
    return rows.map((row) => Number(row.sends));
  });
  const isWhole = swept.length === parts && sends.length === parts;
  const isOnce = isWhole && sends.every((count) => count === 1);
  checks.add('each part is sent once', isOnce, `${sends.length} of ${swept.length} parts`);
  const held = await loadHeld(root);
  const total = toUnits(amount);
  checks.add('the settlement account has the sum once', held === total, `${held} of ${total}`);
  const next = await attempt(api, 'POST', `${root}/sweeps/plan`, { asset: method });
  const isEmpty = next?.body.code === 'NOTHING_TO_COLLECT';
  checks.add('no address has anything left', isEmpty, `${next?.body.code}`);
}

/** Loads what the settlement account holds of the token, in 10^-18 of a main unit. */
async function loadHeld(root: string): Promise<bigint> {
  const [account] = await insist(api, 'GET', `${root}/accounts?network=ETH&purpose=PAYMENTS`);
  const own = account.balances.find(({ asset }: { readonly asset: string }) => asset === method);
  return toUnits(own?.spendable ?? '0') + toUnits(own?.pending ?? '0');
}
