import { type EvmModel, getNetwork, toBaseUnits } from '@billfold/core';
import { type EvmFeeOffer, getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { expect, it } from 'vitest';
import type { Chain, EvmFees } from '../../chains/chain.ts';
import {
  type Spender,
  type SpendingHarness,
  spenderPhrase,
  waiting,
} from '../../chains/chain-harness.conformance.ts';

/** Adds the tests of account networks with nonces. */
export function itIsAnAccountChain(harness: () => SpendingHarness): void {
  it('names the fees that transactions pay now', async () => {
    const { baseFeePerGas, priorityFeePerGas } = await feesOf(harness().chain);
    expect(baseFeePerGas >= 0n && baseFeePerGas + priorityFeePerGas > 0n).toBe(true);
  });

  it('loads an account as the blocks left it, and an unused one as empty', async () => {
    const { chain, mine, rollBack, spender, funded } = harness();
    const load = async () => chain.loadAccount?.(spender.address);
    const deposit = await funded();
    expect(await load()).toEqual({ balance: 0n, nonce: 0n, isActivated: true });
    await mine(1);
    expect(await load()).toEqual({ balance: spender.amount, nonce: 0n, isActivated: true });
    await chain.broadcast(spender.spend(deposit).raw);
    expect(await load()).toEqual({ balance: spender.amount, nonce: 0n, isActivated: true });
    await mine(1);
    const fee = await paidFee(chain);
    expect(await load()).toEqual({ balance: spender.amount - fee, nonce: 1n, isActivated: true });
    await rollBack(1);
    expect(await load()).toEqual({ balance: spender.amount, nonce: 0n, isActivated: true });
  });

  it('probes the balance of a block that is final, and of none before', async () => {
    const { chain, mine, rollBack, spender, funded } = harness();
    const { final } = getNetwork(chain.network).confirmations;
    const probe = async () => (await chain.probe?.([spender.address]))?.[0];
    const after = async (height: number, units: bigint) => ({
      ...{ height, hash: (await chain.blockAt(height))?.hash, units, tokens: new Map() },
    });
    await mine(final);
    await funded();
    expect(await probe()).toMatchObject({ units: 0n });
    await mine(final - 1);
    const { height: head } = await chain.head();
    expect(await probe()).toEqual(await after(head - final + 1, 0n));
    await mine(1);
    expect(await probe()).toEqual(await after(head - final + 2, spender.amount));
    await rollBack(1);
    expect(await probe()).toEqual(await after(head - final + 1, 0n));
  });

  it('probes what a contract paid, which no transfer shows', async () => {
    const { chain, mine, spender, payByContract } = harness();
    const { final } = getNetwork(chain.network).confirmations;
    const first = (await chain.head()).height + 1;
    await payByContract?.(spender.address, spender.amount);
    await mine(final);
    const { height: last } = await chain.head();
    const heights = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    const blocks = await Promise.all(heights.map(chain.blockAt));
    const transactions = blocks.flatMap((block) => block?.transactions ?? []);
    expect(transactions.length).toBeGreaterThan(0);
    for (const { transfers, sender } of transactions) {
      expect(sender?.hasFailed).toBe(false);
      expect(transfers.map(({ to }) => to)).not.toContain(spender.address);
    }
    expect(await chain.loadAccount?.(spender.address)).toMatchObject({ balance: spender.amount });
    expect(await chain.probe?.([spender.address])).toMatchObject([{ units: spender.amount }]);
  });

  it('shows who pays for a transfer: at most while it waits, exactly in a block', async () => {
    const { chain, mine, spender, spendable } = harness();
    const { raw, hash } = spender.spend(await spendable());
    await chain.broadcast(raw);
    const sender = { address: spender.address, nonce: 0n, hasFailed: false };
    const transaction = {
      hash,
      spends: [],
      transfers: [
        {
          position: 0,
          to: spender.address,
          from: spender.address,
          tokenId: null,
          value: 1n,
          memo: null,
        },
      ],
      references: [],
    };
    const fee = { mined: await paidFee(chain), most: gas * highestPrice(offersOf(chain).first) };
    expect(fee.mined).toBeLessThanOrEqual(fee.most);
    const expected = { ...transaction, sender: { ...sender, fee: fee.most } };
    expect(await waiting(chain, hash)).toEqual(expected);
    await mine(1);
    const block = await chain.blockAt((await chain.head()).height);
    expect(block?.transactions.find((each) => each.hash === hash)).toEqual({
      ...transaction,
      sender: { ...sender, fee: fee.mined },
    });
  });

  it('names the sender of a deposit', async () => {
    const { sender, transfers } = await harness().funded();
    expect(sender?.address).toBe(transfers[0]?.from);
  });
}

export function createAccountSpender(chain: Chain): Spender {
  const { network } = chain;
  const keyring = getKeyring(network, chain.chain);
  if (keyring.family !== 'evm') throw new Error(`${network} has no accounts.`);
  const seed = seedPhraseToSeed(spenderPhrase);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  const amount = toBaseUnits(10n ** BigInt(getNetwork(network).decimals));
  const pay = (nonce: bigint, offer: EvmFeeOffer) => {
    const value = toBaseUnits(1n);
    const order = { nonce, recipient: address, amount: value, token: null };
    const request = { publicKey, ...order, offer, gasLimit: gas };
    const built = keyring.buildTransfer({ ...request, balance: amount });
    if (built.outcome !== 'built') throw new Error(`No transfer: ${built.outcome}`);
    return keyring.signTransfer(seed, built.plan);
  };
  return {
    address,
    amount,
    spend: (_, variant = 'first') => pay(0n, offersOf(chain)[variant]),
    spendTooEarly: () => pay(1n, offersOf(chain).first),
    usedUp: 'nonce too low',
  };
}

/** Gas of a transfer without data (Yellow Paper, G_transaction). */
const gas = 21_000n;
const tip = 2_000_000_000n;
type Offers = Readonly<Record<'first' | 'second', EvmFeeOffer>>;
/** In the form that transactions of the network have. */
const offers: Readonly<Record<EvmModel['fees'], Offers>> = {
  eip1559: {
    first: { kind: 'eip1559', maxFeePerGas: 50_000_000_000n, maxPriorityFeePerGas: tip },
    second: { kind: 'eip1559', maxFeePerGas: 60_000_000_000n, maxPriorityFeePerGas: 2n * tip },
  },
  legacy: {
    first: { kind: 'legacy', gasPrice: 50_000_000_000n },
    second: { kind: 'legacy', gasPrice: 60_000_000_000n },
  },
};

function offersOf({ network }: Chain): Offers {
  const { model } = getNetwork(network);
  if (model.family !== 'evm') throw new Error(`${network} has no accounts.`);
  return offers[model.fees];
}

const highestPrice = (offer: EvmFeeOffer): bigint =>
  offer.kind === 'legacy' ? offer.gasPrice : offer.maxFeePerGas;

/** Returns the fee that the first offer pays. */
async function paidFee(chain: Chain): Promise<bigint> {
  const { baseFeePerGas } = await feesOf(chain);
  const { first } = offersOf(chain);
  return gas * (first.kind === 'legacy' ? first.gasPrice : baseFeePerGas + tip);
}

async function feesOf(chain: Chain): Promise<EvmFees> {
  const fees = await chain.fees();
  if (fees.family !== 'evm') throw new Error(fees.family);
  return fees;
}
