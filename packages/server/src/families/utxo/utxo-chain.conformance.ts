import { getKeyring, seedPhraseToSeed, type Utxo } from '@billfold/keyring';
import { expect, it } from 'vitest';
import type { Chain, ChainTransaction } from '../../chains/chain.ts';
import {
  type Spender,
  type SpendingHarness,
  spenderPhrase,
  waiting,
} from '../../chains/chain-harness.conformance.ts';

/** Adds the tests of networks whose transactions spend outputs. */
export function itIsAnOutputChain(harness: () => SpendingHarness): void {
  it('offers fee rates that rise with the priority and pass the relay minimum', async () => {
    const fees = await harness().chain.fees();
    if (fees.family !== 'utxo') throw new Error(fees.family);
    const { low, medium, high } = fees;
    expect(low >= 1_000n && low <= medium && medium <= high).toBe(true);
  });

  it('has no accounts', () => {
    expect(harness().chain.loadAccount).toBeNull();
    expect(harness().chain.probe).toBeNull();
  });

  it('shows which outputs a transfer spends and makes', async () => {
    const { chain, spender, funded } = harness();
    const deposit = await funded();
    const { raw, hash } = spender.spend(deposit);
    await chain.broadcast(raw);
    const { index } = outputOf(deposit, spender.address);
    // One input and one output of p2wpkh: 110 vB (BIP-141) at 2 sat/vB.
    const value = spender.amount - 220n;
    expect(await waiting(chain, hash)).toEqual({
      hash,
      spends: [{ hash: deposit.hash, index }],
      sender: null,
      transfers: [
        { position: 0, to: spender.address, from: null, tokenId: null, value, memo: null },
      ],
      references: [],
    });
  });
}

export function createOutputSpender({ network, chain }: Chain): Spender {
  const keyring = getKeyring(network, chain);
  if (keyring.family !== 'utxo') throw new Error(`${network} has no outputs.`);
  const seed = seedPhraseToSeed(spenderPhrase);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  const sweep = (utxo: Utxo, satPerKvb: bigint) => {
    const request = { publicKey, utxos: [utxo], recipient: address, satPerKvb, changeIndex: 0 };
    const built = keyring.buildTransfer({ ...request, amount: 'max' });
    if (built.outcome !== 'built') throw new Error(`No transfer: ${built.outcome}`);
    return keyring.signTransfer(seed, built.plan);
  };
  return {
    address,
    amount: 1_000_000n,
    spend: (deposit, variant = 'first') =>
      sweep(outputOf(deposit, address), variant === 'first' ? 2_000n : 3_000n),
    spendTooEarly: (deposit) =>
      sweep({ ...outputOf(deposit, address), hash: 'ab'.repeat(32) }, 2_000n),
    usedUp: 'bad-txns-inputs-missingorspent',
    staysOpen: chain !== 'sandbox',
  };
}

function outputOf({ hash, transfers }: ChainTransaction, address: string): Utxo {
  const output = transfers.find(({ to }) => to === address);
  if (output === undefined) throw new Error('The deposit does not show its recipient.');
  return { hash, index: output.position, value: output.value, branch: 0, addressIndex: 0 };
}
