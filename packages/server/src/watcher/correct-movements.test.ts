import { toBaseUnits } from '@billfold/core';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createEthereumHolder,
  type EthereumHolder,
  network,
  own,
} from '../../test/ethereum-holder.ts';
import { placeOf, strangers } from '../../test/funded.ts';
import type { ChainTransaction, Transfer } from '../chains/chain.ts';
import { addressStock, transactions } from '../db/schema.ts';
import { applyTransactions } from './apply-transactions.ts';

const hash = `0x${'ab'.repeat(32)}`;
const sent: Transfer = {
  ...{ position: 0, from: own, to: strangers.ETH, tokenId: 'USDT@ETH', memo: null },
  value: toBaseUnits(5n),
};

describe('a transaction that moves the funds of an address which runs code', () => {
  let world: EthereumHolder;
  beforeEach(async () => {
    world = await createEthereumHolder();
    const { accountId } = placeOf(world.holder);
    await world.server.context.db.insert(addressStock).values({
      ...{ accountId, purseId: accountId, addressIndex: 0, address: own, path: 'm' },
      ...{ freeFrom: new Date(0), isDelegated: true },
    });
  });

  /** Books a call of a contract that the holder signed elsewhere, in a block unless its height is null. */
  const see = async (height: number | null, transfers: readonly Transfer[]) => {
    const { context } = world.server;
    const sender = { address: own, nonce: 7n, fee: toBaseUnits(90n), hasFailed: false };
    const seen: ChainTransaction = { hash, spends: [], sender, transfers, references: [] };
    const block = height === null ? null : { height, hash: `0x${height}` };
    const at = new Date(0);
    await context.db.transaction((tx) =>
      applyTransactions(tx, context.platform, {
        ...{ network, block, at, prices: new Map(), transactions: [seen] },
      }),
    );
    const rows = await context.db.select().from(transactions).where(eq(transactions.hash, hash));
    const told = rows.map(({ assetId, valueUnits, feeUnits, endedAs }) => ({
      ...{ assetId, valueUnits, feeUnits, endedAs },
    }));
    return told.toSorted((a, b) => (a.assetId < b.assetId ? -1 : 1));
  };
  const ether = { assetId: 'ETH', valueUnits: 0n, endedAs: null };
  const token = { assetId: 'USDT@ETH', valueUnits: 5n, endedAs: null };

  it('is paid for once, whatever a block shows that it moved', async () => {
    expect(await see(null, [])).toEqual([{ ...ether, feeUnits: 90n }]);
    expect(await see(900, [sent])).toEqual([
      { ...ether, feeUnits: null },
      { ...token, feeUnits: 90n },
    ]);
  });

  it('moves in the books what the newest block shows, and no more', async () => {
    expect(await see(900, [sent])).toEqual([{ ...token, feeUnits: 90n }]);
    const less = { ...sent, value: toBaseUnits(2n) };
    expect(await see(901, [less])).toEqual([{ ...token, valueUnits: 2n, feeUnits: 90n }]);
    expect(await see(902, [])).toEqual([
      { ...ether, feeUnits: 90n },
      { ...token, valueUnits: 2n, feeUnits: null, endedAs: 'FAILED' },
    ]);
    expect(await see(903, [sent])).toEqual([
      { ...ether, feeUnits: null },
      { ...token, feeUnits: 90n },
    ]);
  });

  it('stays as it was booked where no address runs code', async () => {
    await world.server.context.db.update(addressStock).set({ isDelegated: false });
    expect(await see(900, [sent])).toEqual([{ ...token, feeUnits: 90n }]);
    const less = { ...sent, value: toBaseUnits(2n) };
    expect(await see(901, [less])).toEqual([{ ...token, feeUnits: 90n }]);
  });
});
