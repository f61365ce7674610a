// Proves that our verifier takes what Litecoin Core takes, and nothing else.
// 3,000 transactions, 400 with `--short`; `--seed <number>` plays a failure again.
import { parseArgs } from 'node:util';
import { getKeyring } from '@billfold/keyring';
import { it } from 'vitest';
import { amountCases } from './differential/amount-cases.mjs';
import { mintCoins } from './differential/coins.mjs';
import { signDraft } from './differential/draft.mjs';
import { draft } from './differential/plan.mjs';
import { shapeCases } from './differential/shape-cases.mjs';
import { signatureCases } from './differential/signature-cases.mjs';
import { toHex } from './engines/engine-process.mjs';
import { findLitecoind, withLitecoind } from './engines/litecoind.mjs';
import { createChecks } from './support/checks.ts';
import { proofArguments } from './support/proof-arguments.ts';
import { createRandom } from './support/random-input.mjs';

const { values } = parseArgs({
  args: proofArguments,
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string' } },
});
const total = values.short ? 400 : 3_000;
const seed = Number(values.seed ?? Date.now() % 2 ** 32);
const cases = Object.entries({ ...signatureCases, ...amountCases, ...shapeCases });
const checks = createChecks('differential');
const keyring = getKeyring('LTC', 'regtest');

it('our verifier takes the transactions that Litecoin Core takes, and no others', async () => {
  const litecoind = findLitecoind();
  if (litecoind === null) checks.missing('LTC', 'apt-get install litecoind, or set LITECOIND');
  else {
    console.log(`seed ${seed}`);
    await withLitecoind(litecoind, compare);
  }
  checks.finish();
});

async function compare(rpc) {
  const world = await openWorld(rpc);
  const counts = { taken: 0, refused: 0, stricter: 0 };
  for (let at = 0; at < total; at += 1) {
    const [name, make] = cases[at % cases.length];
    const { raw, stricter } = make(world);
    const verdict = await judge(rpc, world, raw);
    const kind = kindOf(verdict, stricter);
    if (kind === 'otherwise')
      checks.add(`${name}, case ${at}`, false, `${say(verdict)}: ${toHex(raw).slice(0, 2_000)}`);
    else counts[kind] += 1;
  }
  const { taken, refused, stricter } = counts;
  checks.add(
    `${cases.length} kinds of transactions`,
    taken > 0 && refused > 0 && taken + refused + stricter === total,
    `${taken} taken by both, ${refused} refused by both, ${stricter} refused by us alone, as meant`,
  );
}

/** Coins that are ours to spend, and others that a block or a waiting transfer has spent. */
async function openWorld(rpc) {
  const random = createRandom(seed);
  const coins = await mintCoins(rpc);
  const send = async (list) => {
    for (const coin of list) {
      const raw = signDraft(draft({ random, coins }, [coin]));
      await rpc('sendrawtransaction', toHex(raw));
    }
  };
  await send(coins.spent);
  await rpc('generatetoaddress', 1, coins.miner);
  await send(coins.promised);
  const height = await rpc('getblockcount');
  const known = [coins.own, coins.waiting, coins.p2pkh, coins.p2tr].flat();
  const unspent = known.map(({ hash, index, value, script }) => ({
    hash,
    index,
    value,
    script: toHex(script),
  }));
  return { random, coins, height, unspent };
}

async function judge(rpc, { unspent }, raw) {
  const ours = keyring.verifyTransfer(raw, unspent);
  // Without the bound on fees, which is for people's mistakes and no rule.
  const theirs = await rpc('testmempoolaccept', [toHex(raw)], 0)
    .then(([answer]) => answer)
    .catch(({ message }) => ({ allowed: false, 'reject-reason': message }));
  return { ours, isTaken: theirs.allowed, reason: theirs['reject-reason'] };
}

function kindOf({ ours, isTaken }, stricter) {
  const isOurs = ours.outcome === 'valid';
  if (isOurs === isTaken) return isTaken ? 'taken' : 'refused';
  return isTaken && stricter !== undefined && ours.fault === stricter ? 'stricter' : 'otherwise';
}

function say({ ours, isTaken, reason }) {
  return `we say ${ours.outcome === 'valid' ? 'yes' : ours.fault}, the node ${isTaken ? 'yes' : reason}`;
}
