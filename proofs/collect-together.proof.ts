// Proves that one transaction that collects the tokens of many addresses (EIP-7702) is sent once, on anvil: the server is
// killed (SIGKILL) while it signs and while the transaction waits, and the owner signs what is left again.
//   --rounds <number>   kills, two for each sweep: 20 unless told
//   --short             6
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { it } from 'vitest';
import { until } from '../bench/load/api.mjs';
import { findBinaries, missing, onServer } from '../scripts/postgres.mjs';
import { startProduct } from '../scripts/product.mjs';
import { ethereum, minedTransactions } from './live/ethereum-node.mjs';
import { openTokenShop, type Sweep, type TokenShop } from './live/token-shop.ts';
import { withLiveDatabase } from './live/with-live-database.mjs';
import { attempt } from './orders/insist.ts';
import { toUnits } from './processes/person.ts';
import { createChecks } from './support/checks.ts';
import { proofArguments } from './support/proof-arguments.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: { rounds: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const kills = Number(values.rounds ?? (values.short ? 6 : 20));
/** Addresses of the first sweep, which pays for the contract, and of the others. */
const [first, further] = [50, 3];
/** A signature takes less: the kills fall before it, within it and after it. */
const longestMs = 1_200;
const checks = createChecks('collect-together');

type Node = Awaited<ReturnType<typeof ethereum.start>>;
type Product = Awaited<ReturnType<typeof startProduct>>;

it('a collection of many addresses is sent once, however often the server is killed', async () => {
  const command = ethereum.find();
  if (command === null) checks.missing(ethereum.network, ethereum.missing);
  else if (findBinaries() === undefined) checks.missing(ethereum.network, missing);
  else {
    const node = await ethereum.start(command);
    try {
      await withLiveDatabase([node], (live) => prove(node, live));
    } finally {
      await node.stop();
    }
  }
  checks.finish();
});

interface Live {
  readonly folder: string;
  readonly url: string;
  readonly env: Record<string, string>;
}

interface World {
  readonly node: Node;
  readonly shop: TokenShop;
  /** Kills the server and starts it again. */
  readonly crash: () => Promise<void>;
  /** Kills that came before anything was signed. */
  early: number;
}

async function prove(node: Node, { folder, url, env }: Live): Promise<void> {
  const data = mkdtempSync(join(folder, 'shop-'));
  const start = (): Promise<Product> =>
    startProduct({ data, env: { ...env, PAYMENTS: 'on', COLLECT_TOGETHER: 'on' } });
  let product = await start();
  try {
    const shop = await openTokenShop(node, () => product.url);
    const crash = async () => {
      await product.kill();
      product = await start();
    };
    const world: World = { node, shop, crash, early: 0 };
    const purses = [...(await shop.receive(first))];
    const to = await shop.fund();
    const swept: Sweep[] = [];
    for (let killed = 0; killed < kills; killed += 2) {
      if (killed > 0) purses.push(...(await shop.receive(further)));
      swept.push(await sweepUnderFire(world, killed / kills));
    }
    await judge(world, { swept, purses, to, url });
  } finally {
    await product.kill();
  }
}

/** Begins a sweep, and kills the server twice: once while it signs, `place` telling when, and once more before a block. */
async function sweepUnderFire(world: World, place: number): Promise<Sweep> {
  const { node, shop, crash } = world;
  const plan = await shop.plan();
  await shop.begin(plan);
  await pause(place * longestMs);
  await crash();
  const found = await shop.load(plan.id);
  if (found.parts.every(({ state }) => state === 'PLANNED')) world.early += 1;
  const path = `${shop.root}/sweeps/${plan.id}/resume`;
  // Refused where the server had sent what was left.
  await attempt(shop.owner, 'POST', path, shop.secret);
  await until(
    'all is sent',
    async () => {
      const { parts } = await shop.load(plan.id);
      if (parts.every(({ step, state }) => step !== 'MOVE' || state !== 'PLANNED')) return true;
      // Moves wait for the block of their contract.
      await node.mine();
      return false;
    },
    { withinMs: 150_000, everyMs: 200 },
  );
  await crash();
  await attempt(shop.owner, 'POST', path, shop.secret);
  return shop.finish(plan.id);
}

interface Judged {
  readonly swept: readonly Sweep[];
  readonly purses: readonly string[];
  readonly to: string;
  readonly url: string;
}

async function judge(
  { node, shop, early }: World,
  { swept, purses, to, url }: Judged,
): Promise<void> {
  const isTogether = swept.every(({ way }) => way === 'TOGETHER');
  const count = `${swept.length} sweeps, ${kills} kills, ${early} of them before a signature`;
  checks.add('every sweep is done together', isTogether, count);
  const mined = await minedTransactions(node.rpc);
  const isOwn = ({ from }: { readonly from: string }) => from.toLowerCase() === to.toLowerCase();
  const own = mined.filter(isOwn);
  const sweeps = own.filter(({ type }: { readonly type: string }) => type === '0x4');
  checks.add(
    'each is one transaction of the node, and the contract one more',
    sweeps.length === swept.length && own.length === swept.length + 1,
    `${sweeps.length} of ${own.length} transactions`,
  );
  const total = swept.reduce((sum, { amount }) => sum + toUnits(amount), 0n);
  const arrived = await shop.token.receivedBy(to);
  checks.add(
    'the settlement account has every sum once',
    arrived === total,
    `${arrived} of ${total}`,
  );
  const left = await Promise.all(purses.map((address) => shop.token.receivedBy(address)));
  const isEmpty = left.every((units: bigint) => units === 0n);
  checks.add('every address has nothing left', isEmpty, `${purses.length} addresses`);
  const signed = await onServer(url, async (client) => {
    const { rows } = await client.query(
      `select count(distinct p.intent_id)::int as shared, count(*)::int as parts,
         (select count(*)::int from send_intents where status <> 'FAILED') as sends
       from transfer_parts p where p.state = 'CONFIRMED'`,
    );
    return rows[0];
  });
  const parts = swept.reduce((sum, sweep) => sum + sweep.parts.length, 0);
  checks.add(
    'each part is sent once',
    signed.parts === parts && signed.shared === own.length && signed.sends === own.length,
    `${signed.parts} of ${parts} parts by ${signed.sends} sends`,
  );
}
