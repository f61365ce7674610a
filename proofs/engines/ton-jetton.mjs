// Jettons on the virtual machine of TON's nodes: an issuer and wallets of TEP-74, as their authors have
// compiled them, hand over what our keyring signs.
import { toBaseUnits } from '@billfold/core';
import { jettonMinterCode, jettonWalletCode } from './jetton-code.mjs';
import { openBench, seed, ton } from './ton.mjs';

const supply = 10n ** 15n;
/** Nanotons that the server attaches to a jetton transfer: a third more than its estimate of 0.0387 TON. */
const attached = (38_700_000n * 4n + 2n) / 3n;
/** Operations of TEP-74, and the issuer's own. */
const operations = {
  mint: 21,
  internalTransfer: 0x178d4519,
  notification: 0x7362d09c,
  excesses: 0xd53276db,
};

export async function proveJettonsOnTon(network, machine, { checks, step }) {
  const bench = await openJettonBench(network, machine);
  await checks.try(`${network}: jettons move as planned`, () => moveMany(bench, step));
  await checks.try(`${network}: a new holder gets a wallet, the sender the rest`, () =>
    deploy(bench),
  );
  await checks.try(`${network}: a turned bit moves no jettons`, () => turnBits(bench, step));
  await checks.try(`${network}: more jettons than there are bounce`, () => overdraw(bench));
  await checks.try(`${network}: too little TON along moves no jettons`, () => starve(bench));
}

/** All of the supply is ours, and our wallet has sent once. */
async function openJettonBench(network, machine) {
  const bench = await openBench(network, machine);
  const { own, keyring, plan, send } = bench;
  await send(keyring.signTransfer(seed, await plan({ seqno: 0n })).raw);
  const { walletOf, unitsOf } = readerOf(bench, machine, await issue(bench, machine));
  const wallet = (await walletOf(own)).toString();
  /** Plans a jetton transfer; `token` overrides the balance that the jetton wallet is claimed to hold. */
  const planUnits = (units, { token, ...changes } = {}) =>
    plan({
      amount: units === 'max' ? units : toBaseUnits(units),
      ...changes,
      token: { wallet, attached: toBaseUnits(attached), balance: toBaseUnits(supply), ...token },
    });
  const held = await unitsOf(own);
  if (held !== supply) throw new Error(`${held} units were minted`);
  const stranger = new machine.Address(0, Buffer.alloc(32, 0x41));
  return { ...bench, unitsOf, planUnits, stranger };
}

/** Puts the issuer on the chain, which mints; answers its address. */
async function issue({ blockchain, own }, { beginCell, Cell, contractAddress }) {
  const [code, walletCode] = [jettonMinterCode, jettonWalletCode].map((each) =>
    Cell.fromBase64(each),
  );
  const issuer = await blockchain.treasury('issuer');
  const data = beginCell().storeCoins(0n).storeAddress(issuer.address);
  const init = { code, data: data.storeRef(new Cell()).storeRef(walletCode).endCell() };
  const minter = contractAddress(0, init);
  const units = beginCell()
    .storeUint(operations.internalTransfer, 32)
    .storeUint(0, 64)
    .storeCoins(supply)
    .storeAddress(minter)
    .storeAddress(issuer.address)
    .storeCoins(0n)
    .storeBit(false)
    .endCell();
  const mint = beginCell()
    .storeUint(operations.mint, 32)
    .storeUint(0, 64)
    .storeAddress(own)
    .storeCoins(ton / 20n)
    .storeRef(units)
    .endCell();
  await issuer.send({ to: minter, value: ton, init, body: mint });
  return minter;
}

/** Where an owner keeps units, and how many; null where there is no wallet for them. */
function readerOf({ blockchain }, { beginCell }, minter) {
  const ask = async (...call) => (await blockchain.runGetMethod(...call)).stackReader;
  const walletOf = async (owner) => {
    const cell = beginCell().storeAddress(owner).endCell();
    const answer = await ask(minter, 'get_wallet_address', [{ type: 'slice', cell }]);
    return answer.readAddress();
  };
  const unitsOf = async (owner) => {
    const wallet = await walletOf(owner);
    const { accountState } = await blockchain.getContract(wallet);
    if (accountState?.type !== 'active') return null;
    return (await ask(wallet, 'get_wallet_data')).readBigNumber();
  };
  return { walletOf, unitsOf };
}

/** Signs, sends, and compares what moved with the plan. */
async function pay(bench, units, changes = {}) {
  const { keyring, own, balanceOf, send, unitsOf, planUnits, stranger } = bench;
  const planned = await planUnits(units, { recipient: stranger.toString(), ...changes });
  const before = {
    ton: await balanceOf(own),
    own: await unitsOf(own),
    to: await unitsOf(stranger),
  };
  const { transactions } = await send(keyring.signTransfer(seed, planned).raw);
  const left = before.own - ((await unitsOf(own)) ?? 0n);
  const arrived = ((await unitsOf(stranger)) ?? 0n) - (before.to ?? 0n);
  const spent = before.ton - (await balanceOf(own));
  return {
    planned,
    left,
    arrived,
    spent,
    messages: transactions.map(readMessage),
    isNew: before.to === null,
  };
}

function readMessage({ inMessage }) {
  const { info, body } = inMessage;
  const slice = body.beginParse();
  const operation = slice.remainingBits >= 32 ? slice.loadUint(32) : null;
  return {
    operation,
    to: info.dest,
    value: info.value?.coins ?? 0n,
    bounced: info.bounced === true,
  };
}

async function expectMoved(bench, units, changes) {
  const paid = await pay(bench, units, changes);
  const { planned, left, arrived, spent } = paid;
  const wanted = planned.value;
  if (left !== wanted || arrived !== wanted)
    throw new Error(`${left} units left for ${wanted}, ${arrived} arrived`);
  if (spent > planned.fee) throw new Error(`${spent} nanotons for ${planned.fee}`);
  return paid;
}

/** Comments of every length on each side of where they move into a cell of their own. */
async function moveMany(bench, step) {
  let count = 0;
  let most = 0n;
  for (let length = 0; length <= 120; length += step) {
    const memo = length === 0 ? null : 'x'.repeat(length);
    const units = (1n << BigInt(length % 49)) + BigInt(length);
    await bench.alone(async () => {
      const { spent } = await expectMoved(bench, units, { memo });
      most = spent > most ? spent : most;
    });
    count += 1;
  }
  await bench.alone(async () => {
    await expectMoved(bench, 'max');
    const rest = await bench.unitsOf(bench.own);
    if (rest !== 0n) throw new Error(`${rest} units stayed`);
  });
  return `${count + 1} transfers, units exact, at most ${most} nanotons each`;
}

/** The recipient hears of it, what was not used comes back, and a second transfer needs no wallet. */
async function deploy(bench) {
  return bench.alone(async () => {
    const first = await expectMoved(bench, 7n);
    const second = await expectMoved(bench, 8n, { seqno: 2n });
    if (!first.isNew || second.isNew) throw new Error('the wallet was there before, or not after');
    for (const { messages } of [first, second]) {
      const heard = messages.find(({ operation }) => operation === operations.notification);
      if (heard?.value !== 1n) throw new Error('the recipient did not hear of it');
      const rest = messages.find(({ operation }) => operation === operations.excesses);
      if (!rest?.to.equals(bench.own)) throw new Error('the rest did not come back');
    }
    if (second.spent >= first.spent) throw new Error('the second one cost no less');
    return `${first.spent} and ${second.spent} nanotons, of ${first.planned.fee} planned`;
  });
}

/** The machine reads bags of cells in more forms than ours: a bit of the form alone changes nothing. */
async function turnBits(bench, step) {
  const { keyring, own, send, readCell, unitsOf, planUnits } = bench;
  const { raw } = keyring.signTransfer(seed, await planUnits(5n));
  let count = 0;
  for (let at = 0; at < raw.length * 8; at += 3 * step) {
    const copy = Uint8Array.from(raw);
    copy[at >> 3] ^= 1 << (at & 7);
    const left = await bench.alone(async () => {
      // Refused by the machine or by the wallet.
      await Promise.resolve(copy)
        .then(send)
        .catch(() => undefined);
      return supply - (await unitsOf(own));
    });
    if (left !== 0n && !readCell(copy).equals(readCell(raw)))
      throw new Error(`${left} units left with bit ${at}`);
    count += 1;
  }
  return `${count} copies`;
}

/** Nothing moves, and all but the gas comes back. */
async function expectNothing(bench, units, changes) {
  return bench.alone(async () => {
    const { left, arrived, spent, messages, planned } = await pay(bench, units, changes);
    if (left !== 0n || arrived !== 0n) throw new Error(`${left} units left, ${arrived} arrived`);
    if (!messages.some(({ bounced }) => bounced)) throw new Error('nothing bounced');
    if (spent > planned.fee) throw new Error(`${spent} nanotons for ${planned.fee}`);
    return `all but ${spent} nanotons came back`;
  });
}

function overdraw(bench) {
  return expectNothing(bench, supply + 1n, { token: { balance: toBaseUnits(2n * supply) } });
}

function starve(bench) {
  return expectNothing(bench, 5n, { token: { attached: toBaseUnits(10_000_000n) } });
}
