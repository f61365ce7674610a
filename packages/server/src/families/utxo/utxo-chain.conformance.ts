import { toBaseUnits, toDecimal } from '@billfold/core';
import type { ReceiptTransfer } from '@billfold/core/contract';
import { verifyReceipt } from '@billfold/core/merchant';
import { getKeyring, seedPhraseToSeed, type Utxo, type UtxoKeyring } from '@billfold/keyring';
import { expect, it } from 'vitest';
import type { Block, Chain, ChainTransaction } from '../../chains/chain.ts';
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

  it('proves each transaction of a block to anyone, and none that waits', async () => {
    const { chain, spender, mine, rollBack, fund } = harness();
    const hashes: string[] = [];
    for (let count = 0; count < 5; count += 1)
      hashes.push(await fund(spender.address, spender.amount));
    const prove = async (hash: string) => (await chain.prove?.(hash)) ?? null;
    expect(await prove(hashes[0] ?? '')).toBeNull();
    expect(await prove('ab'.repeat(32))).toBeNull();
    await mine(1);
    const places = new Set<number>();
    for (const hash of hashes) {
      const proof = await prove(hash);
      if (proof === null) throw new Error(`no proof of ${hash}`);
      expect(await chain.find(hash)).toEqual({ place: 'block', block: proof.block });
      const found = await chain.blockAt(proof.block.height);
      const output = outputOf(toFound(found, hash), spender.address).index;
      const shown = {
        ...{ output, index: proof.index, branch: proof.branch, height: proof.block.height },
        transaction: Buffer.from(proof.transaction).toString('hex'),
        header: Buffer.from(proof.header).toString('hex'),
      };
      const transfer: ReceiptTransfer = {
        ...{ hash, asset: chain.network, network: chain.network, address: spender.address },
        ...{
          amount: toDecimal(toBaseUnits(spender.amount), { decimals: 8 }),
          rate: toDecimal('1'),
          counted: true,
        },
        ...{ credited: toDecimal('1'), receivedAt: new Date(0), proof: shown },
      };
      const receipt = { transfers: [transfer], sandbox: false };
      const { proved } = verifyReceipt(receipt, { chain: chain.chain });
      expect(proved[0]?.blockHash).toBe(proof.block.hash);
      expect(proved[0]?.minedAt.getTime()).toBeLessThanOrEqual(found?.minedAt.getTime() ?? 0);
      places.add(proof.index);
    }
    expect(places.size).toBe(5);
    await rollBack(1);
    expect(await prove(hashes[0] ?? '')).toBeNull();
  });

  it('measures a transaction together with its ancestors that wait', async () => {
    const { chain, spender, mine, funded } = harness();
    const measure = async (hash: string) => (await chain.measurePackage?.(hash)) ?? null;
    const sizeOf = (raw: Uint8Array) => BigInt(keyringOf(chain).decodeTransfer(raw).vsize);
    const parent = await funded();
    const alone = await measure(parent.hash);
    if (alone === null) throw new Error('The parent is not measured.');
    const child = spender.spend(parent);
    await chain.broadcast(child.raw);
    // One input and one output of p2wpkh: 110 vB (BIP-141) at 2 sat/vB.
    const both = { vsize: alone.vsize + sizeOf(child.raw), fee: alone.fee + 220n };
    expect(await measure(child.hash)).toEqual(both);
    const grandchild = spender.spend(await waiting(chain, child.hash));
    await chain.broadcast(grandchild.raw);
    expect(await measure(grandchild.hash)).toEqual({
      vsize: both.vsize + sizeOf(grandchild.raw),
      fee: both.fee + 220n,
    });
    expect(await measure(parent.hash)).toEqual(alone);
    await mine(1);
    expect(await measure(child.hash)).toBeNull();
    expect(await measure('ab'.repeat(32))).toBeNull();
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

function keyringOf({ network, chain }: Pick<Chain, 'network' | 'chain'>): UtxoKeyring {
  const keyring = getKeyring(network, chain);
  if (keyring.family !== 'utxo') throw new Error(`${network} has no outputs.`);
  return keyring;
}

export function createOutputSpender(chain: Pick<Chain, 'network' | 'chain'>): Spender {
  const keyring = keyringOf(chain);
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
  };
}

function toFound(block: Block | null, hash: string): ChainTransaction {
  const found = block?.transactions.find((each) => each.hash === hash);
  if (found === undefined) throw new Error(`${hash} is not in its block.`);
  return found;
}

function outputOf({ hash, transfers }: ChainTransaction, address: string): Utxo {
  const output = transfers.find(({ to }) => to === address);
  if (output === undefined) throw new Error('The deposit does not show its recipient.');
  return { hash, index: output.position, value: output.value, branch: 0, addressIndex: 0 };
}
