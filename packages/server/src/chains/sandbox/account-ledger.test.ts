import { findToken, getNetwork, toBaseUnits } from '@billfold/core';
import type { EvmFeeOffer } from '@billfold/keyring';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccountWallet, phrases } from '../../../test/ledger-wallet.ts';
import { getRules } from '../../families/get-rules.ts';
import { serverPlatform } from '../../platform/server-platform.ts';
import { createMemoryStore } from './memory-store.ts';
import { openSandboxLedger, type SandboxLedger } from './sandbox-ledger.ts';
import { readTokenBalance } from './token-entry.ts';

const network = 'ETH';
const rules = getRules(network, 'sandbox');
const treasury = rules.openTreasury(phrases[2]);
const alice = createAccountWallet(network, phrases[0]);
const bob = createAccountWallet(network, phrases[1]);
const stranger = '0x52908400098527886E0F7030069857D2E4169EE7';

const tokenOf = (id: string) => {
  const token = findToken(network, id);
  if (token === undefined) throw new Error(`There is no ${id}.`);
  return token;
};
const [usdt, usdc] = [tokenOf('USDT@ETH'), tokenOf('USDC@ETH')];
const gwei = 10n ** 9n;
const ether = 10n ** BigInt(getNetwork(network).decimals);
/** Base fee 10 and tip 1 gwei, by the offer of the wallets of tests. */
const fee = 21_000n * 11n * gwei;
const offer = (cap: bigint, tip = 1n): EvmFeeOffer => ({
  kind: 'eip1559',
  maxFeePerGas: cap * gwei,
  maxPriorityFeePerGas: tip * gwei,
});

describe('the sandbox ledger of an account network', () => {
  let ledger: SandboxLedger;
  beforeEach(async () => {
    const store = createMemoryStore(new Date(0));
    ledger = await openSandboxLedger({ store, rules, treasury, platform: serverPlatform() });
  });

  const pay = (address: string, amount = ether) =>
    ledger.pay({ address, amount: toBaseUnits(amount) });
  const fund = async (address: string, amount = ether) => {
    const paid = await pay(address, amount);
    if (paid.outcome !== 'sent') throw new Error(`The faucet refuses: ${paid.outcome}`);
    return paid.hash;
  };
  /** A thousandth of an ether from alice. */
  const send = async (nonce: bigint, changes: Partial<Parameters<typeof alice.send>[0]> = {}) => {
    const signed = alice.send({ nonce, to: bob.address, amount: milli, ...changes });
    return { ...signed, result: await ledger.accept(signed.raw) };
  };
  const milli = toBaseUnits(ether / 1_000n);
  const account = (address: string) =>
    ledger.read(async (state) => rules.readAccount?.(state, address));
  const mempool = async () =>
    (await ledger.read((state) => state.transactionsAt(null))).map(({ hash }) => hash);
  const heightOf = async (hash: string) =>
    (await ledger.read((state) => state.find(hash)))?.height ?? null;

  it('begins with a block of nothing and a treasury that pays one after the other', async () => {
    expect(await ledger.read((state) => state.transactionsAt(0))).toEqual([]);
    const paid = await Promise.all([alice, bob, alice].map(({ address }) => fund(address)));
    expect(await mempool()).toEqual(paid);
    expect(await account(treasury.addresses[0] ?? '')).toMatchObject({ nonce: 3n });
    expect(await account(alice.address)).toEqual({
      balance: 2n * ether,
      nonce: 0n,
      isActivated: true,
    });
    expect(await pay(alice.address, 10_000_000n * ether)).toEqual({ outcome: 'empty' });
    expect(await pay('nobody')).toEqual({ outcome: 'recipient_invalid' });
  });

  it('gives the treasury tokens that are listed after it began, and keeps what it has of others', async () => {
    const store = createMemoryStore(new Date(0));
    const [owner = ''] = treasury.addresses;
    const isNew = (key: string) => key.toLowerCase().includes(usdc.contract.toLowerCase());
    const older = [...treasury.genesis.changes].filter(([key]) => !isNew(key));
    const genesis = { ...treasury.genesis, changes: new Map(older) };
    const options = { store, rules, platform: serverPlatform() };
    const before = await openSandboxLedger({ ...options, treasury: { ...treasury, genesis } });
    const payment = { address: alice.address, amount: toBaseUnits(5n) };
    expect(await before.pay({ ...payment, token: usdc })).toEqual({ outcome: 'empty' });
    expect((await before.pay({ ...payment, token: usdt })).outcome).toBe('sent');
    const unitsOf = (state: SandboxLedger, { contract }: { readonly contract: string }) =>
      state.read(async (view) => readTokenBalance(await view.entriesOf([owner]), contract, owner));
    const left = await unitsOf(before, usdt);
    const after = await openSandboxLedger({ ...options, treasury });
    expect(await unitsOf(after, usdt)).toBe(left);
    expect((await after.pay({ ...payment, token: usdc })).outcome).toBe('sent');
  });

  it('takes nonces in their order, and what came too early when it comes again', async () => {
    await fund(alice.address);
    const second = await send(1n);
    expect(second.result).toMatchObject({ reason: 'nonce too high', permanent: false });
    expect((await send(0n)).result).toEqual({ outcome: 'accepted' });
    expect(await ledger.accept(second.raw)).toEqual({ outcome: 'accepted' });
    expect(await account(alice.address)).toEqual({
      balance: ether - 2n * (milli + fee),
      nonce: 2n,
      isActivated: true,
    });
  });

  describe('when a waiting nonce comes again', () => {
    beforeEach(async () => {
      await fund(alice.address);
      await ledger.mine(1);
      await send(0n, { offer: offer(20n, 2n) });
    });

    it.each([
      ['the cap', offer(21n, 3n)],
      ['the tip', offer(40n, 2n)],
      ['either', offer(20n, 2n)],
    ])('refuses less than a tenth more of %s', async (_, next) => {
      const [first] = await mempool();
      const { result } = await send(0n, { offer: next, to: stranger });
      expect(result).toEqual({
        outcome: 'rejected',
        reason: 'replacement transaction underpriced',
        permanent: false,
      });
      expect(await mempool()).toEqual([first]);
    });

    it('takes a tenth more of both, and keeps later nonces in their order', async () => {
      const second = await send(1n);
      const third = await send(2n);
      const next = await send(0n, {
        offer: { kind: 'eip1559', maxFeePerGas: 22n * gwei, maxPriorityFeePerGas: 2_200_000_000n },
        to: stranger,
      });
      expect(next.result).toEqual({ outcome: 'accepted' });
      expect(await mempool()).toEqual([next.hash, second.hash, third.hash]);
      expect(await account(stranger)).toEqual({ balance: milli, nonce: 0n, isActivated: true });
      expect(await account(bob.address)).toEqual({
        balance: 2n * milli,
        nonce: 0n,
        isActivated: true,
      });
    });

    it('keeps what others sent to the same account', async () => {
      const paid = await fund(bob.address);
      const next = await send(0n, { offer: offer(40n, 4n), to: stranger });
      expect(await mempool()).toEqual([next.hash, paid]);
      expect(await account(bob.address)).toEqual({ balance: ether, nonce: 0n, isActivated: true });
    });

    it('drops what can no longer be paid for', async () => {
      const second = await send(1n, { amount: toBaseUnits(ether - 3n * milli) });
      expect(second.result).toEqual({ outcome: 'accepted' });
      const next = await send(0n, { offer: offer(40n, 4n), amount: toBaseUnits(4n * milli) });
      expect(next.result).toEqual({ outcome: 'accepted' });
      expect(await mempool()).toEqual([next.hash]);
    });

    it('refuses it for good once the nonce is mined', async () => {
      await ledger.mine(1);
      expect((await send(0n, { offer: offer(90n, 9n) })).result).toEqual({
        outcome: 'rejected',
        reason: 'nonce too low',
        permanent: true,
      });
    });
  });

  describe('when a transaction is held', () => {
    let held: string;
    beforeEach(async () => {
      await fund(alice.address);
      await fund(bob.address);
      await ledger.mine(1);
      held = (await send(0n)).hash;
      await ledger.hold(held, true);
    });

    it('mines what others do to the same accounts, and not what needs its nonce', async () => {
      const later = await send(1n);
      const paid = await fund(bob.address);
      const back = bob.send({ nonce: 0n, to: alice.address, amount: milli });
      await ledger.accept(back.raw);
      await ledger.mine(1);
      expect(await Promise.all([paid, back.hash].map(heightOf))).toEqual([2, 2]);
      expect(await mempool()).toEqual([held, later.hash]);
      await ledger.hold(held, false);
      await ledger.mine(1);
      expect(await Promise.all([held, later.hash].map(heightOf))).toEqual([3, 3]);
    });

    it('does not mine what is paid from it', async () => {
      const amount = toBaseUnits(ether - fee);
      const all = bob.send({ nonce: 0n, to: stranger, amount });
      await ledger.accept(all.raw);
      await ledger.mine(1);
      // Without the held payment bob does not hold the fee at most that he offers.
      expect(await mempool()).toEqual([held, all.hash]);
    });

    it('takes blocks back that were mined around it', async () => {
      const before = await account(bob.address);
      const paid = await fund(bob.address);
      await ledger.mine(2);
      await ledger.reorganise({ depth: 2, drop: [paid] });
      expect(await mempool()).toEqual([held]);
      expect(await account(bob.address)).toEqual(before);
      await ledger.reorganise({ depth: 1, drop: [held] });
      expect(await account(bob.address)).toEqual({ balance: ether, nonce: 0n, isActivated: true });
    });
  });

  it('forgets with a dropped transaction what needs its nonce', async () => {
    await fund(alice.address);
    const first = await send(0n);
    await send(1n);
    await ledger.mine(1);
    await ledger.reorganise({ depth: 1, drop: [first.hash] });
    expect(await mempool()).toHaveLength(1);
    expect(await account(alice.address)).toEqual({ balance: ether, nonce: 0n, isActivated: true });
    expect(await ledger.accept(first.raw)).toEqual({ outcome: 'accepted' });
  });

  it('knows an account by its address in any case', async () => {
    await fund(alice.address);
    expect(await account(alice.address.toLowerCase())).toEqual({
      balance: ether,
      nonce: 0n,
      isActivated: true,
    });
  });
});
