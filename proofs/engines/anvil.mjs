// Ethereum's own rules, from anvil: what our keyring signs is mined, what was changed never is.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getNetwork, toBaseUnits } from '@billfold/core';
import { getKeyring } from '@billfold/keyring';
import { until } from '../../bench/load/api.mjs';
import {
  createRpc,
  flippedCopies,
  freePort,
  refusalOf,
  startEngine,
  toHex,
} from './engine-process.mjs';

export const seed = new Uint8Array(64).fill(7);
const ether = 10n ** 18n;
const chain = 'sandbox';
const recipient = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** The program inside the npm package; its wrapper would outlive a signal. Null where it has none. */
export function findAnvil() {
  try {
    const require = createRequire(
      createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'),
    );
    const machine = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
    const manifest = require.resolve(`@foundry-rs/anvil-${machine}/package.json`);
    return join(dirname(manifest), 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil');
  } catch {
    return null;
  }
}

export async function proveOnAnvil(network, command, { checks, step }) {
  const keyring = getKeyring(network, chain);
  const { rpc, stop } = await startAnvil(command, { chainId: keyring.chainId });
  try {
    const bench = await openBench({ network, keyring, rpc });
    await checks.try(`${network}: transfers are mined as planned`, () => mineMany(bench, step));
    await checks.try(`${network}: another transaction count is refused`, () => repeatNonce(bench));
    await checks.try(`${network}: a turned bit is refused, whichever`, () => turnBits(bench));
    const foreign = `${network}: a transfer of another chain is refused`;
    // Whoever has signed it, anvil takes a legacy transfer with the chain id of another chain (EIP-155).
    if (bench.isLegacy) checks.skip(foreign, 'anvil does not judge the chain id of this form');
    else await checks.try(foreign, () => crossChains(bench));
    await checks.try(`${network}: a dearer transfer replaces, a cheap one does not`, () =>
      replace(bench),
    );
    await checks.try(`${network}: sending everything leaves nothing`, () => sendAll(bench));
  } finally {
    await stop();
  }
}

/** A node on a new chain, which mines each transaction at once unless `args` say otherwise. */
export async function startAnvil(command, { chainId, args = [] }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const rpc = createRpc(url);
  const { stop } = await startEngine({
    command,
    args: ['--port', String(port), '--chain-id', String(chainId), '--silent', ...args],
    isReady: () => rpc('eth_chainId'),
  });
  return { rpc, url, stop };
}

/** Somebody with money on the chain, who plans and sends. */
export async function openBench({ network, keyring, rpc }) {
  const { publicKey } = keyring.derivePublic(seed, 0);
  const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  await rpc('anvil_setBalance', address, `0x${(1_000n * ether).toString(16)}`);
  const balanceOf = async (of) => BigInt(await rpc('eth_getBalance', of, 'latest'));
  const price = BigInt(await rpc('eth_gasPrice')) * 2n;
  const isLegacy = getNetwork(network).model.fees === 'legacy';
  const offerAt = (gasPrice) =>
    isLegacy
      ? { kind: 'legacy', gasPrice }
      : { kind: 'eip1559', maxFeePerGas: gasPrice, maxPriorityFeePerGas: gasPrice / 10n };
  const plan = async (changes = {}, on = keyring) => {
    const built = on.buildTransfer({
      publicKey,
      balance: toBaseUnits(await balanceOf(address)),
      nonce: BigInt(await rpc('eth_getTransactionCount', address, 'latest')),
      recipient,
      amount: toBaseUnits(ether / 100n),
      token: null,
      offer: offerAt(price),
      gasLimit: 21_000n,
      ...changes,
    });
    if (built.outcome !== 'built') throw new Error(`no plan: ${built.outcome}`);
    return built.plan;
  };
  const send = (raw) => rpc('eth_sendRawTransaction', `0x${toHex(raw)}`);
  return { network, keyring, rpc, address, balanceOf, isLegacy, offerAt, price, plan, send };
}

/** The block is made after the answer to the send. */
export async function receiptOf(rpc, hash) {
  let receipt = null;
  await until(
    `${hash} is mined`,
    async () => {
      receipt = await rpc('eth_getTransactionReceipt', hash);
      return receipt !== null;
    },
    { withinMs: 10_000 },
  );
  return receipt;
}

/** Values of every length in bytes, so that each length of the encoding is met. */
async function mineMany({ keyring, rpc, address, balanceOf, plan, send }, step) {
  const bits = Array.from({ length: 64 }, (_, at) => BigInt(at)).filter((_, at) => at % step === 0);
  const values = bits.map((at) => (1n << at) + at);
  for (const value of values) {
    const planned = await plan({ amount: toBaseUnits(value) });
    const { raw, hash } = keyring.signTransfer(seed, planned);
    const before = { from: await balanceOf(address), to: await balanceOf(recipient) };
    const answered = await send(raw);
    if (answered !== hash) throw new Error(`our hash is ${hash}, the node's ${answered}`);
    const { status, gasUsed, effectiveGasPrice, from } = await receiptOf(rpc, hash);
    if (status !== '0x1' || from.toLowerCase() !== address.toLowerCase())
      throw new Error(`${hash}: status ${status} from ${from}`);
    const fee = BigInt(gasUsed) * BigInt(effectiveGasPrice);
    const spent = before.from - (await balanceOf(address));
    if (
      spent !== value + fee ||
      fee > planned.fee ||
      (await balanceOf(recipient)) !== before.to + value
    )
      throw new Error(`${hash} moved ${spent} for ${value} at ${fee}`);
  }
  return `${values.length} transfers, hashes, amounts and fees to the wei`;
}

async function repeatNonce({ keyring, plan, send }) {
  const planned = await plan();
  const old = keyring.signTransfer(seed, { ...planned, nonce: planned.nonce - 1n });
  const refusal = await refusalOf(() => send(old.raw));
  if (refusal === undefined) throw new Error('a used count was taken');
  return refusal;
}

/** A turned bit can at most name another sender, who has nothing. */
async function turnBits({ keyring, balanceOf, plan, send }) {
  const { raw } = keyring.signTransfer(seed, await plan());
  const before = await balanceOf(recipient);
  const copies = flippedCopies(raw);
  const { sender } = keyring.verifyTransfer(raw);
  for (const [at, copy] of copies.entries()) {
    if ((await refusalOf(() => send(copy))) === undefined) throw new Error(`taken with byte ${at}`);
    const judged = keyring.verifyTransfer(copy);
    if (judged.outcome === 'valid' && judged.sender === sender)
      throw new Error(`our check takes it with byte ${at}`);
  }
  if ((await balanceOf(recipient)) !== before) throw new Error('money moved');
  return `${copies.length} copies`;
}

async function crossChains({ network, rpc, plan, send }) {
  const others = ['main', 'test', 'regtest'].map((other) => getKeyring(network, other));
  const before = await rpc('eth_blockNumber');
  const refusals = [];
  for (const other of others) {
    const { raw, hash } = other.signTransfer(seed, await plan({}, other));
    const refusal = await refusalOf(() => send(raw));
    await rpc('anvil_mine', '0x1');
    if (refusal === undefined || (await rpc('eth_getTransactionReceipt', hash)) !== null)
      throw new Error(`chain ${other.chainId} was taken`);
    refusals.push(refusal);
  }
  if ((await rpc('eth_blockNumber')) === before) throw new Error('nothing was mined');
  return `chain ids ${others.map(({ chainId }) => chainId).join(', ')}: ${refusals[0]}`;
}

async function replace({ keyring, rpc, offerAt, price, plan, send }) {
  await rpc('evm_setAutomine', false);
  try {
    const first = keyring.signTransfer(seed, await plan({ offer: offerAt(price) }));
    const cheap = keyring.signTransfer(seed, await plan({ offer: offerAt((price * 99n) / 100n) }));
    const dear = keyring.signTransfer(seed, await plan({ offer: offerAt((price * 3n) / 2n) }));
    await send(first.raw);
    const refusal = await refusalOf(() => send(cheap.raw));
    if (refusal === undefined) throw new Error('a lower price replaced it');
    await send(dear.raw);
    await until(
      'the dearer one is mined',
      async () => {
        await rpc('evm_mine');
        return (await rpc('eth_getTransactionReceipt', dear.hash)) !== null;
      },
      { withinMs: 10_000 },
    );
    const mined = await Promise.all(
      [first, cheap, dear].map(({ hash }) => rpc('eth_getTransactionReceipt', hash)),
    );
    const found = mined.map((receipt) => receipt?.status ?? null);
    if (JSON.stringify(found) !== JSON.stringify([null, null, '0x1']))
      throw new Error(`mined: ${JSON.stringify(found)}`);
    return refusal;
  } finally {
    await rpc('evm_setAutomine', true);
  }
}

async function sendAll({ keyring, rpc, address, balanceOf, plan, send }) {
  const { raw, hash } = keyring.signTransfer(seed, await plan({ amount: 'max' }));
  await send(raw);
  const { status } = await receiptOf(rpc, hash);
  const left = await balanceOf(address);
  if (status !== '0x1' || left !== 0n) throw new Error(`status ${status}, ${left} wei left`);
  return '0 wei';
}
