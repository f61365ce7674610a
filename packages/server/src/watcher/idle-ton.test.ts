import { getNetwork } from '@billfold/core';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { beforeEach, describe, expect, it } from 'vitest';
import { openAddressAccount } from '../../test/books.ts';
import { fixedRates } from '../../test/fixed-rates.ts';
import { createAccountWallet, phrases } from '../../test/ledger-wallet.ts';
import { type ManualClock, manualClock } from '../../test/manual-clock.ts';
import { startTonStub, type TonStub } from '../../test/ton-node.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import { createProber } from '../balance-probes/create-prober.ts';
import { blockTimeOf } from '../chains/block-times.ts';
import { blocksAtFirst, loadCursor } from '../chains/cursor.ts';
import { nothingSent } from '../chains/sent-transactions.ts';
import type { Db } from '../db/open-database.ts';
import { addresses, balanceProbes, transactions } from '../db/schema.ts';
import { createToncenterChain } from '../families/ton/node/create-toncenter-chain.ts';
import type { TonNode } from '../families/ton/node/ton-node.ts';
import { serverPlatform } from '../platform/server-platform.ts';
import { rescanIfWanted } from './rescan-if-wanted.ts';
import { type ChainWatch, type WatchContext, watchChain } from './watch-chain.ts';

const network = 'TON';
const idle = { restMs: 60_000 };
const amount = 2_000_000_000n;
const address = addressOf(phrases[0]);
const { final } = getNetwork(network).confirmations;

/** Calls of a look that moves over quiet blocks: the head, headers, one state of addresses, and one for each jetton. */
const quiet = [
  ...['masterchainInfo', 'blocks', 'walletStates'],
  ...['jetton/wallets', 'jetton/wallets'],
];

describe('an idle network of the TON machine', () => {
  let clock: ManualClock;
  let node: TonStub;
  let db: Db;
  let context: WatchContext;
  let watch: ChainWatch;
  let asked: string[];

  beforeEach(async () => {
    clock = manualClock();
    node = await startTonStub(clock);
    asked = [];
    const counting: TonNode = {
      ask: (request) => {
        asked.push(request.path.replace('/api/v3/', ''));
        return node.node.ask(request);
      },
    };
    const chain = createToncenterChain({
      ...{ network, chain: 'regtest', node: counting, sent: nothingSent },
    });
    db = await emptyDatabase();
    context = {
      ...{ db, platform: serverPlatform({ clock }), rates: fixedRates() },
      ...{ chains: { get: () => chain }, hasPayments: false, chainMode: 'live', publicUrl: '' },
    };
    watch = watchChain(context, network);
    await mine(blocksAtFirst(network));
    await watch.catchUp();
    await rescanIfWanted(context, network);
    await openAddressAccount(db, {
      ...{ network, wallet: { ...createAccountWallet('ETH', phrases[0]), address } },
    });
  });

  async function mine(count: number): Promise<void> {
    for (let mined = 0; mined < count; mined += 1) {
      clock.advance(blockTimeOf(network));
      await node.mine(1);
    }
  }

  /** Makes the blocks of a minute, looks, and returns what was asked. */
  async function look(): Promise<readonly string[]> {
    await mine(60_000 / blockTimeOf(network));
    asked.length = 0;
    await watch.catchUp(idle);
    return asked;
  }
  const booked = () => db.select({ height: transactions.blockHeight }).from(transactions);
  const cursorHeight = async () => (await loadCursor(db, network))?.height ?? 0;
  const headHeight = () => node.machine.blocks().at(-1)?.height ?? 0;

  it('is moved over without its blocks, to one that all servers of the index show', async () => {
    for (let minutes = 0; minutes < 3; minutes += 1) expect(await look()).toEqual(quiet);
    const behindMs = (headHeight() - (await cursorHeight())) * blockTimeOf(network);
    // Times of blocks are whole seconds.
    expect(behindMs).toBeGreaterThan(19_000);
    expect(behindMs).toBeLessThan(22_000);
  });

  it('has a deposit in the books within two minutes, with its block', async () => {
    await look();
    await node.fund(address, amount);
    const paidAt = headHeight() + 1;
    await look();
    await look();
    expect(await booked()).toEqual([{ height: paidAt }]);
    expect(await cursorHeight()).toBeGreaterThanOrEqual(paidAt + final);
  });

  it('is quiet again two minutes after its last deposit, and finds the next one', async () => {
    await node.fund(address, amount);
    for (let minutes = 0; minutes < 3; minutes += 1) await look();
    expect(await look()).toEqual(quiet);
    await node.fund(address, amount);
    const paidAt = headHeight() + 1;
    await look();
    await look();
    expect(await booked()).toContainEqual({ height: paidAt });
    expect(await booked()).toHaveLength(2);
  });

  it('is read to its head once it is awaited, and rests until idle looks get there', async () => {
    await look();
    await watch.catchUp();
    expect(await cursorHeight()).toBe(headHeight());
    clock.advance(10_000);
    asked.length = 0;
    await watch.catchUp(idle);
    expect(asked).toEqual(['masterchainInfo']);
    await look();
    expect(await look()).toEqual(quiet);
  });

  it('has its balances compared with the books, and a payment that no block showed booked', async () => {
    const findings: unknown[] = [];
    const prober = createProber(context, network, {
      onFinding: ({ assetId, units, outcome }) => findings.push({ assetId, units, outcome }),
    });
    for (let minutes = 0; minutes < 8; minutes += 1) {
      if (minutes === 2) await node.machine.give(address, amount);
      await look();
      await db.update(balanceProbes).set({ dueAt: new Date(0) });
      await prober?.probe();
    }
    expect(await look()).toEqual(quiet);
    const { balance } = await node.machine.stateOf(address);
    expect(balance).toBeGreaterThan(0n);
    expect(findings).toEqual([{ assetId: 'TON', units: balance, outcome: 'corrected' }]);
  });

  it('takes two calls in a look while it has no address', async () => {
    await db.delete(addresses);
    expect(await look()).toEqual(['masterchainInfo', 'blocks']);
  });
});

function addressOf(phrase: string): string {
  const keyring = getKeyring(network, 'regtest');
  const { publicKey } = keyring.derivePublic(seedPhraseToSeed(phrase), 0);
  return keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
}
