// Proves that every payment reaches a real chain once: two processes that do everything pay on
// Litecoin Core's test chain and on anvil's chain of Ethereum, first with many payments of one account
// at once, then while one or the other process is killed. Needs PostgreSQL, litecoind and anvil.
//   --payments <number>, --kills <number>, --at-once <number>   of each network: 300, 40 and 100
//   --short                                                     40, 5 and 30
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { it } from 'vitest';
import { createApi, until } from '../bench/load/api.mjs';
import { judgePayments, judgeRest } from './live/judge-once.mjs';
import { startMiner } from './live/miner.mjs';
import { startNodes } from './live/start-nodes.mjs';
import { openWallet, toText } from './live/wallet.mjs';
import { withLiveDatabase } from './live/with-live-database.mjs';
import { startPair } from './processes/pair.ts';
import { createChecks } from './support/checks.ts';
import { proofArguments } from './support/proof-arguments.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: {
    payments: { type: 'string' },
    kills: { type: 'string' },
    'at-once': { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const payments = Number(values.payments ?? (values.short ? 40 : 300));
const kills = Number(values.kills ?? (values.short ? 5 : 40));
const atOnce = Number(values['at-once'] ?? (values.short ? 30 : 100));
const parallel = 4;
const checks = createChecks('exactly-once');

it('every payment reaches a real chain once', async () => {
  const nodes = await startNodes(checks);
  try {
    if (nodes.length > 0) await prove(nodes);
  } finally {
    for (const node of nodes) await node.stop();
  }
  checks.finish();
});

async function prove(nodes) {
  await withLiveDatabase(nodes, async ({ folder, url, env }) => {
    await payAndJudge(nodes, { pair: await startPair({ folder, env }), databaseUrl: url });
  });
}

async function payAndJudge(nodes, { pair, databaseUrl }) {
  const miner = startMiner(nodes);
  try {
    const api = createApi(() => pair.url);
    const networks = nodes.map(({ network }) => network);
    const wallet = await openWallet(api, networks);
    const payers = await Promise.all(nodes.map((node) => openPayer(wallet, node)));
    for (const payer of payers) await payAtOnce(payer);
    await payUnderFire(payers, pair);
    await Promise.all(payers.map(settle));
    for (const payer of payers) await judgePayments(payer.node, payer, payer.add);
    await judgeRest(databaseUrl, checks.add);
  } finally {
    await pair.stop();
    await miner.stop();
  }
}

/** An account with all its deposits, and what it pays from there: amounts by hash. */
async function openPayer(wallet, node) {
  const { network, deposits, decimals } = node;
  const address = await wallet.depositAddress(network);
  for (let count = 0; count < deposits.count; count += 1) await node.fund(address, deposits.units);
  const total = deposits.units * BigInt(deposits.count);
  await until(
    `the deposits of ${network} are available`,
    async () => (await wallet.balanceOf(network)).available === total,
    { withinMs: 120_000 },
  );
  const recipient = await node.newAddress();
  const sent = new Map();
  let begun = 0;
  return {
    wallet,
    node,
    recipient,
    sent,
    add: (what, isOk, detail) => checks.add(`${network}: ${what}`, isOk, detail),
    /** Each payment has an amount of its own. Answers the hashes of its `repeats` calls. */
    pay: async ({ repeats = 1 } = {}) => {
      begun += 1;
      const units = node.smallest + BigInt(begun);
      const key = randomUUID();
      const body = { network, amount: toText(units, decimals), recipient, key };
      const answers = await Promise.all(Array.from({ length: repeats }, () => wallet.pay(body)));
      for (const { hash } of answers) sent.set(hash, units);
      return answers.map(({ hash }) => hash);
    },
    begun: () => begun,
  };
}

/** From one account, each asked for twice under its key: at both processes. */
async function payAtOnce({ pay, sent, add }) {
  const begun = performance.now();
  const hashes = await Promise.all(Array.from({ length: atOnce }, () => pay({ repeats: 2 })));
  const seconds = Math.round((performance.now() - begun) / 1_000);
  add(
    `${atOnce} payments at once, each asked for twice, are one transaction each`,
    sent.size === atOnce && hashes.every(([first, second]) => first === second),
    `${sent.size} transactions of ${hashes.flat().length} calls in ${seconds} s`,
  );
}

async function payUnderFire(payers, pair) {
  let isOver = false;
  const payOn = async ({ pay, begun }) => {
    while (begun() < atOnce + payments || !isOver) {
      await pay();
      // Spread over all the kills.
      await pause(isOver ? 0 : 200);
    }
  };
  const paying = payers.flatMap((payer) => Array.from({ length: parallel }, () => payOn(payer)));
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(200 + Math.random() * 1_000);
    await pair.replace(kill % 2);
  }
  isOver = true;
  await Promise.all(paying);
  for (const { add, begun, sent } of payers)
    add(
      'every payment has its answer',
      sent.size === begun() && begun() >= atOnce + payments,
      `${sent.size}, ${kills} kills`,
    );
}

async function settle({ wallet, node, add }) {
  const begun = performance.now();
  await until(
    `every payment of ${node.network} has confirmed`,
    async () =>
      (await wallet.historyOf(node.network)).every(({ status }) => status === 'CONFIRMED'),
    { withinMs: 240_000, everyMs: 1_000 },
  );
  const seconds = Math.round((performance.now() - begun) / 1_000);
  add('nothing is stuck', true, `all confirmed ${seconds} s after the last payment`);
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
