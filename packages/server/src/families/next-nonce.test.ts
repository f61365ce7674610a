import { beforeEach, describe, expect, it } from 'vitest';
import { type AddressAccount, openAddressAccount } from '../../test/books.ts';
import { network, wallet } from '../../test/watched-accounts.ts';
import { emptyDatabase } from '../../test/worker-database.ts';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transactions } from '../db/schema.ts';
import { findNextNonce, findSendsBefore } from './next-nonce.ts';

interface Send {
  readonly nonce: bigint;
  readonly blockHeight?: number;
  readonly endedAs?: 'FAILED' | 'DROPPED' | 'REPLACED';
  readonly intent?: 'SIGNED' | 'BROADCAST' | 'FAILED';
}

let db: Db;
let account: AddressAccount;
let count = 0;
beforeEach(async () => {
  db = await emptyDatabase();
  account = await openAddressAccount(db, { network, wallet });
  count = 0;
});

/** Writes a send into the books; answers its hash. */
async function book({ nonce, blockHeight, endedAs, intent }: Send): Promise<string> {
  count += 1;
  const id = `00000000-0000-4000-8000-${`${count}`.padStart(12, '0')}`;
  const { walletId, accountId } = account;
  const place = { id, walletId, accountId, network, hash: `hash ${count}`, nonce };
  const createdAt = new Date(0);
  await db.insert(transactions).values({
    ...place,
    assetId: network,
    type: 'SENT',
    valueUnits: 1n,
    createdAt,
    blockHeight: blockHeight ?? null,
    endedAs: endedAs ?? null,
  });
  if (intent !== undefined)
    await db.insert(sendIntents).values({
      ...place,
      transactionId: id,
      idempotencyKey: id,
      requestHash: id,
      status: intent,
      createdAt,
      updatedAt: createdAt,
    });
  return place.hash;
}
const next = (mined: bigint) => findNextNonce(db, account.accountId, mined);

describe('findNextNonce', () => {
  it('begins where the chain does', async () => {
    expect([await next(0n), await next(7n)]).toEqual([0n, 7n]);
  });

  it('goes on after what is booked, also when the chain was asked a while ago', async () => {
    await book({ nonce: 0n, blockHeight: 1 });
    await book({ nonce: 1n, blockHeight: 1, endedAs: 'FAILED' });
    await book({ nonce: 2n });
    expect(await next(0n)).toBe(3n);
  });

  it('fills the place of what ended without a block', async () => {
    await book({ nonce: 0n });
    await book({ nonce: 1n, endedAs: 'FAILED', intent: 'FAILED' });
    await book({ nonce: 2n, endedAs: 'DROPPED' });
    await book({ nonce: 3n });
    expect(await next(0n)).toBe(1n);
  });

  it('keeps the place of an open send that only a mempool has replaced', async () => {
    await book({ nonce: 0n, endedAs: 'REPLACED', intent: 'BROADCAST' });
    expect(await next(0n)).toBe(1n);
  });
});

describe('findSendsBefore', () => {
  it('names the send whose turn it is first, while that waits', async () => {
    await book({ nonce: 0n, blockHeight: 1 });
    const first = await book({ nonce: 1n });
    await book({ nonce: 2n, endedAs: 'FAILED', intent: 'FAILED' });
    const second = await book({ nonce: 2n });
    const third = await book({ nonce: 3n });
    expect(await findSendsBefore(db, network, first)).toEqual([]);
    expect(await findSendsBefore(db, network, second)).toEqual([first]);
    expect(await findSendsBefore(db, network, third)).toEqual([second]);
  });
});

it('the books hold no two open sends with one nonce', async () => {
  await book({ nonce: 0n, intent: 'SIGNED' });
  await expect(book({ nonce: 0n, intent: 'SIGNED' })).rejects.toThrow();
  await book({ nonce: 1n, endedAs: 'FAILED', intent: 'FAILED' });
  await book({ nonce: 1n, intent: 'SIGNED' });
});
