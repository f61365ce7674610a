// One transaction that sweeps 50 addresses (EIP-7702), on anvil: what it moves, what it costs beside a transaction for
// each address, and that nobody else can use what was signed for it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getNetwork, toBaseUnits } from '@billfold/core';
import { getKeyring, getSweeps, mostSwept } from '@billfold/keyring';
import { receiptOf, seed, startAnvil } from './anvil.mjs';
import { refusalOf, toHex } from './engine-process.mjs';

const require = createRequire(import.meta.url);
const viem = require('viem');
const { privateKeyToAccount } = require('viem/accounts');

const chain = 'sandbox';
const account = 7_000_001;
const ether = 10n ** 18n;
const units = 1_000_000n;
const zero = `0x${'0'.repeat(40)}`;
const args = ['--hardfork', 'prague'];
const abi = viem.parseAbi([
  'function sweep(address token, (address purse, uint256 units)[] moves)',
  'function move(address token, uint256 units)',
]);
const manners = ['Usual', 'Silent', 'False', 'Reverts', 'BurnsGas', 'LongAnswer', 'Reenters'];

export async function proveSweepsOnAnvil(network, command, { checks }) {
  const keyring = getKeyring(network, chain);
  const { rpc, stop } = await startAnvil(command, { chainId: keyring.chainId, args });
  try {
    const bench = await openSweepBench({ network, keyring, rpc, command });
    const prove = (what, run) => checks.try(`${network}: ${what}`, () => run(bench));
    await prove('the sweeper is deployed by anyone, with the code that is expected', deploy);
    await prove('one transaction sweeps 50 addresses of a token', sweepTokens);
    await prove('addresses that are delegated are swept again', sweepAgain);
    await prove('one transaction sweeps 50 addresses of coins, to the last wei', sweepCoins);
    await prove('an address that fails leaves the others alone', sweepWithFailures);
    await prove('nobody else can call what is delegated', callAsStranger);
    await prove('an authorization that a stranger sends first helps nobody', sendFirst);
    await prove('what is signed is for one chain alone', replayElsewhere);
    await prove('a delegated address receives coins, with more than the least gas', receive);
    await prove('a release makes addresses as they were', release);
  } finally {
    await stop();
  }
}

async function openSweepBench({ network, keyring, rpc, command }) {
  const { publicKey } = keyring.derivePublic(seed, account);
  const addressAt = (addressIndex) => keyring.addressAt(publicKey, { branch: 0, addressIndex });
  const main = addressAt(0);
  await rpc('anvil_setBalance', main, quantity(1_000n * ether));
  const [stranger] = await rpc('eth_accounts');
  const isLegacy = getNetwork(network).model.fees === 'legacy';
  const price = BigInt(await rpc('eth_gasPrice')) * 2n;
  const offer = isLegacy
    ? { kind: 'legacy', gasPrice: price }
    : { kind: 'eip1559', maxFeePerGas: price, maxPriorityFeePerGas: price / 10n };
  const sweeps = getSweeps(network, chain);
  const balanceOf = async (of) => BigInt(await rpc('eth_getBalance', of, 'latest'));
  const nonceOf = async (of) => BigInt(await rpc('eth_getTransactionCount', of, 'latest'));
  const codeOf = async (of) => (await rpc('eth_getCode', of, 'latest')).slice(2);
  const sweeper = sweeps.getSweeper(main);
  /** Sends from somebody else, with a gas limit, so that a call that is undone is mined. */
  const sendAs = async (from, call) => {
    const hash = await rpc('eth_sendTransaction', { gas: quantity(1_000_000n), ...call, from });
    return receiptOf(rpc, hash);
  };
  const planSweep = async (purses, { token = null, gasLimit = 4_000_000n } = {}) => {
    const withNonces = [];
    for (const purse of purses)
      withNonces.push({ nonce: await nonceOf(addressAt(purse.addressIndex)), ...purse });
    const request = {
      ...{ publicKey, token, offer, gasLimit, purses: withNonces },
      ...{ nonce: await nonceOf(main), balance: toBaseUnits(await balanceOf(main)) },
    };
    const built = sweeps.buildSweep(request);
    if (built.outcome !== 'built') throw new Error(`no plan: ${built.outcome}`);
    return built.plan;
  };
  const send = async (plan) => {
    const { raw, hash } = sweeps.signSweep(seed, plan);
    await rpc('eth_sendRawTransaction', `0x${toHex(raw)}`);
    const receipt = await receiptOf(rpc, hash);
    if (receipt.status !== '0x1') throw new Error(`${hash}: status ${receipt.status}`);
    return receipt;
  };
  const token = await deployToken({ rpc, sendAs, stranger });
  return {
    ...{ network, keyring, rpc, command, publicKey, addressAt, main, stranger, offer, sweeps },
    ...{ balanceOf, nonceOf, codeOf, sweeper, sendAs, planSweep, send, token },
  };
}

/** Puts a token on the chain that misbehaves where it is told to. */
async function deployToken({ rpc, sendAs, stranger }) {
  const solc = createRequire(require.resolve('@billfold/keyring/package.json'))('solc');
  const content = readFileSync(new URL('odd-token.sol', import.meta.url), 'utf8');
  const settings = { outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } };
  const input = { language: 'Solidity', sources: { odd: { content } }, settings };
  const { errors, contracts } = JSON.parse(solc.compile(JSON.stringify(input)));
  if (errors !== undefined) throw new Error(errors[0].formattedMessage);
  const { abi: tokenAbi, evm } = contracts.odd.OddToken;
  const data = `0x${evm.bytecode.object}`;
  const { contractAddress } = await sendAs(stranger, { data, gas: quantity(4_000_000n) });
  const encode = (functionName, ...values) =>
    viem.encodeFunctionData({ abi: tokenAbi, functionName, args: values });
  const address = viem.getAddress(contractAddress);
  const ask = async (...call) =>
    BigInt(await rpc('eth_call', { to: address, data: encode(...call) }, 'latest'));
  return {
    address,
    balanceOf: (of) => ask('balanceOf', of),
    entered: () => ask('entered'),
    give: (to, amount, manner = 'Usual') =>
      sendAs(stranger, { to: address, data: encode('give', to, amount, manners.indexOf(manner)) }),
  };
}

const quantity = (value) => `0x${value.toString(16)}`;
const range = (count, first = 1) => Array.from({ length: count }, (_, at) => first + at);
const purseAt = (addressIndex, amount = units) => ({ addressIndex, units: toBaseUnits(amount) });
const gasOf = ({ gasUsed }) => BigInt(gasUsed);
const perPurse = (gas) => `${gas / BigInt(mostSwept)} gas an address`;

async function deploy({ rpc, sweeper, codeOf, sendAs, stranger }) {
  if (sweeper.isDeployed(await codeOf(sweeper.address))) throw new Error('it is there already');
  const { to, data } = sweeper.deployment;
  const call = { to, data: `0x${data}`, gas: quantity(2_000_000n) };
  const { gasUsed, status } = await sendAs(stranger, call);
  const code = await codeOf(sweeper.address);
  if (status !== '0x1' || !sweeper.isDeployed(code)) throw new Error('other code is there');
  const again = await sendAs(stranger, call);
  if (again.status !== '0x0' || (await codeOf(sweeper.address)) !== code)
    throw new Error('it was deployed twice');
  if ((await rpc('eth_getStorageAt', sweeper.address, '0x0', 'latest')) !== `0x${'0'.repeat(64)}`)
    throw new Error('it has storage');
  return `${BigInt(gasUsed)} gas, ${code.length / 2} bytes`;
}

async function sweepTokens(bench) {
  const { token, main, addressAt, planSweep, send } = bench;
  const indexes = range(mostSwept);
  for (const index of indexes) await token.give(addressAt(index), units);
  // Like an account that has received the token before.
  await token.give(main, 1n);
  const plan = await planSweep(
    indexes.map((index) => purseAt(index)),
    { token: token.address },
  );
  const gas = gasOf(await send(plan));
  await requireMoved(bench, { indexes, expected: units * BigInt(mostSwept) + 1n });
  const apart = await sweepApart(
    bench,
    indexes.map((index) => index + 100),
  );
  if (gas >= apart) throw new Error(`${gas} gas is no less than ${apart}`);
  return `${perPurse(gas)}, ${perPurse(apart)} with a transaction that brings gas and one that sends`;
}

async function requireMoved({ token, main, addressAt }, { indexes, expected }) {
  for (const index of indexes) {
    const left = await token.balanceOf(addressAt(index));
    if (left !== 0n) throw new Error(`address ${index} has ${left}`);
  }
  const arrived = await token.balanceOf(main);
  if (arrived !== expected) throw new Error(`${arrived} of ${expected} arrived`);
}

/** Sweeps addresses as a sweep in parts does, and returns the gas of all: gas to each, and a transfer from each. */
async function sweepApart({ token, main, addressAt, rpc, keyring, publicKey, offer }, indexes) {
  const price = offer.kind === 'legacy' ? offer.gasPrice : offer.maxFeePerGas;
  const gasLimit = 100_000n;
  let total = 0n;
  const sendFrom = async (addressIndex, changes) => {
    const from = addressAt(addressIndex);
    const built = keyring.buildTransfer({
      ...{ publicKey, addressIndex, token: null, offer, gasLimit: 21_000n },
      balance: toBaseUnits(BigInt(await rpc('eth_getBalance', from, 'latest'))),
      nonce: BigInt(await rpc('eth_getTransactionCount', from, 'latest')),
      ...changes,
    });
    if (built.outcome !== 'built') throw new Error(`no plan: ${built.outcome}`);
    const { raw, hash } = keyring.signTransfer(seed, built.plan);
    await rpc('eth_sendRawTransaction', `0x${toHex(raw)}`);
    const receipt = await receiptOf(rpc, hash);
    if (receipt.status !== '0x1') throw new Error(`${hash}: status ${receipt.status}`);
    total += gasOf(receipt);
  };
  for (const index of indexes) {
    const recipient = addressAt(index);
    await token.give(recipient, units);
    await sendFrom(0, { recipient, amount: toBaseUnits(price * gasLimit) });
    const held = { contract: token.address, balance: toBaseUnits(units) };
    await sendFrom(index, { recipient: main, token: held, amount: 'max', gasLimit });
  }
  return total;
}

async function sweepAgain(bench) {
  const { token, addressAt, main, planSweep, send, codeOf, sweeper } = bench;
  const indexes = range(mostSwept);
  for (const index of indexes)
    if (!sweeper.isDelegated(await codeOf(addressAt(index))))
      throw new Error('one is not delegated');
  for (const index of indexes) await token.give(addressAt(index), units);
  const before = await token.balanceOf(main);
  const plan = await planSweep(
    indexes.map((index) => purseAt(index)),
    { token: token.address },
  );
  const gas = gasOf(await send(plan));
  await requireMoved(bench, { indexes, expected: before + units * BigInt(mostSwept) });
  return perPurse(gas);
}

async function sweepCoins({ rpc, main, addressAt, balanceOf, planSweep, send, sweeper }) {
  const indexes = range(mostSwept, 201);
  for (const index of indexes)
    await rpc('anvil_setBalance', addressAt(index), quantity(units + BigInt(index)));
  const purses = indexes.map((index) => purseAt(index, units + BigInt(index)));
  const before = await balanceOf(main);
  const receipt = await send(await planSweep(purses));
  for (const index of indexes)
    if ((await balanceOf(addressAt(index))) !== 0n) throw new Error(`address ${index} has some`);
  const moved = purses.reduce((sum, purse) => sum + purse.units, 0n);
  const fee = gasOf(receipt) * BigInt(receipt.effectiveGasPrice);
  if ((await balanceOf(main)) !== before + moved - fee) throw new Error('the sums differ');
  const told = receipt.logs.filter(({ address }) => viem.getAddress(address) === sweeper.address);
  const sum = told.reduce((all, { data }) => all + BigInt(data), 0n);
  if (told.length !== mostSwept || sum !== moved) throw new Error(`${told.length} logs of ${sum}`);
  return `${perPurse(gasOf(receipt))}, 21000 gas with a transaction for each`;
}

async function sweepWithFailures(bench) {
  const { rpc, token, main, addressAt, nonceOf, planSweep, send } = bench;
  const good = [301, 302, 310];
  const odd = { False: 303, Reverts: 304, BurnsGas: 305, LongAnswer: 306 };
  const other = { silent: 307, reenters: 308, short: 309, stale: 311, elsewhere: 312 };
  for (const index of good) await token.give(addressAt(index), units);
  for (const [manner, index] of Object.entries(odd))
    await token.give(addressAt(index), units, manner);
  await token.give(addressAt(other.silent), units, 'Silent');
  await token.give(addressAt(other.reenters), units, 'Reenters');
  await token.give(addressAt(other.short), units - 1n);
  await token.give(addressAt(other.stale), units);
  await token.give(addressAt(other.elsewhere), units);
  // Delegated to other code, by a wallet that has the same keys.
  await rpc('anvil_setCode', addressAt(other.elsewhere), `0xef0100${'ee'.repeat(20)}`);
  const before = await token.balanceOf(main);
  const all = [...good, ...Object.values(odd), ...Object.values(other)];
  const purses = all.map((index) => purseAt(index));
  const plan = await planSweep(purses, { token: token.address });
  // The address has sent something after the plan, so that its authorization is void.
  await rpc('anvil_setNonce', addressAt(other.stale), '0x7');
  const late = plan.purses.map((purse) =>
    purse.addressIndex === other.elsewhere ? { ...purse, nonce: 99n } : purse,
  );
  const { gasUsed } = await send({ ...plan, purses: late });
  const moved = [...good, other.silent, other.reenters];
  for (const index of all) {
    const left = await token.balanceOf(addressAt(index));
    const expected = moved.includes(index) ? 0n : index === other.short ? units - 1n : units;
    if (left !== expected) throw new Error(`address ${index} has ${left}`);
  }
  if ((await token.balanceOf(main)) !== before + units * BigInt(moved.length))
    throw new Error('the sums differ');
  if ((await token.entered()) !== 0n) throw new Error('it was entered again');
  if ((await nonceOf(addressAt(other.stale))) !== 7n) throw new Error('a void one was used');
  await sweepVoid(bench);
  return `${moved.length} of ${all.length} moved, ${BigInt(gasUsed)} gas`;
}

/** Sweeps coins that are delegated by a void authorization, or are too few: nothing is moved, and nothing told. */
async function sweepVoid({ rpc, addressAt, balanceOf, planSweep, send }) {
  const [good, stale, short] = [321, 322, 323];
  const indexes = [good, stale, short];
  for (const index of indexes)
    await rpc('anvil_setBalance', addressAt(index), quantity(index === short ? units - 1n : units));
  const plan = await planSweep(indexes.map((index) => purseAt(index)));
  await rpc('anvil_setNonce', addressAt(stale), '0x7');
  const { logs } = await send(plan);
  const told = logs.map(({ topics }) => viem.getAddress(`0x${topics[1].slice(-40)}`));
  if (told.join() !== addressAt(good)) throw new Error(`coins of ${told} are told of`);
  const left = [await balanceOf(addressAt(stale)), await balanceOf(addressAt(short))];
  if (left.join() !== `${units},${units - 1n}`) throw new Error(`${left} are left`);
}

/** Calls everything as strangers, and as the recipient where it must not. */
async function callAsStranger({
  rpc,
  token,
  main,
  addressAt,
  sweeper,
  sendAs,
  stranger,
  balanceOf,
}) {
  const purse = addressAt(1);
  await token.give(purse, units);
  await rpc('anvil_setBalance', purse, quantity(ether));
  await rpc('anvil_impersonateAccount', main);
  await rpc('anvil_impersonateAccount', purse);
  const held = { tokens: await token.balanceOf(main), coins: await balanceOf(purse) };
  const moves = [{ purse, units: 1n }];
  const calls = [token.address, zero].flatMap((asset) => {
    const sweep = viem.encodeFunctionData({ abi, functionName: 'sweep', args: [asset, moves] });
    const move = viem.encodeFunctionData({ abi, functionName: 'move', args: [asset, 1n] });
    return [
      [stranger, sweeper.address, sweep],
      [stranger, sweeper.address, move],
      [stranger, purse, sweep],
      [stranger, purse, move],
      [main, purse, sweep],
      [main, purse, move],
      [main, sweeper.address, move],
      [addressAt(2), purse, move],
    ];
  });
  await rpc('anvil_setBalance', addressAt(2), quantity(ether));
  await rpc('anvil_impersonateAccount', addressAt(2));
  for (const [from, to, data] of calls) {
    const { status } = await sendAs(from, { to, data });
    if (status !== '0x0') throw new Error(`${from} called ${to} with ${data.slice(0, 10)}`);
  }
  const coins = await sendAs(stranger, { to: sweeper.address, value: '0x1' });
  if (coins.status !== '0x0') throw new Error('the sweeper keeps coins that nobody can move');
  if ((await token.balanceOf(purse)) !== units || (await balanceOf(purse)) !== held.coins)
    throw new Error('something moved');
  if ((await token.balanceOf(main)) !== held.tokens) throw new Error('something arrived');
  for (const address of [main, purse, addressAt(2)])
    await rpc('anvil_stopImpersonatingAccount', address);
  return `${calls.length + 1} calls are undone`;
}

/** Takes the authorization out of a sweep that waits, and sends it before the sweep. */
async function sendFirst(bench) {
  const { rpc, token, main, addressAt, sweeps, planSweep, codeOf, sweeper } = bench;
  const purse = addressAt(401);
  await token.give(purse, units);
  const before = await token.balanceOf(main);
  const plan = await planSweep([purseAt(401)], { token: token.address });
  const { raw, hash } = sweeps.signSweep(seed, plan);
  await sendAuthorizations(bench, { rpc, raw });
  if (!sweeper.isDelegated(await codeOf(purse))) throw new Error('it was not taken');
  if ((await token.balanceOf(purse)) !== units) throw new Error('it moved something');
  await rpc('eth_sendRawTransaction', `0x${toHex(raw)}`);
  await receiptOf(rpc, hash);
  if ((await token.balanceOf(main)) !== before + units) throw new Error('the sweep moved nothing');
  return 'the sweep moves its units all the same';
}

/** Sends what a sweep authorizes in a transaction of a stranger. */
async function sendAuthorizations({ offer }, { rpc, raw, chainId }) {
  const { authorizationList, chainId: own } = viem.parseTransaction(`0x${toHex(raw)}`);
  const thief = privateKeyToAccount(`0x${'07'.repeat(32)}`);
  await rpc('anvil_setBalance', thief.address, quantity(ether));
  const price = (offer.kind === 'legacy' ? offer.gasPrice : offer.maxFeePerGas) * 2n;
  const serialized = await thief.signTransaction({
    ...{ type: 'eip7702', chainId: chainId ?? own, authorizationList, to: thief.address },
    ...{ gas: 500_000n, maxFeePerGas: price, maxPriorityFeePerGas: 1n },
    nonce: Number(await rpc('eth_getTransactionCount', thief.address, 'latest')),
  });
  const receipt = await receiptOf(rpc, await rpc('eth_sendRawTransaction', serialized));
  if (receipt.status !== '0x1') throw new Error('the stranger could not send it');
}

async function replayElsewhere(bench) {
  const { token, addressAt, sweeps, planSweep, command, network } = bench;
  await token.give(addressAt(402), units);
  const { raw } = sweeps.signSweep(seed, await planSweep([purseAt(402)], { token: token.address }));
  const other = Number(getKeyring(network, 'regtest').chainId);
  const elsewhere = await startAnvil(command, { chainId: other, args });
  try {
    await elsewhere.rpc('anvil_setBalance', bench.main, quantity(ether));
    const refusal = await refusalOf(() =>
      elsewhere.rpc('eth_sendRawTransaction', `0x${toHex(raw)}`),
    );
    if (refusal === undefined) throw new Error('another chain takes it');
    await sendAuthorizations(bench, { rpc: elsewhere.rpc, raw, chainId: other });
    const code = await elsewhere.rpc('eth_getCode', addressAt(402), 'latest');
    if (code !== '0x') throw new Error(`the address is delegated elsewhere: ${code}`);
    return refusal;
  } finally {
    await elsewhere.stop();
  }
}

async function receive({ addressAt, sendAs, stranger, balanceOf, sweeper, codeOf }) {
  const to = addressAt(1);
  if (!sweeper.isDelegated(await codeOf(to))) throw new Error('it is not delegated');
  const before = await balanceOf(to);
  const plain = await sendAs(stranger, { to, value: '0x5', gas: quantity(30_000n) });
  const noted = await sendAs(stranger, {
    to,
    value: '0x7',
    data: '0xc0ffee',
    gas: quantity(30_000n),
  });
  if (plain.status !== '0x1' || noted.status !== '0x1') throw new Error('it was refused');
  // A payer with the gas of a transfer between addresses without code keeps the coins.
  const least = await sendAs(stranger, { to, value: '0x9', gas: quantity(21_000n) });
  if (least.status !== '0x0') throw new Error('21000 gas were enough');
  if ((await balanceOf(to)) !== before + 12n) throw new Error('the sums differ');
  return `${gasOf(plain)} gas; with 21000 the payer keeps the coins`;
}

async function release(bench) {
  const { publicKey, addressAt, sweeps, main, balanceOf, nonceOf, codeOf, offer } = bench;
  const indexes = range(mostSwept);
  const purses = [];
  for (const addressIndex of indexes)
    purses.push({ addressIndex, nonce: await nonceOf(addressAt(addressIndex)) });
  const built = sweeps.buildRelease({
    ...{ publicKey, purses, offer, gasLimit: 2_000_000n },
    ...{ nonce: await nonceOf(main), balance: toBaseUnits(await balanceOf(main)) },
  });
  if (built.outcome !== 'built') throw new Error(built.outcome);
  const gas = gasOf(await bench.send(built.plan));
  for (const index of indexes)
    if ((await codeOf(addressAt(index))) !== '') throw new Error(`address ${index} has code`);
  const call = { to: addressAt(1), value: '0x9', gas: quantity(21_000n) };
  const { status } = await bench.sendAs(bench.stranger, call);
  if (status !== '0x1') throw new Error('21000 gas are not enough');
  return perPurse(gas);
}
