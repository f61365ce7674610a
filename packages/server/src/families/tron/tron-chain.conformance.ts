import { getNetwork, toBaseUnits } from '@billfold/core';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { expect, it } from 'vitest';
import type { Chain, TronFees } from '../../chains/chain.ts';
import {
  type Spender,
  type SpendingHarness,
  spenderPhrase,
  waiting,
} from '../../chains/chain-harness.conformance.ts';

/** Adds the tests of Tron: accounts that the first transfer activates. */
export function itIsATronChain(harness: () => SpendingHarness): void {
  it('names the fees that transactions pay now', async () => {
    const { sunPerByte, activation } = await feesOf(harness().chain);
    expect(sunPerByte > 0n && activation > 0n).toBe(true);
  });

  it('loads an account as the blocks left it, and tells which one is none yet', async () => {
    const { chain, mine, rollBack, spender, funded } = harness();
    const load = async () => chain.loadAccount?.(spender.address);
    const none = { balance: 0n, nonce: null, isActivated: false };
    const deposit = await funded();
    expect(await load()).toEqual(none);
    await mine(1);
    const opened = { balance: spender.amount, nonce: null, isActivated: true };
    expect(await load()).toEqual(opened);
    await chain.broadcast(spender.spend(deposit).raw);
    expect(await load()).toEqual(opened);
    await mine(1);
    expect(await load()).toEqual({ ...opened, balance: 0n });
    await rollBack(1);
    expect(await load()).toEqual(opened);
    await rollBack(1);
    expect(await load()).toEqual(none);
  });

  it('shows who pays for a transfer, and for the account that it opens', async () => {
    const { chain, mine, spender, funded } = harness();
    const { activation } = await feesOf(chain);
    const deposit = await funded();
    const { raw, hash } = spender.spend(deposit);
    await chain.broadcast(raw);
    const [from, fee] = [spender.address, activation];
    const expected = {
      hash,
      spends: [],
      sender: { address: from, nonce: null, fee, networkFee: fee, hasFailed: false },
      transfers: [
        {
          position: 0,
          to: recipient,
          from,
          tokenId: null,
          value: spender.amount - fee,
          memo: null,
        },
      ],
      references: [],
    };
    expect(await waiting(chain, hash)).toEqual(expected);
    await mine(1);
    const block = await chain.blockAt((await chain.head()).height);
    expect(block?.transactions.find((each) => each.hash === hash)).toEqual(expected);
  });

  it('probes what a contract paid, which no transfer shows, after a block that it names', async () => {
    const { chain, mine, spender, payByContract } = harness();
    const { final } = getNetwork(chain.network).confirmations;
    const probe = async () => {
      const [found] = (await chain.probe?.([spender.address])) ?? [];
      expect(found?.hash).toBe((await chain.blockAt(found?.height ?? -1))?.hash);
      return found?.units;
    };
    expect(await probe()).toBe(0n);
    await payByContract?.(spender.address, spender.amount);
    await mine(1);
    const { transactions } = (await chain.blockAt((await chain.head()).height)) ?? {};
    expect(transactions?.length).toBeGreaterThan(0);
    for (const { transfers, sender } of transactions ?? []) {
      expect(sender?.hasFailed).toBe(false);
      expect(transfers.map(({ to }) => to)).not.toContain(spender.address);
    }
    await mine(final - 1);
    expect(await probe()).toBe(spender.amount);
  });

  it('names the sender of a deposit', async () => {
    const { sender, transfers } = await harness().funded();
    expect(sender?.address).toBe(transfers[0]?.from);
  });
}

export async function createTronSpender(chain: Chain): Promise<Spender> {
  const { network } = chain;
  const keyring = getKeyring(network, chain.chain);
  if (keyring.family !== 'tron') throw new Error(`${network} has no bandwidth.`);
  const seed = seedPhraseToSeed(spenderPhrase);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const { activation } = await feesOf(chain);
  const reference = await chain.head();
  const now = Date.now();
  const amount = toBaseUnits(3n * 10n ** BigInt(getNetwork(network).decimals));
  const pay = (value: bigint) => {
    const built = keyring.buildTransfer({
      publicKey,
      balance: toBaseUnits(2n * amount),
      recipient,
      amount: toBaseUnits(value),
      token: null,
      terms: { kind: 'activation', price: activation },
      reference,
      createdAtMs: now,
      expiresAtMs: now + 60_000,
    });
    if (built.outcome !== 'built') throw new Error(`No transfer: ${built.outcome}`);
    return keyring.signTransfer(seed, built.plan);
  };
  return {
    address: keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 }),
    amount,
    spend: (_, variant = 'first') => pay(amount - activation - (variant === 'first' ? 0n : 1n)),
    spendTooEarly: () => pay(amount),
    usedUp: 'BANDWITH_ERROR: Account resource insufficient error.',
    staysOpen: true,
  };
}

/** Nobody's account: the first contract of a token. */
const recipient = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

async function feesOf(chain: Chain): Promise<TronFees> {
  const fees = await chain.fees();
  if (fees.family !== 'tron') throw new Error(fees.family);
  return fees;
}
