// Proves that a refund pays its customer once: the server is killed (SIGKILL) before, within and after the signature,
// and the owner signs again. Refunds of payments in BTC and ETH, whose amounts are compared with the ledgers.
//   --refunds <number>   refunds, each killed once: 20 unless told
//   --short              4
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as btc from '@scure/btc-signer';
import { it } from 'vitest';
import { createApi, createOwner, until } from '../bench/load/api.mjs';
import { createDatabase, onServer, startPostgres } from '../scripts/postgres.mjs';
import { startProduct } from '../scripts/product.mjs';
import { attempt, insist } from './orders/insist.ts';
import { openLedger, writeUnits } from './orders/ledger.ts';
import { toUnits } from './processes/person.ts';
import { createChecks } from './support/checks.ts';
import { openMerchant } from './support/merchant.ts';
import { proofArguments } from './support/proof-arguments.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: { refunds: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const count = Number(values.refunds ?? (values.short ? 4 : 20));
const password = 'Proof-password-1';
const networks = ['BTC', 'ETH'] as const;
/** A signature takes less: the kills fall before it, within it and after it. */
const longestMs = 1_200;
const checks = createChecks('refunds');

const data = mkdtempSync(join(tmpdir(), 'billfold-refunds-'));
const postgres = await startPostgres();
const database = await createDatabase(postgres.url);
const start = () =>
  startProduct({
    data,
    env: { DATABASE_URL: database.url, PAYMENTS: 'on', SANDBOX_SPEED: '0', RATE_LIMITS: 'off' },
  });
let product = await start();
const owner = createApi(() => product.url);
const ledger = openLedger(owner, database.url);

type Network = (typeof networks)[number];
interface Order {
  readonly paymentId: string;
  readonly network: Network;
  readonly email: string;
  /** Address of the customer, which nothing else pays. */
  readonly address: string;
}
interface Refund {
  readonly id: string;
  readonly status: string;
  readonly amount: string;
  readonly sent: string | null;
}
const moments = ['before the signature', 'before the answer', 'after the answer'] as const;
/** Moment of a kill. */
type Moment = (typeof moments)[number];
type Refunded = Order & { readonly refund: Refund; readonly moment: Moment };

it('a refund pays its customer once, however often the server is killed', async () => {
  try {
    const { walletId } = await createOwner(owner, { password });
    const assets = { BTC: 'FRESH', ETH: 'FRESH' } as const;
    const merchant = await openMerchant(owner, { walletId, password, assets });
    const shop = createApi(() => product.url);
    shop.signIn(await merchant.newKey({ livemode: false }));
    await fundEthereum(merchant.root);
    const orders: Order[] = [];
    // The first two stay: payments in BTC arrive in the account that pays the fees of the others.
    for (let n = 0; n < count + networks.length; n += 1) orders.push(await openOrder(shop, n));
    await completeAll(shop, orders);
    const refunded: Refunded[] = [];
    for (const order of orders.slice(networks.length))
      refunded.push(await refundUnderFire(merchant.root, order));
    await confirmAll(merchant.root, refunded);
    await judge(shop, refunded);
  } finally {
    await product.kill();
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
  checks.finish();
});

/** Brings coins for the fees to the settlement account of ETH, which the refusal of a payout without funds names. */
async function fundEthereum(root: string): Promise<void> {
  const plan = { asset: 'ETH', csv: `address,amount\n${addressNo('ETH', 0)},0.01` };
  const refused = await attempt(owner, 'POST', `${root}/payouts/plan`, plan);
  const address: string = refused?.body.current.address;
  await ledger.payUpTo({ network: 'ETH', address }, toUnits('10'));
  await until(
    'the funds can be spent',
    async () => {
      await ledger.mine('ETH', 8);
      return (await attempt(owner, 'POST', `${root}/payouts/plan`, plan))?.status === 200;
    },
    { withinMs: 60_000 },
  );
}

/** Returns the address of a customer outside; another one for each number. */
function addressNo(network: Network, n: number): string {
  const hash = createHash('sha256').update(`customer ${n}`).digest().subarray(0, 20);
  if (network === 'ETH') return `0x${hash.toString('hex')}`;
  return btc.Address(btc.NETWORK).encode({ type: 'wpkh', hash: new Uint8Array(hash) });
}

/** Creates a payment and pays it, so that its money waits for blocks. */
async function openOrder(shop: typeof owner, n: number): Promise<Order> {
  const network = networks[n % networks.length] ?? 'ETH';
  const email = `customer-${n}@example.com`;
  const body = {
    ...{ price: { amount: '25.00', currency: 'EUR' }, method: network },
    customer: { email },
  };
  const payment = await insist(shop, 'POST', '/v1/merchant/payments', body);
  await ledger.payUpTo(payment.method, toUnits(payment.due));
  return { paymentId: payment.id, network, email, address: addressNo(network, n + 1) };
}

const load = (shop: typeof owner, { paymentId }: Order) =>
  insist(shop, 'GET', `/v1/merchant/payments/${paymentId}`);

async function completeAll(shop: typeof owner, orders: readonly Order[]): Promise<void> {
  for (const order of orders)
    await until(
      'the payment is completed',
      async () => {
        if ((await load(shop, order)).status === 'COMPLETED') return true;
        await ledger.mine(order.network, 8);
        return false;
      },
      { withinMs: 60_000 },
    );
}

/** Refunds a payment, and kills the server at any moment of the signature. */
async function refundUnderFire(root: string, order: Order): Promise<Refunded> {
  const path = `${root}/payments/${order.paymentId}/refunds`;
  const body = {
    ...{ amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'MERCHANT', reason: null },
    address: order.address,
  };
  const created: Refund = await insist(owner, 'POST', path, body);
  const secret = { password, seedPhrase: null, acceptFee: true };
  const sign = `${path}/${created.id}/sign`;
  const first = attempt(owner, 'POST', sign, secret);
  await pause(Math.random() * longestMs);
  await product.kill();
  const isAnswered = (await first)?.status === 200;
  const isSigned = (await countSends()).has(created.id);
  product = await start();
  const refund = await insist(owner, 'POST', sign, secret);
  return { ...order, refund, moment: momentOf({ isAnswered, isSigned }) };
}

function momentOf({ isAnswered, isSigned }: { isAnswered: boolean; isSigned: boolean }): Moment {
  if (isAnswered) return 'after the answer';
  return isSigned ? 'before the answer' : 'before the signature';
}

/** Counts the sends of each refund, without those that were refused. */
function countSends(): Promise<ReadonlyMap<string, number>> {
  return onServer(database.url, async (client) => {
    const { rows } = await client.query(
      `select split_part(idempotency_key, ':', 1) as id, count(*)::int as sends
       from send_intents where status <> 'FAILED' group by 1`,
    );
    return new Map(rows.map(({ id, sends }) => [String(id), Number(sends)]));
  });
}

async function countMails(email: string): Promise<number> {
  const { data: mails } = await owner.expect('GET', `/v1/dev/outbox?to=${email}`);
  const isAbout = ({ subject }: { readonly subject: string }) =>
    subject.includes('sent your refund');
  return mails.filter(isAbout).length;
}

async function confirmAll(root: string, refunded: readonly Refunded[]): Promise<void> {
  for (const { paymentId, network, refund } of refunded)
    await until(
      'the refund is confirmed',
      async () => {
        const all: readonly Refund[] = await insist(
          owner,
          'GET',
          `${root}/payments/${paymentId}/refunds`,
        );
        if (all.every(({ id, status }) => id === refund.id && status === 'CONFIRMED')) return true;
        await ledger.mine(network, 1);
        return false;
      },
      { withinMs: 60_000 },
    );
}

async function judge(shop: typeof owner, refunded: readonly Refunded[]): Promise<void> {
  const killed = moments.map(
    (each) => `${refunded.filter(({ moment }) => moment === each).length} ${each}`,
  );
  const what = `${refunded.length} refunds, killed: ${killed.join(', ')}`;
  const sends = await countSends();
  const isOnce = refunded.every(({ refund }) => sends.get(refund.id) === 1);
  checks.add('each refund is sent once', isOnce && sends.size === refunded.length, what);
  const wrong: string[] = [];
  for (const { network, address, refund } of refunded) {
    const received = await ledger.received({ network, address });
    if (received === toUnits(refund.amount) && refund.sent === refund.amount) continue;
    wrong.push(`${address}: ${writeUnits(received)} of ${refund.amount}`);
  }
  const paid = wrong.join(', ') || `${refunded.length} addresses`;
  checks.add('each customer has the amount once by the ledger', wrong.length === 0, paid);
  const states = await Promise.all(refunded.map((each) => load(shop, each)));
  const isFull = states.every(({ refundState }) => refundState === 'FULL');
  checks.add('each payment is refunded in full', isFull, `${states.length} payments`);
  const mails = await Promise.all(refunded.map(({ email }) => countMails(email)));
  const isMailedOnce = mails.every((each) => each === 1);
  checks.add('each customer gets one email about it', isMailedOnce, mails.join(' '));
}
