// Tokens of Ethereum's family on anvil: OpenZeppelin's ERC-20, as its authors have compiled it, moves what
// our keyring signs.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { toBaseUnits } from '@billfold/core';
import { getKeyring } from '@billfold/keyring';
import { openBench, receiptOf, seed, startAnvil } from './anvil.mjs';
import { flippedCopies, refusalOf } from './engine-process.mjs';

const supply = 10n ** 30n;
/** keccak-256 of `Transfer(address,address,uint256)`. @see EIP-20 */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const chain = 'sandbox';

export async function proveTokensOnAnvil(network, command, { checks, step }) {
  const keyring = getKeyring(network, chain);
  const { rpc, stop } = await startAnvil(command, { chainId: keyring.chainId });
  try {
    const bench = await openTokenBench(await openBench({ network, keyring, rpc }));
    await checks.try(`${network}: tokens move as planned`, () => moveMany(bench, step));
    await checks.try(`${network}: a turned bit moves no tokens, whichever`, () => turnBits(bench));
    await checks.try(`${network}: more than there is fails and costs its fee`, () =>
      overdraw(bench),
    );
    await checks.try(`${network}: sending all of a token leaves none`, () => sendAll(bench));
  } finally {
    await stop();
  }
}

async function openTokenBench(bench) {
  const { rpc, address } = bench;
  const require = createRequire(import.meta.url);
  const path = '@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json';
  const artifact = JSON.parse(readFileSync(require.resolve(path), 'utf8'));
  const { encodeDeployData, encodeFunctionData } = require('viem');
  const data = encodeDeployData({ ...artifact, args: ['Proof', 'PRF', supply, address] });
  const [from] = await rpc('eth_accounts');
  const deployed = await rpc('eth_sendTransaction', { from, data, gas: '0x400000' });
  const { contractAddress: contract } = await receiptOf(rpc, deployed);
  const tokensOf = async (owner) => {
    const args = { abi: artifact.abi, functionName: 'balanceOf', args: [owner] };
    return BigInt(
      await rpc('eth_call', { to: contract, data: encodeFunctionData(args) }, 'latest'),
    );
  };
  const plan = async ({ balance, ...changes }) =>
    bench.plan({
      gasLimit: 100_000n,
      token: { contract, balance: toBaseUnits(balance ?? (await tokensOf(address))) },
      ...changes,
    });
  return { ...bench, contract, tokensOf, plan };
}

/** Amounts of every length, each to somebody new and then to them again. */
async function moveMany({ keyring, rpc, address, contract, tokensOf, plan, send }, step) {
  let count = 0;
  for (let bits = 0; bits < 96; bits += step) {
    const recipient = `0x${(BigInt(bits >> 1) + 1n).toString(16).padStart(40, '1')}`;
    const value = (1n << BigInt(bits)) + BigInt(bits);
    const planned = await plan({ recipient, amount: toBaseUnits(value) });
    const { raw, hash } = keyring.signTransfer(seed, planned);
    const before = { own: await tokensOf(address), to: await tokensOf(recipient) };
    await send(raw);
    const receipt = await receiptOf(rpc, hash);
    const { status, logs, gasUsed, effectiveGasPrice } = receipt;
    const [log] = logs;
    if (status !== '0x1' || logs.length !== 1 || log.topics[0] !== transferTopic)
      throw new Error(`${hash}: status ${status}, ${logs.length} logs`);
    const moved = before.own - (await tokensOf(address));
    const received = (await tokensOf(recipient)) - before.to;
    if (moved !== value || received !== value || BigInt(log.data) !== value)
      throw new Error(`${hash} moved ${moved} for ${value}, ${received} arrived`);
    if (log.address.toLowerCase() !== contract || planned.token.toLowerCase() !== contract)
      throw new Error(`${hash} is of ${log.address}`);
    if (BigInt(gasUsed) * BigInt(effectiveGasPrice) > planned.fee)
      throw new Error(`${hash} costs more than ${planned.fee}`);
    count += 1;
  }
  return `${count} transfers, balances and logs to the unit`;
}

async function turnBits({ keyring, address, tokensOf, plan, send }) {
  const { raw } = keyring.signTransfer(seed, await plan({ amount: toBaseUnits(1n) }));
  const before = await tokensOf(address);
  const copies = flippedCopies(raw);
  for (const [at, copy] of copies.entries()) {
    if ((await refusalOf(() => send(copy))) === undefined) throw new Error(`taken with byte ${at}`);
    const judged = keyring.verifyTransfer(copy);
    if (judged.outcome === 'valid' && judged.sender === address)
      throw new Error(`our check takes it with byte ${at}`);
  }
  if ((await tokensOf(address)) !== before) throw new Error('tokens moved');
  return `${copies.length} copies`;
}

async function overdraw({ keyring, rpc, address, balanceOf, tokensOf, plan, send }) {
  const held = await tokensOf(address);
  const before = await balanceOf(address);
  const amount = toBaseUnits(held + 1n);
  const planned = await plan({ balance: amount, amount });
  const { raw, hash } = keyring.signTransfer(seed, planned);
  await send(raw);
  const { status, gasUsed, effectiveGasPrice } = await receiptOf(rpc, hash);
  const fee = BigInt(gasUsed) * BigInt(effectiveGasPrice);
  const isUnmoved = (await tokensOf(address)) === held;
  if (status !== '0x0' || !isUnmoved || before - (await balanceOf(address)) !== fee)
    throw new Error(`status ${status}, ${fee} wei`);
  return `${BigInt(gasUsed)} gas`;
}

async function sendAll({ keyring, rpc, address, tokensOf, plan, send }) {
  const { raw, hash } = keyring.signTransfer(seed, await plan({ amount: 'max' }));
  await send(raw);
  const { status } = await receiptOf(rpc, hash);
  const left = await tokensOf(address);
  if (status !== '0x1' || left !== 0n) throw new Error(`status ${status}, ${left} left`);
  return '0 units';
}
