import { toBaseUnits } from '@billfold/core';
import { Address, beginCell, Cell } from '@ton/core';
import { Blockchain, type SandboxContract, type TreasuryContract } from '@ton/sandbox';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFundedTons } from '../../testing/funded-tons.ts';
import type { TonTransferRequest } from './transfer-plan.ts';

const { keyring, seed, plan, address } = createFundedTons('TON');
const own = Address.parse(address);
const now = 1_700_000_000;
const ton = 10n ** 9n;
const nobody = new Address(0, Buffer.alloc(32, 9));
const masterchain = new Address(-1, Buffer.alloc(32, 8));

/** The contract itself, run by the machine of the network's own nodes. */
describe('the wallet contract', () => {
  let chain: Blockchain;
  let faucet: SandboxContract<TreasuryContract>;
  let begin: ReturnType<Blockchain['snapshot']>;
  beforeAll(async () => {
    chain = await Blockchain.create();
    chain.now = now;
    chain.verbosity = { ...chain.verbosity, print: false };
    faucet = await chain.treasury('faucet');
    await faucet.send({ to: own, value: 10n * ton, bounce: false });
    begin = chain.snapshot();
  });
  beforeEach(() => chain.loadFrom(begin));

  const balanceOf = async (of: Address) => (await chain.getContract(of)).balance;
  const planned = (changes: Partial<TonTransferRequest> = {}) =>
    plan({
      seqno: 0n,
      validUntil: now + 60,
      recipient: nobody.toString(),
      isBounceable: false,
      ...changes,
    });
  const send = (raw: Uint8Array) =>
    chain.sendMessage(Cell.fromBoc(Buffer.from(raw))[0] ?? new Cell());
  const pay = async (changes: Partial<TonTransferRequest> = {}) => {
    const order = planned(changes);
    const before = await balanceOf(own);
    const { raw } = keyring.signTransfer(seed, order);
    const { transactions } = await send(raw);
    return { order, raw, transactions, spent: before - (await balanceOf(own)) };
  };
  const refusal = (raw: Uint8Array) =>
    send(raw).then(
      () => 'taken',
      (error: { readonly exitCode?: number }) => error.exitCode,
    );

  it('comes along with the first send, and counts the sends from then on', async () => {
    expect((await chain.getContract(own)).accountState?.type).toBe('uninit');
    const first = await pay();
    expect((await chain.getContract(own)).accountState?.type).toBe('active');
    expect(first.spent).toBe(first.order.value + first.order.fee);
    const second = await pay({ seqno: 1n });
    expect(second.spent).toBe(second.order.value + second.order.fee);
    expect(await balanceOf(nobody)).toBe(2n * ton);
  });

  it.each([
    ['nothing said', nobody, 0],
    ['a comment that stays in its message', nobody, 35],
    ['a comment that moves out of it', nobody, 36],
    ['a long comment to the masterchain', masterchain, 120],
  ])('charges the planned fee to the nanoton: %s', async (_, recipient, length) => {
    const order = {
      seqno: 1n,
      recipient: recipient.toString(),
      memo: length === 0 ? null : 'x'.repeat(length),
    };
    await pay();
    const some = await pay(order);
    expect(some.spent).toBe(some.order.value + some.order.fee);
    const balance = toBaseUnits(await balanceOf(own));
    const before = await balanceOf(recipient);
    const all = await pay({ ...order, seqno: 2n, amount: 'max', balance });
    expect(await balanceOf(own)).toBe(0n);
    expect(await balanceOf(recipient)).toBe(before + all.order.value);
  });

  it('takes a send once, and none out of its turn', async () => {
    const { raw } = await pay();
    expect(await refusal(raw)).toBe(33);
    expect(await refusal(keyring.signTransfer(seed, planned({ seqno: 2n })).raw)).toBe(33);
  });

  it('takes nothing after its time', async () => {
    await pay();
    const late = keyring.signTransfer(seed, planned({ seqno: 1n, validUntil: now })).raw;
    expect(await refusal(late)).toBe(36);
    const last = keyring.signTransfer(seed, planned({ seqno: 1n, validUntil: now + 1 })).raw;
    expect(await refusal(last)).toBe('taken');
  });

  it('refuses what another key has signed, and what is for a wallet of the sandbox', async () => {
    await pay();
    const { publicKey } = keyring.derivePublic(seed, 0);
    const forged = forge(keyring.signTransfer(seed, planned({ seqno: 1n })).raw);
    expect(await refusal(forged)).toBe(35);
    expect(keyring.verifyTransfer(forged, publicKey)).toMatchObject({ fault: 'signature_invalid' });
    const sandbox = createFundedTons('TON', { chain: 'sandbox' });
    const elsewhere = sandbox.keyring.signTransfer(seed, sandbox.plan({ seqno: 1n }));
    expect(keyring.verifyTransfer(elsewhere.raw, publicKey)).toMatchObject({
      fault: 'wrong_wallet_id',
    });
  });

  it('gets back what bounces where there is no contract, less what that costs', async () => {
    await pay();
    const { order, spent } = await pay({ seqno: 1n, isBounceable: true });
    expect(spent - order.fee).toBe(667_600n);
    expect(await balanceOf(nobody)).toBe(ton);
  });

  it('counts and charges a send that it cannot pay for, and pays nobody', async () => {
    await pay();
    const lot = toBaseUnits(100n * ton);
    const { spent } = await pay({ seqno: 1n, amount: lot, balance: toBaseUnits(2n * lot) });
    expect(spent).toBe(1_932_800n);
    expect(await refusal(keyring.signTransfer(seed, planned({ seqno: 1n })).raw)).toBe(33);
  });
});

/** Flips a bit of the signature in `raw`; the bag of cells stays valid. */
function forge(raw: Uint8Array): Uint8Array {
  const root = Cell.fromBoc(Buffer.from(raw))[0] ?? new Cell();
  const body = root.asSlice().skip(2 + 2 + 267 + 4 + 1 + 1);
  const signature = body.loadBuffer(64);
  signature.writeUInt8(signature.readUInt8(3) ^ 1, 3);
  return beginCell()
    .storeBits(root.bits.substring(0, 2 + 2 + 267 + 4 + 1 + 1))
    .storeBuffer(signature)
    .storeSlice(body)
    .endCell()
    .toBoc();
}
