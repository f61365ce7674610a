import { toBaseUnits } from '@billfold/core';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { describe, expect, it } from 'vitest';
import { spenderPhrase, waiting } from '../../../chains/chain-harness.conformance.ts';
import { describeChain } from '../../chain.conformance.ts';
import { checkTonNode } from './check-ton-node.ts';

// The machine is WebAssembly, which does not run everywhere.
const isThere = await import('@ton/sandbox').then(
  () => true,
  () => false,
);
if (!isThere) process.stdout.write('Skipped: the machine of TON does not run here.\n');

describe.runIf(isThere)('TonCenter', () => {
  const start = async () => {
    const { startTonStub } = await import('../../../../test/ton-node.ts');
    return startTonStub();
  };
  describeChain('the machine of TON behind paths of TonCenter', 'TON', start);

  const keyring = getKeyring('TON', 'regtest');
  const seed = seedPhraseToSeed(spenderPhrase);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const alice = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  const bob = keyring.addressAt(keyring.derivePublic(seed, 1).publicKey, {
    branch: 0,
    addressIndex: 0,
  });
  const ton = 10n ** 9n;

  interface Send {
    readonly amount: bigint | 'max';
    readonly isBounceable?: boolean;
    readonly memo?: string;
  }
  async function withSend({ amount, isBounceable = false, memo }: Send) {
    const stub = await start();
    await stub.fund(alice, 2n * ton);
    await stub.mine(1);
    const fees = await stub.chain.fees();
    if (fees.family !== 'ton') throw new Error(fees.family);
    const built = keyring.buildTransfer({
      publicKey,
      account: 0,
      balance: toBaseUnits(2n * ton),
      seqno: 0n,
      validUntil: stub.machine.now + 300,
      recipient: bob,
      amount: amount === 'max' ? amount : toBaseUnits(amount),
      isBounceable,
      memo: memo ?? null,
      prices: fees.prices,
      token: null,
    });
    if (built.outcome !== 'built') throw new Error(built.outcome);
    const { raw, hash } = keyring.signTransfer(seed, built.plan);
    expect(await stub.chain.broadcast(raw)).toEqual({ outcome: 'accepted' });
    return { ...stub, hash, plan: built.plan };
  }

  it.each([
    ['an amount', { amount: ton }],
    ['an amount with a comment', { amount: ton, memo: 'x'.repeat(100) }],
    ['everything', { amount: 'max' as const }],
  ])('tells alike of %s, waiting and in its block', async (_, send) => {
    const { chain, mine, hash, plan } = await withSend(send);
    const memo = plan.memo;
    const expected = {
      hash,
      spends: [],
      sender: { address: alice, nonce: 0n, fee: plan.fee, hasFailed: false },
      transfers: [{ position: 0, from: alice, to: bob, tokenId: null, value: plan.value, memo }],
      references: [],
    };
    expect(await waiting(chain, hash)).toEqual(expected);
    await mine(1);
    const { height } = await chain.head();
    expect((await chain.blockAt(height))?.transactions).toEqual([expected]);
    expect((await chain.loadAccount?.(bob))?.balance).toBe(plan.value);
  });

  it('tells of what bounces, under the hash of its own transaction', async () => {
    const { chain, mine, hash } = await withSend({ amount: ton, isBounceable: true });
    await mine(1);
    const block = await chain.blockAt((await chain.head()).height);
    const [sent, returned] = block?.transactions ?? [];
    expect(sent).toMatchObject({ hash, transfers: [{ from: alice, to: bob, value: ton }] });
    expect(returned).toMatchObject({
      sender: { address: bob, nonce: null },
      transfers: [{ from: bob, to: alice, tokenId: null }],
    });
    // Bob has what came, less what went: nothing.
    const [back] = returned?.transfers ?? [];
    expect((back?.value ?? 0n) + (returned?.sender?.fee ?? 0n)).toBe(ton);
    expect(await chain.find(returned?.hash ?? '')).toBeNull();
  });

  it('offers the prices of the main chain, as its configuration has them', async () => {
    const { chain } = await start();
    expect(await chain.fees()).toEqual({
      family: 'ton',
      prices: {
        gasPrice: 400n,
        basechain: { lumpPrice: 400_000n, bitPrice: 26_214_400n, cellPrice: 2_621_440_000n },
        masterchain: {
          lumpPrice: 10_000_000n,
          bitPrice: 655_360_000n,
          cellPrice: 65_536_000_000n,
        },
      },
    });
  });

  it('is refused when it is on another chain', async () => {
    const { node } = await start();
    const clock = { now: () => Date.now() };
    expect(await checkTonNode(node, { chain: 'regtest', clock })).toMatchObject({
      outcome: 'ready',
      head: { height: 0 },
    });
    expect(await checkTonNode(node, { chain: 'main', clock })).toMatchObject({
      outcome: 'wrong-chain',
    });
  });
});
