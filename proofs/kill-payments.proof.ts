// Proves that no crash loses or doubles a payment: two APIs and two workers on one PostgreSQL are killed at
// random moments. Meanwhile customers pay exactly, in parts, too much, in two assets, late, not at all or take it
// back, and blocks are reorganised. Sums are those of the ledgers, in the files of reports too, whose workers are killed as
// well, and each webhook arrives at least once, in order.
//   --kills <number>   40 unless told
//   --short            4
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { it } from 'vitest';
import { createApi, createOwner, until } from '../bench/load/api.mjs';
import { createDatabase, onServer, startPostgres } from '../scripts/postgres.mjs';
import { keepMining, type Order, playOrder, reach, type Shop } from './orders/customers.ts';
import { type Fleet, startFleet } from './orders/fleet.ts';
import { judgeLog, judgeReceiver, loadEvents, missingOf } from './orders/judge-events.ts';
import { ends, judgeOrders } from './orders/judge-orders.ts';
import { judgeReports } from './orders/judge-reports.ts';
import { openLedger } from './orders/ledger.ts';
import { type Reports, readReports } from './orders/reports.ts';
import { createChecks } from './support/checks.ts';
import { openMerchant } from './support/merchant.ts';
import { proofArguments } from './support/proof-arguments.ts';
import { type EventReceiver, openEventReceiver } from './webhooks/event-receiver.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: { kills: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const kills = Number(values.kills ?? (values.short ? 4 : 40));
const customers = 6;
/** Each way to pay at least twice. */
const leastOrders = 20;
const password = 'Proof-password-1';
const assets = { BTC: 'FRESH', ETH: 'FRESH', LTC: 'FRESH', TRX: 'POOL', TON: 'SHARED' } as const;
const checks = createChecks('kill-payments');

const folder = mkdtempSync(join(tmpdir(), 'billfold-orders-'));
const postgres = await startPostgres();
const database = await createDatabase(postgres.url);

it('no crash loses or doubles a payment', async () => {
  const receivers = {
    healthy: await openEventReceiver({ status: 204 }),
    slow: await openEventReceiver({ status: 200, delayMs: 250 }),
    failing: await openEventReceiver({ status: 500 }),
  };
  const fleet = await startFleet({
    folder,
    env: {
      ...{ PAYMENTS: 'on', ALLOW_PRIVATE_WEBHOOKS: 'true', SANDBOX_SPEED: '0', RATE_LIMITS: 'off' },
      ...{ DATABASE_URL: database.url, BILLFOLD_MASTER_KEY: randomBytes(32).toString('hex') },
      PUBLIC_URL: 'http://127.0.0.1',
    },
  });
  try {
    const { shop, owner, root } = await openShop(fleet, Object.values(receivers));
    const orders = await playUnderFire(fleet, shop);
    await settle(shop, orders);
    const business = { owner, root, url: fleet.url };
    const reports = await readReports(business, () => killWorkers(fleet));
    await judge(shop, { orders, receivers, reports });
  } finally {
    await fleet.stop();
    await Promise.all(Object.values(receivers).map((receiver) => receiver.close()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  checks.finish();
});

async function openShop({ url }: Fleet, receivers: readonly EventReceiver[]) {
  const owner = createApi(() => url);
  const { walletId } = await createOwner(owner, { password });
  const merchant = await openMerchant(owner, { walletId, password, assets });
  for (const receiver of receivers) {
    const body = { url: receiver.url, livemode: false, disablesItself: false };
    const { data } = await owner.expect('POST', `${merchant.root}/webhooks`, body);
    receiver.expectSecret(data.secret);
  }
  const api = createApi(() => url);
  api.signIn(await merchant.newKey({ livemode: false }));
  const shop: Shop = { api, ledger: openLedger(api, database.url), databaseUrl: database.url };
  return { shop, owner, root: merchant.root };
}

/** Lets customers pay one order after the other while processes are killed. */
async function playUnderFire(fleet: Fleet, shop: Shop): Promise<readonly Order[]> {
  const orders: Order[] = [];
  let begun = 0;
  let areKillsOver = false;
  let isOver = false;
  const customer = async () => {
    while (!areKillsOver || begun < leastOrders) {
      begun += 1;
      orders.push(await playOrder(shop, begun - 1));
    }
  };
  const mining = keepMining(shop, () => isOver);
  const paying = Promise.all(Array.from({ length: customers }, customer)).finally(() => {
    isOver = true;
  });
  const killing = kill(fleet).finally(() => {
    areKillsOver = true;
  });
  await Promise.all([killing, paying]);
  checks.add('every order has its answer', true, `${orders.length} orders, ${kills} kills`);
  const reorganisations = await mining;
  checks.add('blocks were reorganised', reorganisations > 0, `${reorganisations} times`);
  return orders;
}

/** Kills one process after the other, whichever, after a moment of work. */
async function kill(fleet: Fleet): Promise<void> {
  for (let count = 0; count < kills; count += 1) {
    await pause(300 + Math.random() * 2_700);
    await fleet.replace(Math.floor(Math.random() * fleet.size));
  }
}

/** Kills the processes that write reports, one after the other. */
async function killWorkers(fleet: Fleet): Promise<void> {
  for (const [at, role] of fleet.roles.entries()) if (role === 'worker') await fleet.replace(at);
}

/** Mines until every payment is final, and waits until each has the state that it ends in. */
async function settle(shop: Shop, orders: readonly Order[]): Promise<void> {
  for (const network of Object.keys(assets)) await shop.ledger.mine(network, 30);
  const begun = performance.now();
  for (const { id, way } of orders)
    await reach(shop, { id }, ({ status, paidState }) =>
      ends[way].includes(`${status} ${paidState}`),
    ).catch(() => undefined);
  const seconds = Math.round((performance.now() - begun) / 1_000);
  checks.add('all payments are decided', true, `${seconds} s after the last block`);
}

async function judge(
  { ledger, databaseUrl }: Shop,
  {
    orders,
    receivers,
    reports,
  }: {
    orders: readonly Order[];
    receivers: Readonly<Record<string, EventReceiver>>;
    reports: Reports;
  },
): Promise<void> {
  const paid = await judgeOrders({ databaseUrl, ledger, orders }, checks.add);
  judgeReports(reports, { orders, paid }, checks.add);
  const events = await loadEvents(databaseUrl);
  judgeLog(events, orders, checks.add);
  for (const [name, receiver] of Object.entries(receivers)) {
    // A delivery of a killed process is free again after 30 seconds.
    const isDone = () => missingOf(receiver, events).length === 0;
    await until(`${name} has all events`, isDone, { withinMs: 120_000 }).catch(() => undefined);
    judgeReceiver(name, receiver, { events, check: checks.add });
  }
  const unmatched = await onServer(databaseUrl, async (client) => {
    const { rows } = await client.query(
      'select count(*)::int as n from payment_transfers where payment_id is null',
    );
    return Number(rows[0].n);
  });
  checks.add('no transfer is left without a payment', unmatched === 0, `${unmatched}`);
}
