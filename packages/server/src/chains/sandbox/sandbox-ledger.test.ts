import { getNetwork, toBaseUnits } from '@billfold/core';
import type { Utxo } from '@billfold/keyring';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLedgerWallet, phrases } from '../../../test/ledger-wallet.ts';
import { type ManualClock, manualClock } from '../../../test/manual-clock.ts';
import { emptyDatabase } from '../../../test/worker-database.ts';
import { sandboxLedgers } from '../../db/schema.ts';
import { getRules } from '../../families/get-rules.ts';
import { serverPlatform } from '../../platform/server-platform.ts';
import { ChainUnavailableError } from '../chain.ts';
import { noParent } from './block-hash.ts';
import type { LedgerStore } from './ledger-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { openSandboxLedger, type SandboxLedger } from './sandbox-ledger.ts';
import { createSqlStore } from './sql-store.ts';

const network = 'BTC';
const rules = getRules(network, 'sandbox');
const treasury = rules.openTreasury(phrases[2]);
const alice = createLedgerWallet(network, phrases[0]);
const bob = createLedgerWallet(network, phrases[1]);
const supply = getNetwork(network).model.maximumSupply / 2n;

const stores = {
  memory: async () => createMemoryStore(new Date(0)),
  sql: async () => {
    const db = await emptyDatabase();
    await db
      .insert(sandboxLedgers)
      .values({ network, treasuryPhrase: phrases[2], nextBlockAt: new Date(0) });
    return createSqlStore(db, network);
  },
} satisfies Record<string, () => Promise<LedgerStore>>;

describe.each(['memory', 'sql'] as const)('a sandbox ledger in a store of %s', (kind) => {
  let clock: ManualClock;
  let store: LedgerStore;
  let ledger: SandboxLedger;
  beforeEach(async () => {
    clock = manualClock();
    store = await stores[kind]();
    ledger = await open();
  });

  const open = () =>
    openSandboxLedger({ store, rules, treasury, platform: serverPlatform({ clock }) });

  async function fund(address: string, amount: bigint): Promise<Utxo> {
    const result = await ledger.pay({ address, amount: toBaseUnits(amount) });
    if (result.outcome !== 'sent') throw new Error(`The faucet refuses: ${result.outcome}`);
    const stored = await ledger.read((state) => state.find(result.hash));
    const output = rules
      .describe(stored?.raw ?? new Uint8Array(), 'mempool', new Map())
      .transfers.find(({ to }) => to === address);
    if (output === undefined) throw new Error('The payment has no such output.');
    const { position: index, value } = output;
    return { hash: result.hash, index, value, branch: 0, addressIndex: 0 };
  }
  const spend = (utxo: Utxo, satPerKvb = 2_000n, wallet = alice) =>
    wallet.send({ utxos: [utxo], to: bob.addressAt(0, 0), amount: 'max', satPerKvb });
  const balanceOf = async (addresses: readonly string[]) => {
    const entries = await ledger.read((state) => state.entriesOf(addresses));
    return [...entries.values()].reduce((sum, { value }) => sum + BigInt(value ?? 0), 0n);
  };
  const mempool = async () =>
    (await ledger.read((state) => state.transactionsAt(null))).map(({ hash }) => hash);

  it('begins with one block that pays the treasury, once', async () => {
    await open();
    const head = await ledger.read((state) => state.head());
    const mined = await ledger.read((state) => state.transactionsAt(0));
    const genesis = treasury.genesis.transaction;
    if (genesis === null) throw new Error('There is no first transaction.');
    expect(head).toMatchObject({ height: 0, parentHash: noParent });
    expect(mined.map(({ hash }) => hash)).toEqual([genesis.hash]);
    expect(rules.describe(genesis.raw, 'block', new Map()).spends).toEqual([]);
    expect(await balanceOf(treasury.addresses)).toBe(supply);
  });

  it('shows nothing of itself while it is cut off', async () => {
    const { node } = ledger;
    const looks = [
      node.revision,
      node.newestBlock,
      node.waiting,
      () => node.sealedBlock(0),
      () => node.sealedBlock(1),
    ];
    const before = await Promise.all(looks.map((look) => look()));
    await ledger.cutOff(60);
    for (const look of looks) await expect(look()).rejects.toThrow(ChainUnavailableError);
    await ledger.cutOff(0);
    expect(await Promise.all(looks.map((look) => look()))).toEqual(before);
  });

  it('shows the blocks and the mempool that it has', async () => {
    await fund(alice.addressAt(0, 0), 50_000n);
    await fund(alice.addressAt(0, 1), 60_000n);
    const sealed = await ledger.read((state) => state.transactionsAt(null));
    const { height } = await ledger.mine(1);
    await ledger.mine(1);
    await fund(alice.addressAt(0, 2), 70_000n);
    const { node } = ledger;
    const [header, empty, newest] = await ledger.read(async (state) => [
      await state.headerAt(height),
      await state.headerAt(height + 1),
      await state.head(),
    ]);
    expect(await node.newestBlock()).toEqual(newest);
    expect(newest).toEqual(empty);
    const transactions = sealed.map((transaction) => ({ ...transaction, height }));
    expect(transactions).toHaveLength(2);
    expect(await node.sealedBlock(height)).toEqual({ ...header, transactions });
    expect(await node.sealedBlock(height + 1)).toEqual({ ...empty, transactions: [] });
    expect(await node.sealedBlock(height + 2)).toBeNull();
    const waiting = await node.waiting();
    expect(waiting).toHaveLength(1);
    expect(waiting).toEqual(await ledger.read((state) => state.transactionsAt(null)));
  });

  it('has another revision after each change of its blocks or its mempool, and the same one otherwise', async () => {
    const revisions: string[] = [];
    const note = async () => revisions.push(await ledger.node.revision());
    await note();
    await fund(alice.addressAt(0, 0), 50_000n);
    await note();
    await fund(alice.addressAt(0, 1), 50_000n);
    await note();
    await ledger.mine(1);
    await note();
    await ledger.mine(1);
    await note();
    expect(new Set(revisions).size).toBe(revisions.length);
    const last = revisions.at(-1);
    await ledger.cutOff(0);
    await balanceOf([alice.addressAt(0, 0)]);
    await note();
    expect(revisions.at(-1)).toBe(last);
    await ledger.reorganise({ depth: 1, drop: [] });
    await note();
    expect(revisions.at(-1)).not.toBe(last);
  });

  it('names each block after all that it says', async () => {
    const { hash } = await fund(alice.addressAt(0, 0), 50_000n);
    clock.advance(1_000);
    await ledger.mine(1);
    const head = await ledger.read((state) => state.head());
    if (head === null) throw new Error('no head');
    expect(head.minedAt).toEqual(new Date(clock.now()));
    const { blocks } = rules;
    expect(head.hash).toBe(blocks?.hashOf(head, [hash]));
    expect(head.hash).not.toBe(blocks?.hashOf(head, []));
    const later = { ...head, minedAt: new Date(clock.now() + 1) };
    for (const other of [later, { ...head, height: 7 }])
      expect(blocks?.hashOf(other, [hash])).not.toBe(head.hash);
  });

  it('takes the whole mempool into the first of several blocks', async () => {
    const { hash } = await fund(alice.addressAt(0, 0), 50_000n);
    expect(await ledger.mine(3)).toMatchObject({ height: 3 });
    expect(await ledger.read((state) => state.find(hash))).toMatchObject({ height: 1 });
    expect(await ledger.read((state) => state.transactionsAt(2))).toEqual([]);
  });

  it('pays many at once from different outputs', async () => {
    const payments = await Promise.all(
      Array.from({ length: 8 }, (_, at) => fund(alice.addressAt(0, at), 10_000n + BigInt(at))),
    );
    expect(new Set(payments.map(({ hash }) => hash)).size).toBe(8);
    expect(await mempool()).toHaveLength(8);
    const addresses = payments.map((_, at) => alice.addressAt(0, at));
    expect(await balanceOf(addresses)).toBe(80_028n);
  });

  it('says when the treasury does not hold enough, or the amount is not relayed', async () => {
    const address = alice.addressAt(0, 0);
    expect(await ledger.pay({ address, amount: toBaseUnits(supply) })).toEqual({
      outcome: 'empty',
    });
    expect(await ledger.pay({ address, amount: toBaseUnits(293n) })).toEqual({
      outcome: 'dust',
      minimum: 294n,
    });
    expect(await ledger.pay({ address: 'nobody', amount: toBaseUnits(1_000n) })).toEqual({
      outcome: 'recipient_invalid',
    });
    expect(await mempool()).toEqual([]);
  });

  it('keeps the sum of all entries but for the fees', async () => {
    const utxo = await fund(alice.addressAt(0, 0), 50_000n);
    await ledger.accept(spend(utxo).raw);
    const received = await balanceOf([bob.addressAt(0, 0)]);
    expect(await balanceOf([alice.addressAt(0, 0)])).toBe(0n);
    // One input and one output of p2wpkh: 110 vB (BIP-141) at 2 sat/vB.
    expect(received).toBe(50_000n - 220n);
  });

  it('refuses a spend of what another one in the mempool spends for no more', async () => {
    const utxo = await fund(alice.addressAt(0, 0), 50_000n);
    const first = spend(utxo);
    await ledger.accept(first.raw);
    const rival = alice.send({ utxos: [utxo], to: bob.addressAt(0, 1), amount: 'max' });
    expect(await ledger.accept(rival.raw)).toEqual({
      outcome: 'rejected',
      reason: 'insufficient fee',
      permanent: false,
    });
    expect(await mempool()).toEqual([utxo.hash, first.hash]);
  });

  it('lets a better paid spend replace one that allows it, and all that builds on that', async () => {
    const utxo = await fund(alice.addressAt(0, 0), 50_000n);
    const first = spend(utxo);
    await ledger.accept(first.raw);
    const built: Utxo = { ...utxo, hash: first.hash, index: 0, value: toBaseUnits(49_780n) };
    const child = spend(built, 1_000n, bob);
    expect(await ledger.accept(child.raw)).toEqual({ outcome: 'accepted' });
    // 220 + 110 sat stand there, and its own relay costs 110: one short is refused.
    expect(await ledger.accept(spend(utxo, 3_990n).raw)).toMatchObject({
      reason: 'insufficient fee',
    });
    const next = spend(utxo, 4_000n);
    expect(await ledger.accept(next.raw)).toEqual({ outcome: 'accepted' });
    expect(await mempool()).toEqual([utxo.hash, next.hash]);
    expect(await balanceOf([bob.addressAt(0, 0)])).toBe(50_000n - 440n);
  });

  it('takes what was mined back into the mempool, in its order', async () => {
    const first = await fund(alice.addressAt(0, 0), 50_000n);
    await ledger.mine(1);
    const second = spend(first);
    await ledger.accept(second.raw);
    await ledger.mine(1);
    const third = await fund(alice.addressAt(0, 1), 60_000n);
    expect(await ledger.reorganise({ depth: 2, drop: [] })).toMatchObject({ height: 0 });
    expect(await mempool()).toEqual([first.hash, second.hash, third.hash]);
    expect(await balanceOf([bob.addressAt(0, 0)])).toBe(49_780n);
  });

  it('forgets what a reorganisation drops, and what cannot stand without it', async () => {
    const dropped = await fund(alice.addressAt(0, 0), 50_000n);
    await ledger.accept(spend(dropped).raw);
    await ledger.mine(1);
    const kept = await fund(alice.addressAt(0, 1), 60_000n);
    await ledger.reorganise({ depth: 1, drop: [dropped.hash] });
    // The faucet pays from its largest outputs, so the second payment does not build on the first.
    expect(await mempool()).toEqual([kept.hash]);
    const held = await balanceOf([alice.addressAt(0, 0), bob.addressAt(0, 0)]);
    expect(held).toBe(0n);
    expect(await ledger.accept(spend(dropped).raw)).toMatchObject({
      reason: 'bad-txns-inputs-missingorspent',
      permanent: false,
    });
  });

  it('takes back no more blocks than there are above the first', async () => {
    await ledger.mine(2);
    await expect(ledger.reorganise({ depth: 3, drop: [] })).rejects.toThrow(RangeError);
    expect(await ledger.read((state) => state.head())).toMatchObject({ height: 2 });
  });

  it('keeps nothing of a change that throws', async () => {
    const change = store.change(async (draft) => {
      await draft.write(new Map([['utxo:x', { address: 'somebody' }]]));
      throw new Error('midway');
    });
    await expect(change).rejects.toThrow('midway');
    expect(await ledger.read((state) => state.entriesOf(['somebody']))).toEqual(new Map());
  });

  it('refuses another witness for a transaction that it knows', async () => {
    const utxo = await fund(alice.addressAt(0, 0), 50_000n);
    const { raw } = spend(utxo);
    await ledger.accept(raw);
    const forged = Uint8Array.from(raw);
    const inSignature = raw.length - 60;
    forged[inSignature] = (forged[inSignature] ?? 0) ^ 1;
    expect(await ledger.accept(forged)).toEqual({
      outcome: 'rejected',
      reason: 'txn-same-nonwitness-data-in-mempool',
      permanent: true,
    });
  });
});
