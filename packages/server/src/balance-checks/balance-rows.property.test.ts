import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openAccount, openAddressAccount } from '../../test/books.ts';
import { isThorough } from '../../test/is-thorough.ts';
import { createLedgerWallet, phrases } from '../../test/ledger-wallet.ts';
import { wallet } from '../../test/watched-accounts.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import type { Db } from '../db/open-database.ts';
import { addresses, openingBalances, transactions, utxos } from '../db/schema.ts';
import { findBalanceDifferences } from './find-balance-differences.ts';

const height = fc.option(fc.nat(9));
const units = fc.bigInt(1n, 2n ** 90n);
const place = fc.record({ account: fc.nat(1), row: fc.nat(4) });
const transaction = fc.record({
  assetId: fc.constantFrom<'native' | 'token'>('native', 'token'),
  type: fc.constantFrom<'SENT' | 'RECEIVED' | 'SELF' | 'CONTRACT'>(
    'SENT',
    'RECEIVED',
    'SELF',
    'CONTRACT',
  ),
  valueUnits: units,
  feeUnits: fc.option(units),
  blockHeight: height,
  endedAs: fc.option(
    fc.constantFrom<'FAILED' | 'DROPPED' | 'REPLACED'>('FAILED', 'DROPPED', 'REPLACED'),
  ),
});
const output = fc.record({
  valueUnits: units,
  isChange: fc.boolean(),
  blockHeight: height,
  spentBy: fc.option(fc.constant('ab')),
});
const change = fc.oneof(
  fc.record({ change: fc.constant('transaction' as const), place, row: transaction }),
  fc.record({ change: fc.constant('output' as const), place, row: output }),
  fc.record({ change: fc.constant('remove' as const), place }),
  fc.record({ change: fc.constant('reorganise' as const), above: fc.nat(9) }),
  fc.record({ change: fc.constant('open' as const), above: fc.nat(9), value: fc.option(units) }),
  fc.record({ change: fc.constant('close' as const) }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

it('rows of balances are the sums of the books after any change of these', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 5, maxLength: 30 }), async (changes) => {
      const db = await emptyDatabase();
      const accounts = [
        { ...(await openAddressAccount(db, { network: 'ETH', wallet })), network: 'ETH' },
        {
          ...(await openAccount(db, {
            network: 'BTC',
            wallet: createLedgerWallet('BTC', phrases[0]),
          })),
          network: 'BTC',
        },
      ] as const;
      const ids = accounts.map(({ accountId }) => accountId);
      for (const each of changes) {
        await make(db, accounts, each);
        expect(await findBalanceDifferences(db, ids)).toEqual([]);
      }
    }),
    { numRuns: isThorough ? 200 : 20 },
  );
}, 120_000);

interface Owner {
  readonly walletId: string;
  readonly accountId: string;
  readonly network: string;
}

async function make(db: Db, accounts: readonly [Owner, Owner], move: Change): Promise<void> {
  switch (move.change) {
    case 'transaction': {
      const owner = accounts[move.place.account === 0 ? 0 : 1];
      const id = idOf(move.place);
      const assetId = move.row.assetId === 'native' ? owner.network : 'usdt_ethereum';
      const row = { ...move.row, assetId };
      await db
        .insert(transactions)
        .values({ ...owner, ...row, id, hash: id, createdAt: new Date(0) })
        .onConflictDoUpdate({ target: transactions.id, set: row });
      return;
    }
    case 'output': {
      const { accountId, network } = accounts[1];
      const [address] = await db.select().from(addresses).where(eq(addresses.accountId, accountId));
      const outputPlace = { accountId, network, hash: idOf(move.place), outputIndex: 0 };
      await db
        .insert(utxos)
        .values({ ...outputPlace, ...move.row, addressId: address?.id ?? '' })
        .onConflictDoUpdate({
          target: [utxos.accountId, utxos.hash, utxos.outputIndex],
          set: move.row,
        });
      return;
    }
    case 'remove':
      await db.delete(transactions).where(eq(transactions.id, idOf(move.place)));
      await db.delete(utxos).where(eq(utxos.hash, idOf(move.place)));
      return;
    case 'reorganise': {
      const isAbove = sql`block_height > ${move.above}`;
      await db.update(transactions).set({ blockHeight: null, endedAs: null }).where(isAbove);
      await db.update(utxos).set({ blockHeight: null }).where(isAbove);
      return;
    }
    case 'open': {
      const { accountId, network } = accounts[0];
      const opening = { accountId, network, blockHeight: move.above, blockHash: 'aa' };
      await db
        .insert(openingBalances)
        .values([
          { ...opening, assetId: network, valueUnits: move.value },
          { ...opening, assetId: 'usdt_ethereum', valueUnits: 5n },
        ])
        .onConflictDoNothing();
      return;
    }
    case 'close':
      await db.delete(openingBalances);
      return;
    default:
      move satisfies never;
  }
}

function idOf({ account, row }: { readonly account: number; readonly row: number }): string {
  return `00000000-0000-0000-000${account}-00000000000${row}`;
}
