// Bitcoin's rules as Litecoin Core has them: transactions and signatures are the same, addresses
// only begin otherwise.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toBaseUnits } from '@billfold/core';
import { getKeyring } from '@billfold/keyring';
import { createRpc, flippedCopies, freePort, startEngine, toHex } from './engine-process.mjs';

const require = createRequire(new URL('../../packages/keyring/package.json', import.meta.url));
const { bech32, bech32m } = await import(pathToFileURL(require.resolve('@scure/base')).href);
const seed = new Uint8Array(64).fill(7);
const chain = 'regtest';
const deposits = 40;
const satPerKvb = 12_500n;

/** The program itself: Debian's wrapper writes into the home directory. Null where there is none. */
export function findLitecoind() {
  const places = [process.env.LITECOIND, '/usr/lib/litecoin/litecoind', '/usr/local/bin/litecoind'];
  return places.find((place) => place && existsSync(place)) ?? null;
}

/** Address types of accounts, by the words of descriptors. */
const kinds = ['pkh', 'sh-wpkh', 'wpkh', 'tr'];

export async function proveOnLitecoind(network, command, { checks }) {
  await withLitecoind(command, async (rpc) => {
    await rpc('createwallet', 'proof');
    const miner = await rpc('getnewaddress', '', 'bech32');
    await rpc('generatetoaddress', 101, miner);
    const { softforks } = await rpc('getblockchaininfo');
    await checks.try(`${network}: taproot is in force`, () => requireActive(softforks.taproot));
    for (const kind of kinds) {
      const name = `${network} ${kind}`;
      const bench = await openBench({ network, rpc, kind, miner });
      await checks.try(`${name}: transfers are mined as planned`, () => mineMany(bench, kind));
      await checks.try(`${name}: a turned bit is refused, whichever`, () => turnBits(bench));
      await checks.try(`${name}: the same coins are not spent twice`, () => spendTwice(bench));
      // The dust of Bitcoin is a tenth of what this node relays.
      if (network === 'LTC')
        await checks.try(`${name}: the smallest change is relayed`, () => leaveDust(bench, kind));
      await checks.try(`${name}: sending everything leaves nothing`, () => sendAll(bench));
    }
  });
}

/** A node on which taproot is not active takes any spending of it, and would prove nothing. */
async function requireActive({ active, type }) {
  if (!active) throw new Error('the node does not enforce taproot');
  return `by ${type}`;
}

/** Runs `work` against a node on a new test chain, and stops the node afterwards. */
export async function withLitecoind(command, work) {
  const { rpc, url, stop } = await startLitecoind(command);
  try {
    return await work(rpc, url);
  } finally {
    await stop();
  }
}

/** A node on a new test chain, which is gone when it stops. */
export async function startLitecoind(command) {
  const data = mkdtempSync(join(tmpdir(), 'billfold-litecoind-'));
  const port = await freePort();
  const login = { authorization: `Basic ${Buffer.from('proof:proof').toString('base64')}` };
  const url = `http://127.0.0.1:${port}/`;
  const rpc = createRpc(url, login);
  const engine = await startEngine({
    command,
    args: [
      ...['-regtest', `-datadir=${data}`, '-listen=0', '-dnsseed=0', '-txindex'],
      ...['-server', `-rpcport=${port}`, '-rpcuser=proof', '-rpcpassword=proof'],
      // Past height 431 its miner wants a deposit into an extension block, unless they never begin.
      ...['-fallbackfee=0.0002', '-vbparams=mweb:9999999998:9999999999', '-printtoconsole=0'],
    ],
    isReady: () => rpc('getblockcount').then((count) => count >= 0),
  });
  return {
    rpc,
    url: url.replace('//', '//proof:proof@'),
    stop: async () => {
      await engine.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Encodes a bech32 address with Litecoin’s prefix for test chains; returns other addresses unchanged. */
function asLitecoin(address) {
  for (const code of [bech32, bech32m]) {
    const decoded = code.decodeUnsafe(address);
    if (decoded !== undefined) return code.encode('rltc', decoded.words);
  }
  return address;
}

async function openBench({ network, rpc, kind, miner }) {
  const keyring = getKeyring(network, chain);
  const { publicKey } = keyring.derivePublic(seed, 0, kind);
  const mine = () => rpc('generatetoaddress', 1, miner);
  const coins = [];
  for (let at = 0; at < deposits; at += 1) {
    const position = { branch: at % 2, addressIndex: at };
    const address = asLitecoin(keyring.addressAt(publicKey, position));
    const hash = await rpc('sendtoaddress', address, '0.1');
    const { vout } = await rpc('getrawtransaction', hash, true);
    // The node shows the older form of a p2sh address too.
    const script = keyring.scriptOf(keyring.addressAt(publicKey, position));
    const output = vout.find(({ scriptPubKey }) => scriptPubKey.hex === script);
    coins.push({ hash, index: output.n, value: toBaseUnits(10_000_000n), ...position });
    if (at % 20 === 19) await mine();
  }
  await mine();
  const plan = (utxos, changes = {}) => {
    const built = keyring.buildTransfer({
      publicKey,
      utxos,
      recipient: keyring.addressAt(publicKey, { branch: 0, addressIndex: 500 }),
      amount: toBaseUnits(3_000_000n),
      satPerKvb,
      changeIndex: 900,
      ...changes,
    });
    if (built.outcome !== 'built') throw new Error(`no plan: ${built.outcome}`);
    return built.plan;
  };
  const accept = async (raw) => {
    const [verdict] = await rpc('testmempoolaccept', [toHex(raw)]);
    return verdict;
  };
  return { keyring, rpc, coins, plan, mine, accept };
}

/** One to eight coins at a time. */
async function mineMany({ keyring, rpc, coins, plan, mine, accept }, kind) {
  // A byte that a signature is shorter than planned weighs four times outside of a witness.
  const margin = kind === 'pkh' ? 200n : 50n;
  let spent = 0;
  const hashes = [];
  for (let count = 1; count <= 7; count += 1) {
    const utxos = coins.splice(0, count);
    const amount = toBaseUnits(BigInt(count) * 9_000_000n);
    const planned = plan(utxos, { amount });
    const { raw, hash } = keyring.signTransfer(seed, planned);
    const { allowed, vsize, fees, 'reject-reason': reason } = await accept(raw);
    if (!allowed) throw new Error(`${count} inputs: ${reason}`);
    const fee = BigInt(Math.round(fees.base * 1e8));
    const least = (BigInt(vsize) * satPerKvb + 999n) / 1_000n;
    if (fee < least || fee > least + margin) throw new Error(`fee ${fee} for at least ${least}`);
    const answered = await rpc('sendrawtransaction', toHex(raw));
    if (answered !== hash) throw new Error(`our hash is ${hash}, the node's ${answered}`);
    hashes.push(hash);
    spent += count;
  }
  await mine();
  for (const hash of hashes) {
    const { confirmations } = await rpc('getrawtransaction', hash, true);
    if (confirmations !== 1) throw new Error(`${hash} was not mined`);
  }
  return `${hashes.length} transfers of ${spent} coins, hashes and fees as planned`;
}

async function turnBits({ keyring, coins, plan, accept }) {
  const { raw } = keyring.signTransfer(seed, plan(coins.slice(0, 1)));
  const copies = flippedCopies(raw);
  for (const [at, copy] of copies.entries()) {
    const verdict = await accept(copy).catch(({ message }) => ({ allowed: false, message }));
    if (verdict.allowed) throw new Error(`taken with byte ${at}`);
  }
  const { allowed } = await accept(raw);
  if (!allowed) throw new Error('the right one is refused');
  return `${copies.length} copies`;
}

async function spendTwice({ keyring, rpc, coins, plan, mine, accept }) {
  const utxos = coins.splice(0, 1);
  const first = keyring.signTransfer(seed, plan(utxos));
  const second = keyring.signTransfer(seed, plan(utxos, { amount: toBaseUnits(4_000_000n) }));
  await rpc('sendrawtransaction', toHex(first.raw));
  const { allowed, 'reject-reason': reason } = await accept(second.raw);
  if (allowed) throw new Error('both were taken');
  await mine();
  const after = await accept(second.raw);
  if (after.allowed) throw new Error('taken after the first was mined');
  return `${reason}, then ${after['reject-reason']}`;
}

/** Smallest outputs that Litecoin Core relays, at 30 per byte of the output and of what spends it. */
const leastChange = { pkh: 5_460n, 'sh-wpkh': 5_400n, wpkh: 2_940n, tr: 3_300n };

async function leaveDust({ keyring, coins, plan, accept }, kind) {
  const utxos = coins.slice(0, 1);
  const { fee } = plan(utxos);
  const amount = toBaseUnits(utxos[0].value - fee - leastChange[kind]);
  const planned = plan(utxos, { amount });
  const change = planned.outputs.find(({ isChange }) => isChange)?.value;
  if (change !== leastChange[kind]) throw new Error(`change of ${change}`);
  const { allowed, 'reject-reason': reason } = await accept(
    keyring.signTransfer(seed, planned).raw,
  );
  if (!allowed) throw new Error(reason);
  return `${change}`;
}

async function sendAll({ keyring, rpc, coins, plan, mine }) {
  const planned = plan(coins, { amount: 'max' });
  const { raw, hash } = keyring.signTransfer(seed, planned);
  await rpc('sendrawtransaction', toHex(raw));
  await mine();
  const { vout } = await rpc('getrawtransaction', hash, true);
  const unspent = await Promise.all(coins.map(({ hash: of, index }) => rpc('gettxout', of, index)));
  if (vout.length !== 1 || unspent.some((output) => output !== null))
    throw new Error(`${vout.length} outputs`);
  return `${coins.length} coins into one output`;
}
