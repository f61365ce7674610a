// Proves that a wallet follows its chain through reorganisations of one to six blocks, on Litecoin
// Core's test chain and on anvil's chain of Ethereum: after each step its statuses, confirmations and
// balances are what the node itself says. Needs PostgreSQL, litecoind and anvil.
//   --short   depths 1, 3 and 6
import { parseArgs } from 'node:util';
import { getNetwork } from '@billfold/core';
import { it } from 'vitest';
import { createApi, until } from '../bench/load/api.mjs';
import { startProduct } from '../scripts/product.mjs';
import { createEthereumBranch } from './live/ethereum-branch.mjs';
import { createLitecoinBranch } from './live/litecoin-branch.mjs';
import { startNodes } from './live/start-nodes.mjs';
import { openWallet, toText, toUnits } from './live/wallet.mjs';
import { withLiveDatabase } from './live/with-live-database.mjs';
import { createChecks } from './support/checks.ts';
import { proofArguments } from './support/proof-arguments.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: { short: { type: 'boolean', default: false } },
});
const depths = values.short ? [1, 3, 6] : [1, 2, 3, 4, 5, 6];
const createBranch = { LTC: createLitecoinBranch, ETH: createEthereumBranch };
const checks = createChecks('reorganisations');

it('a wallet follows its chain through reorganisations', async () => {
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
    await proveWith(nodes, {
      product: await startProduct({ data: folder, env }),
      databaseUrl: url,
    });
  });
}

async function proveWith(nodes, { product, databaseUrl }) {
  try {
    const api = createApi(() => product.url);
    const networks = nodes.map(({ network }) => network);
    const wallet = await openWallet(api, networks);
    await Promise.all(nodes.map((node) => proveOn(node, { wallet, databaseUrl })));
  } finally {
    await product.kill();
  }
}

async function proveOn(node, { wallet, databaseUrl }) {
  const { network } = node;
  const branch = createBranch[network](node, databaseUrl);
  const address = await wallet.depositAddress(network);
  const required = getNetwork(network).confirmations.available;
  const world = { node, wallet, branch, address, required };
  await node.fund(address, 100n * node.smallest);
  await node.mine(required);
  await expectAgreement(world, 'the first deposit');
  for (const depth of depths)
    await checks.try(`${network}: ${depth} blocks are taken back and others come`, () =>
      reorganise(world, depth),
    );
}

/** Two deposits and a send stand `depth` deep; then the chain changes its mind, and one deposit is gone. */
async function reorganise(world, depth) {
  const { node, wallet, branch, address } = world;
  const { network, smallest, decimals } = node;
  const kept = await branch.deposit({ address, units: 2n * smallest, isLost: false });
  const lost = await branch.deposit({ address, units: 3n * smallest, isLost: true });
  const sent = await wallet.pay({
    network,
    amount: toText(smallest, decimals),
    recipient: await node.newAddress(),
  });
  const expected = (states) => ({ ...states, hashes: [kept.hash, lost.hash, sent.hash] });
  await expectAgreement(world, 'they wait', expected({ statuses: 'PENDING PENDING PENDING' }));
  await branch.mine(1);
  await expectAgreement(world, 'they are in a block', expected({ confirmations: '1 1 1' }));
  await branch.mine(depth - 1);
  const deep = `${depth} ${depth} ${depth}`;
  await expectAgreement(world, `they are ${depth} deep`, expected({ confirmations: deep }));

  await branch.rollBack(depth, { kept });
  await expectAgreement(world, 'the blocks are taken back', expected({ confirmations: '0 0 0' }));
  await until(`the node has our send again`, () => branch.knows(sent.hash), { withinMs: 60_000 });
  await branch.mineOther({ lost });
  await expectAgreement(world, 'another block comes', expected({ lost: 'DROPPED' }));
  for (let block = 1; block <= depth; block += 1) {
    await branch.mine(1);
    await expectAgreement(world, `${block} more`, expected({ lost: 'DROPPED' }));
  }
  const [one, two] = await Promise.all(
    [kept, sent].map(({ hash }) => branch.confirmationsOf(hash)),
  );
  if (one < depth || two < depth)
    throw new Error(`only ${one} and ${two} deep on the other branch`);
  return `${depth + 5} steps agree with the node`;
}

/** Waits for the watcher; then says in what the wallet and the node differ. */
async function expectAgreement(world, step, expected = {}) {
  const { node } = world;
  let difference = '';
  await until(
    `${node.network}, ${step}`,
    async () => {
      difference = await differenceIn(world, expected);
      return difference === '';
    },
    { withinMs: 30_000 },
  ).catch((error) => {
    throw new Error(`${error.message}: ${difference}`);
  });
}

async function differenceIn({ node, wallet, branch, address, required }, expected) {
  const history = await wallet.historyOf(node.network);
  const rows = history.map(({ hash, type, value, fee }) => ({
    ...{ hash, type },
    units: toUnits(value),
    fee: fee === null ? 0n : toUnits(fee),
  }));
  const found = [];
  for (const row of history) {
    const confirmations = await branch.confirmationsOf(row.hash);
    const [status, count] = [statusOf(row, confirmations, required), confirmations ?? 0];
    if (row.status !== status || row.confirmations !== count)
      found.push(
        `${row.type} ${row.hash} ${row.status} ${row.confirmations}, not ${status} ${count}`,
      );
  }
  const ours = await wallet.balanceOf(node.network);
  const theirs = await branch.view({ address, rows, required });
  for (const what of ['available', 'total'])
    if (ours[what] !== theirs[what]) found.push(`${what} ${ours[what]}, not ${theirs[what]}`);
  return [...found, ...unexpected(history, expected)].join('; ');
}

/** Returns the wallet’s status for a transaction with these confirmations at the node. */
function statusOf({ type }, confirmations, required) {
  // A send of ours that the node has forgotten goes out again: it waits.
  if (confirmations === null) return type === 'SENT' ? 'PENDING' : 'DROPPED';
  if (confirmations === 0) return 'PENDING';
  return confirmations < required ? 'CONFIRMING' : 'CONFIRMED';
}

/** That both agree is not enough: they could agree on nothing having happened. */
function unexpected(history, { hashes = [], statuses, confirmations, lost }) {
  const rows = hashes.map((hash) => history.find((row) => row.hash === hash));
  const [, second] = rows;
  const seen = {
    statuses: rows.map((row) => row?.status ?? 'absent').join(' '),
    confirmations: rows.map((row) => row?.confirmations ?? 'absent').join(' '),
    lost: second?.status,
  };
  return Object.entries({ statuses, confirmations, lost })
    .filter(([name, wanted]) => wanted !== undefined && seen[name] !== wanted)
    .map(([name, wanted]) => `${name} ${seen[name]}, not ${wanted}`);
}
