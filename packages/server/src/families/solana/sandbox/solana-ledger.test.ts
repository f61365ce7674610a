import { toBaseUnits } from '@billfold/core';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { beforeEach, describe, expect, it } from 'vitest';
import { phrases } from '../../../../test/ledger-wallet.ts';
import { createMemoryStore } from '../../../chains/sandbox/memory-store.ts';
import { openSandboxLedger, type SandboxLedger } from '../../../chains/sandbox/sandbox-ledger.ts';
import { serverPlatform } from '../../../platform/server-platform.ts';
import { getRules } from '../../get-rules.ts';

const rules = getRules('SOL', 'sandbox');
const keyring = getKeyring('SOL', 'sandbox');
const treasury = rules.openTreasury(phrases[2]);
const seed = seedPhraseToSeed(phrases[0]);
const { publicKey: alice } = keyring.derivePublic(seed, 0);
const bob = keyring.derivePublic(seed, 1).publicKey;
const sol = toBaseUnits(10n ** 9n);
const rent = 890_880n;

describe('the sandbox ledger of Solana', () => {
  let ledger: SandboxLedger;
  beforeEach(async () => {
    const store = createMemoryStore(new Date(0));
    ledger = await openSandboxLedger({ store, rules, treasury, platform: serverPlatform() });
  });

  const pay = (address: string, amount: bigint) =>
    ledger.pay({ address, amount: toBaseUnits(amount) });
  const balanceOf = async (address: string) =>
    (await ledger.read(async (state) => rules.readAccount?.(state, address)))?.balance;
  const sign = async (amount: bigint) => {
    const head = await ledger.read((state) => state.head());
    const built = keyring.buildTransfer({
      publicKey: alice,
      account: 0,
      balance: sol,
      recipient: bob,
      recipientBalance: toBaseUnits(0n),
      amount: toBaseUnits(amount),
      blockhash: keyring.toBlockhash(head?.hash ?? ''),
      priority: null,
      memo: null,
      token: null,
    });
    if (built.outcome !== 'built') throw new Error(built.outcome);
    return keyring.signTransfer(seed, built.plan);
  };

  it('pays the same amount to the same address again and again in one block', async () => {
    const paid = await Promise.all([1, 2, 3].map(() => pay(alice, rent)));
    const hashes = paid.map((each) => (each.outcome === 'sent' ? each.hash : each.outcome));
    expect(new Set(hashes).size).toBe(3);
    expect(await balanceOf(alice)).toBe(3n * rent);
  });

  it('pays without a comment that the payer did not write', async () => {
    await pay(alice, rent);
    const waiting = await ledger.read((state) => state.transactionsAt(null));
    const paid = waiting.map(({ raw, undo }) => rules.describe(raw, 'mempool', undo).transfers);
    expect(paid.flat().map(({ memo }) => memo)).toContain(null);
    expect(paid.flat().flatMap(({ memo }) => memo ?? [])).toEqual([]);
  });

  it('pays nobody too little for an account, and a little more to who has one', async () => {
    expect(await pay(alice, rent - 1n)).toEqual({ outcome: 'dust', minimum: rent });
    expect(await pay(alice, rent)).toMatchObject({ outcome: 'sent' });
    expect(await pay(alice, 1n)).toMatchObject({ outcome: 'sent' });
    expect(await balanceOf(alice)).toBe(rent + 1n);
    expect(await pay('nobody', rent)).toEqual({ outcome: 'recipient_invalid' });
    expect(await pay(alice, 10n ** 17n)).toEqual({ outcome: 'empty' });
  });

  it('lets go of a transfer that waited for more than 150 blocks, and of what it paid', async () => {
    await pay(alice, sol);
    const { raw, hash } = await sign(rent);
    expect(await ledger.accept(raw)).toEqual({ outcome: 'accepted' });
    await ledger.hold(hash, true);
    await ledger.mine(150);
    expect(await balanceOf(bob)).toBe(rent);
    await ledger.mine(1);
    expect(await ledger.read((state) => state.find(hash))).toBeNull();
    expect([await balanceOf(alice), await balanceOf(bob)]).toEqual([sol, 0n]);
    expect(await ledger.accept(raw)).toEqual({
      outcome: 'rejected',
      reason: 'Transaction simulation failed: Blockhash not found',
      permanent: true,
    });
  });

  it('forgets a transfer whose block is taken back', async () => {
    await pay(alice, sol);
    await ledger.mine(2);
    const { raw, hash } = await sign(rent);
    await ledger.accept(raw);
    await ledger.reorganise({ depth: 1, drop: [] });
    expect(await ledger.read((state) => state.find(hash))).toBeNull();
    expect([await balanceOf(alice), await balanceOf(bob)]).toEqual([sol, 0n]);
  });
});
