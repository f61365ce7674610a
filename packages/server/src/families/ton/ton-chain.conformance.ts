import { getNetwork, toBaseUnits } from '@billfold/core';
import { getKeyring, seedPhraseToSeed, type TonFeePrices } from '@billfold/keyring';
import { expect, it } from 'vitest';
import type { Chain } from '../../chains/chain.ts';
import {
  type Spender,
  type SpendingHarness,
  spenderPhrase,
  waiting,
} from '../../chains/chain-harness.conformance.ts';

/**
 * Adds the tests of TON: the first send deploys the wallet contract, which counts its sends
 * (seqno).
 */
export function itIsATonChain(harness: () => SpendingHarness): void {
  it('names the fees that transactions pay now', async () => {
    const { gasPrice, basechain, masterchain } = await pricesOf(harness().chain);
    expect(gasPrice > 0n && basechain.lumpPrice > 0n).toBe(true);
    expect(masterchain.lumpPrice >= basechain.lumpPrice).toBe(true);
  });

  it('loads an account as the blocks left it, and tells when its wallet is there', async () => {
    const { chain, mine, rollBack, spender, funded } = harness();
    const load = async () => chain.loadAccount?.(spender.address);
    const deposit = await funded();
    expect(await load()).toEqual({ balance: 0n, nonce: 0n, isActivated: false });
    await mine(1);
    const held = { balance: spender.amount, nonce: 0n, isActivated: false };
    expect(await load()).toEqual(held);
    await chain.broadcast(spender.spend(deposit).raw);
    expect(await load()).toEqual(held);
    await mine(1);
    expect(await load()).toEqual({
      balance: spender.amount - firstFee,
      nonce: 1n,
      isActivated: true,
    });
    await rollBack(1);
    expect(await load()).toEqual(held);
  });

  it('knows an account by its address in any form', async () => {
    const { chain, mine, spender, funded } = harness();
    await funded();
    await mine(1);
    const bytes = Buffer.from(spender.address, 'base64url');
    const raw = `0:${bytes.subarray(2, 34).toString('hex')}`;
    for (const form of [raw, bytes.toString('base64')])
      expect(await chain.loadAccount?.(form)).toMatchObject({ balance: spender.amount });
  });

  it('shows who pays for a transfer, and exactly what', async () => {
    const { chain, mine, spender, spendable } = harness();
    const { raw, hash } = spender.spend(await spendable());
    await chain.broadcast(raw);
    const [from, to] = [spender.address, spender.address];
    const expected = {
      hash,
      spends: [],
      sender: { address: from, nonce: 0n, fee: firstFee, hasFailed: false },
      transfers: [{ position: 0, to, from, tokenId: null, value: 1n, memo: null }],
      references: [],
    };
    expect(await waiting(chain, hash)).toEqual(expected);
    await mine(1);
    const block = await chain.blockAt((await chain.head()).height);
    expect(block?.transactions.find((each) => each.hash === hash)).toEqual(expected);
  });

  it('names the sender of a deposit', async () => {
    const { sender, transfers } = await harness().funded();
    expect(sender?.address).toBe(transfers[0]?.from);
  });
}

export async function createTonSpender(chain: Chain): Promise<Spender> {
  const { network } = chain;
  const keyring = getKeyring(network, chain.chain);
  if (keyring.family !== 'ton') throw new Error(`${network} has no wallet contracts.`);
  const seed = seedPhraseToSeed(spenderPhrase);
  const account = 0;
  const { publicKey } = keyring.derivePublic(seed, account);
  const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  const amount = toBaseUnits(10n ** BigInt(getNetwork(network).decimals));
  const prices = await pricesOf(chain);
  const validUntil = Math.floor(Date.now() / 1_000) + 300;
  const pay = (seqno: bigint, value: bigint, memo: string | null = null) => {
    const built = keyring.buildTransfer({
      publicKey,
      account,
      balance: amount,
      seqno,
      validUntil,
      recipient: address,
      amount: toBaseUnits(value),
      isBounceable: false,
      memo,
      prices,
      token: null,
    });
    if (built.outcome !== 'built') throw new Error(`No transfer: ${built.outcome}`);
    return keyring.signTransfer(seed, built.plan);
  };
  return {
    address,
    amount,
    spend: (_, variant = 'first') => pay(0n, variant === 'first' ? 1n : 2n),
    spendTooEarly: () => pay(1n, 1n),
    payWithMemo: (_, memo) => pay(0n, 1n, memo),
    usedUp:
      'cannot apply external message to current state : inbound external message rejected by transaction: exitcode=33',
  };
}

/** Fee of a first send of one nanoton at main chain prices, as computed by the TVM. */
const firstFee = 5_392_800n;

async function pricesOf(chain: Chain): Promise<TonFeePrices> {
  const fees = await chain.fees();
  if (fees.family !== 'ton') throw new Error(fees.family);
  return fees.prices;
}
