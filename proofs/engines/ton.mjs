// TON's own rules, from the virtual machine of its nodes (@ton/sandbox): what our keyring signs is
// run by the code of wallet v4R2 itself, and costs what the keyring says, to the nanoton.
import { createRequire } from 'node:module';
import { toBaseUnits } from '@billfold/core';
import { getKeyring } from '@billfold/keyring';

export const seed = new Uint8Array(64).fill(7);
export const ton = 10n ** 9n;
const chain = 'sandbox';
const now = 1_800_000_000;
/** Parameters 20, 21, 24 and 25 of the main chain's configuration, which the machine brings along. */
const prices = {
  gasPrice: 400n,
  basechain: { lumpPrice: 400_000n, bitPrice: 26_214_400n, cellPrice: 2_621_440_000n },
  masterchain: { lumpPrice: 10_000_000n, bitPrice: 655_360_000n, cellPrice: 65_536_000_000n },
};

/** The machine and what reads its answers; null where they are not installed. */
export function findTonMachine() {
  try {
    const require = createRequire(import.meta.url);
    return { ...require('@ton/core'), ...require('@ton/sandbox') };
  } catch {
    return null;
  }
}

export async function proveOnTon(network, machine, { checks, step }) {
  const bench = await openBench(network, machine);
  await checks.try(`${network}: the first send brings the wallet along`, () => deploy(bench));
  await checks.try(`${network}: transfers cost what was planned`, () => payMany(bench, step));
  await checks.try(`${network}: sending everything leaves nothing`, () => sendAll(bench));
  await checks.try(`${network}: a send is taken once and in its turn`, () => replay(bench));
  await checks.try(`${network}: nothing is taken after its time`, () => expire(bench));
  await checks.try(`${network}: a turned bit is refused, whichever`, () => turnBits(bench, step));
  await checks.try(`${network}: a wallet of another chain is another wallet`, () =>
    crossChains(bench),
  );
  await checks.try(`${network}: what bounces comes back`, () => bounce(bench));
}

/** A wallet of ours with a thousand TON, which has sent nothing yet. */
export async function openBench(network, { Address, Blockchain, Cell }) {
  const keyring = getKeyring(network, chain);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const own = Address.parse(keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 }));
  const blockchain = await Blockchain.create();
  blockchain.now = now;
  blockchain.verbosity = { ...blockchain.verbosity, print: false };
  const faucet = await blockchain.treasury('faucet');
  await faucet.send({ to: own, value: 1_000n * ton, bounce: false });
  const balanceOf = async (of) => (await blockchain.getContract(of)).balance;
  const recipients = [0, -1].map((workchain) => new Address(workchain, Buffer.alloc(32, 9)));
  const plan = async (changes = {}, on = keyring) => {
    const built = on.buildTransfer({
      publicKey,
      account: 0,
      balance: toBaseUnits(await balanceOf(own)),
      seqno: 1n,
      validUntil: now + 60,
      recipient: recipients[0].toString(),
      amount: toBaseUnits(ton),
      isBounceable: false,
      memo: null,
      prices,
      token: null,
      ...changes,
    });
    if (built.outcome !== 'built') throw new Error(`no plan: ${built.outcome}`);
    return built.plan;
  };
  const readCell = (raw) => Cell.fromBoc(Buffer.from(raw))[0];
  const send = async (raw) => blockchain.sendMessage(readCell(raw));
  const bench = { network, keyring, blockchain, own, recipients, balanceOf, plan, readCell, send };
  /** Undone again: every check begins with a wallet that has sent once. */
  const alone = async (work) => {
    const before = blockchain.snapshot();
    try {
      return await work();
    } finally {
      await blockchain.loadFrom(before);
    }
  };
  return { ...bench, alone };
}

/** Signs, sends, and compares what left the wallet and what arrived with the plan. */
async function pay({ keyring, own, balanceOf, plan, send }, changes, recipient) {
  const planned = await plan({ recipient: recipient.toString(), ...changes });
  const before = { own: await balanceOf(own), to: await balanceOf(recipient) };
  await send(keyring.signTransfer(seed, planned).raw);
  const spent = before.own - (await balanceOf(own));
  const received = (await balanceOf(recipient)) - before.to;
  if (spent !== planned.value + planned.fee || received !== planned.value)
    throw new Error(`${spent} left for ${planned.value} at ${planned.fee}, ${received} arrived`);
  return planned;
}

async function deploy(bench) {
  const { fee } = await pay(bench, { seqno: 0n }, bench.recipients[0]);
  return `${fee} nanotons`;
}

/** Comments of every length on each side of where they move into a cell of their own, to each workchain. */
async function payMany(bench, step) {
  let count = 0;
  for (const recipient of bench.recipients)
    for (let length = 0; length <= 120; length += step) {
      const memo = length === 0 ? null : 'x'.repeat(length);
      const amount = toBaseUnits((1n << BigInt(length % 37)) + BigInt(length));
      await bench.alone(() => pay(bench, { memo, amount }, recipient));
      count += 1;
    }
  return `${count} transfers, amounts and fees to the nanoton`;
}

async function sendAll(bench) {
  for (const recipient of bench.recipients)
    for (const memo of [null, 'short', 'x'.repeat(36), 'x'.repeat(120)])
      await bench.alone(async () => {
        await pay(bench, { memo, amount: 'max' }, recipient);
        const left = await bench.balanceOf(bench.own);
        if (left !== 0n) throw new Error(`${left} nanotons left`);
      });
  return '0 nanotons';
}

/** The code with which the wallet ends, or the words of the machine where it does not begin. */
async function refusalOf({ alone, send }, raw) {
  return alone(async () => {
    try {
      await send(raw);
      return undefined;
    } catch (error) {
      return error.exitCode ?? error.message.split('\n')[0];
    }
  });
}

async function expectExit(bench, planned, code) {
  const refusal = await refusalOf(bench, bench.keyring.signTransfer(seed, planned).raw);
  if (refusal !== code) throw new Error(`ended with ${refusal}, not with ${code}`);
  return `exit code ${code}`;
}

async function replay(bench) {
  await expectExit(bench, await bench.plan({ seqno: 0n }), 33);
  return expectExit(bench, await bench.plan({ seqno: 2n }), 33);
}

async function expire(bench) {
  return expectExit(bench, await bench.plan({ validUntil: now }), 36);
}

/** The machine reads bags of cells in more forms than ours: a bit of the form alone changes nothing. */
async function turnBits(bench, step) {
  const { keyring, plan, readCell } = bench;
  const { publicKey } = keyring.derivePublic(seed, 0);
  const { raw } = keyring.signTransfer(seed, await plan());
  let count = 0;
  for (let at = 0; at < raw.length * 8; at += step) {
    count += 1;
    const copy = Uint8Array.from(raw);
    copy[at >> 3] ^= 1 << (at & 7);
    if (keyring.verifyTransfer(copy, publicKey).outcome === 'valid')
      throw new Error(`our check takes it with bit ${at}`);
    const isTaken = (await refusalOf(bench, copy)) === undefined;
    if (isTaken && !readCell(copy).equals(readCell(raw))) throw new Error(`taken with bit ${at}`);
  }
  return `${count} copies`;
}

async function crossChains(bench) {
  const main = getKeyring(bench.network, 'main');
  for (const seqno of [0n, 1n]) {
    const planned = await bench.plan({ seqno }, main);
    const refusal = await refusalOf(bench, main.signTransfer(seed, planned).raw);
    if (refusal === undefined) throw new Error('a transfer of the main chain was taken');
  }
  const { publicKey } = main.derivePublic(seed, 0);
  const address = main.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  if (bench.own.toString({ bounceable: false }) === address) throw new Error('one address for two');
  return `wallet ids ${main.walletId} and ${bench.keyring.walletId}`;
}

async function bounce(bench) {
  return bench.alone(async () => {
    const { keyring, own, recipients, balanceOf, plan, send } = bench;
    const planned = await plan({ isBounceable: true, amount: toBaseUnits(5n * ton) });
    const before = { own: await balanceOf(own), to: await balanceOf(recipients[0]) };
    await send(keyring.signTransfer(seed, planned).raw);
    const spent = before.own - (await balanceOf(own));
    if ((await balanceOf(recipients[0])) !== before.to) throw new Error('it stayed there');
    if (spent > planned.fee + ton / 1_000n) throw new Error(`${spent} nanotons did not come back`);
    return `all but ${spent} nanotons`;
  });
}
