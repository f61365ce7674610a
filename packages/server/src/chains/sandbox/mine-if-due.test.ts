import { toBaseUnits } from '@billfold/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLedgerWallet, phrases } from '../../../test/ledger-wallet.ts';
import { type ManualClock, manualClock } from '../../../test/manual-clock.ts';
import { emptyDatabase } from '../../../test/worker-database.ts';
import { getRules } from '../../families/get-rules.ts';
import { openSandbox } from '../../families/open-sandbox.ts';
import { serverPlatform } from '../../platform/server-platform.ts';
import type { ServedNetwork } from '../served-networks.ts';
import { createMemoryStore } from './memory-store.ts';
import { openSandboxLedger, type SandboxLedger } from './sandbox-ledger.ts';

const pace = { firstMs: 2_000, intervalMs: 10_000, idleMs: 30_000, finalBlocks: 3 };
const address = createLedgerWallet('BTC', phrases[0]).addressAt(0, 0);

describe.each(['memory', 'sql'] as const)('mineIfDue in a store of %s', (kind) => {
  let clock: ManualClock;
  let ledger: SandboxLedger;
  beforeEach(async () => {
    clock = manualClock();
    ledger = await open[kind](clock);
  });
  const pay = async (to = address) => {
    const paid = await ledger.pay({ address: to, amount: toBaseUnits(50_000n) });
    if (paid.outcome !== 'sent') throw new Error(`The faucet refuses: ${paid.outcome}`);
    return paid;
  };

  it('mines when it is due, one block however late', async () => {
    const turn = await ledger.mineIfDue(pace);
    expect(turn).toEqual({ isMined: true, nextAt: new Date(clock.now() + 10_000) });
    clock.advance(9_999);
    expect(await ledger.mineIfDue(pace)).toMatchObject({ isMined: false });
    await pay();
    clock.advance(3);
    // On the beat: the next one is not late because this one was.
    expect(await ledger.mineIfDue(pace)).toEqual({
      isMined: true,
      nextAt: new Date(clock.now() + 9_998),
    });
    clock.advance(3_600_000);
    expect(await ledger.mineIfDue(pace)).toMatchObject({ isMined: true });
    expect(await ledger.mineIfDue(pace)).toMatchObject({ isMined: false });
    expect(await ledger.read((state) => state.head())).toMatchObject({ height: 3 });
  });

  it('comes down to a shorter interval at once', async () => {
    await ledger.mineIfDue({ ...pace, intervalMs: 600_000, idleMs: 600_000 });
    expect(await ledger.mineIfDue({ ...pace, intervalMs: 1_000 })).toEqual({
      isMined: false,
      nextAt: new Date(clock.now() + 1_000),
    });
  });

  describe('when nothing waits for a block', () => {
    const turn = async () => {
      const { isMined, nextAt } = await ledger.mineIfDue(pace);
      return { isMined, waitMs: nextAt.getTime() - clock.now() };
    };
    beforeEach(async () => {
      // The first transaction is final.
      await ledger.mine(2);
      await ledger.mineIfDue(pace);
    });

    it('mines at the slow pace, until something comes', async () => {
      expect(await turn()).toEqual({ isMined: false, waitMs: 30_000 });
      clock.advance(12_000);
      expect(await turn()).toEqual({ isMined: false, waitMs: 18_000 });
      await pay();
      expect(await turn()).toEqual({ isMined: false, waitMs: 2_000 });
    });

    it('neither hurries nor puts off a block that is near', async () => {
      clock.advance(29_000);
      await pay();
      expect(await turn()).toEqual({ isMined: false, waitMs: 1_000 });
      clock.advance(400);
      await pay();
      expect(await turn()).toEqual({ isMined: false, waitMs: 600 });
    });

    it('stays fast until the last transaction is final', async () => {
      await pay();
      const waits: number[] = [];
      for (let block = 0; block < 5; block += 1) {
        const { waitMs } = await turn();
        waits.push(waitMs);
        clock.advance(waitMs);
      }
      expect(waits).toEqual([2_000, 10_000, 10_000, 30_000, 30_000]);
    });

    it('is not kept awake by what is held', async () => {
      const { hash } = await pay();
      await ledger.hold(hash, true);
      clock.advance(30_000);
      expect(await turn()).toEqual({ isMined: true, waitMs: 30_000 });
      await ledger.hold(hash, false);
      expect(await turn()).toEqual({ isMined: false, waitMs: 10_000 });
    });

    it('is hurried once by what descends from a held payment', async () => {
      // The faucet's second payment needs the number of its first one.
      ledger = await open[kind](clock, 'ETH');
      await ledger.mine(3);
      await ledger.mineIfDue(pace);
      const ether = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
      const { hash } = await pay(ether);
      await ledger.hold(hash, true);
      await pay(ether);
      expect(await turn()).toEqual({ isMined: false, waitMs: 2_000 });
      clock.advance(2_000);
      expect(await turn()).toEqual({ isMined: true, waitMs: 10_000 });
      clock.advance(1);
      expect(await turn()).toEqual({ isMined: false, waitMs: 9_999 });
      expect(await ledger.read((state) => state.transactionsAt(null))).toHaveLength(2);
    });
  });
});

const open = {
  memory: (clock: ManualClock, network: ServedNetwork = 'BTC') => {
    const rules = getRules(network, 'sandbox');
    const treasury = rules.openTreasury(phrases[2]);
    const store = createMemoryStore(new Date(0));
    return openSandboxLedger({ store, rules, treasury, platform: serverPlatform({ clock }) });
  },
  sql: async (clock: ManualClock, network: ServedNetwork = 'BTC') => {
    const platform = serverPlatform({ clock });
    return (await openSandbox({ db: await emptyDatabase(), platform, network })).ledger;
  },
};
