import type { Random } from '@billfold/core';
import type { AddressMode } from '@billfold/core/contract';
import { base58 } from '@scure/base';
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { createQuery } from '../db/build-once.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses, businessAssets, paymentMarks, paymentQuotes } from '../db/schema.ts';
import { takeAddress } from '../payments-accounts/take-address.ts';
import { writeBase32 } from '../platform/write-base32.ts';
import { addressBusy } from './address-busy.ts';
import type { AcceptedAsset } from './payment-rules.ts';

/** Address that a payment is paid to, with what tells it from others there. */
export interface PaymentPlace {
  readonly mode: AddressMode;
  readonly address: string;
  /** Account in which the money arrives. */
  readonly accountId: string;
  readonly reference: string | null;
  readonly memo: string | null;
}

export interface Allocation {
  readonly paymentId: string;
  readonly accepted: AcceptedAsset;
}

/**
 * Gives a payment its address for an asset, in the account that the business is paid into now: another owner may
 * have taken the payments over since the rules were loaded.
 * @throws {ApiError} 503 ADDRESS_BUSY
 */
export async function allocateAddress(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'chains'>,
  { paymentId, accepted }: Allocation,
): Promise<PaymentPlace> {
  const { addressMode: mode } = accepted.row;
  const account = await holdAccount(tx, accepted);
  if (mode === 'SHARED') {
    const address = await loadSharedAddress(tx, account.id);
    const marks = await takeMarks(tx, context.platform.random, { paymentId, accepted });
    return { mode, address, accountId: account.id, ...marks };
  }
  const { address, accountId } = await takeAddress(tx, context, { account, paymentId });
  return { mode, address, accountId, reference: null, memo: null };
}

/** Loads the account of an accepted asset, which stays the same until the end of the transaction. */
async function holdAccount(tx: Db, { row }: AcceptedAsset): Promise<AcceptedAsset['account']> {
  const { businessId, assetId } = row;
  const [held] = await lockAccount(tx, { businessId, assetId });
  if (held === undefined) throw addressBusy();
  return held;
}

const lockAccount = createQuery(getTableColumns(accounts), (db, fields) =>
  db
    .select(fields)
    .from(businessAssets)
    .innerJoin(accounts, eq(accounts.id, businessAssets.accountId))
    .where(
      and(
        eq(businessAssets.businessId, sql.placeholder('businessId')),
        eq(businessAssets.assetId, sql.placeholder('assetId')),
      ),
    )
    .for('share', { of: businessAssets }),
);

/**
 * Finds the address, the reference and the comment that a payment has on a network already, which it keeps there.
 */
export async function findKept(
  tx: Db,
  place: { readonly paymentId: string; readonly network: string; readonly mode: AddressMode },
): Promise<PaymentPlace | undefined> {
  const { mode, address, accountId, reference, memo } = paymentQuotes;
  const [kept] = await tx
    .select({ mode, address, accountId, reference, memo })
    .from(paymentQuotes)
    .where(
      and(
        eq(paymentQuotes.paymentId, place.paymentId),
        eq(paymentQuotes.network, place.network),
        eq(mode, place.mode),
        isNull(paymentQuotes.releasedAt),
      ),
    )
    .limit(1);
  return kept;
}

async function loadSharedAddress(tx: Db, accountId: string): Promise<string> {
  const [first] = await tx
    .select({ address: addresses.address })
    .from(addresses)
    .where(and(eq(addresses.accountId, accountId), eq(addresses.branch, 'receive')))
    .orderBy(asc(addresses.addressIndex))
    .limit(1);
  if (first === undefined) throw new Error(`account ${accountId} has no address`);
  return first.address;
}

type Marks = Pick<PaymentPlace, 'reference' | 'memo'>;

/** Takes what names a payment on a shared address, where its network has such a thing. */
async function takeMarks(
  tx: Db,
  random: Random,
  { paymentId, accepted: { asset } }: Allocation,
): Promise<Marks> {
  const { network } = asset;
  const create = markOf(network, random);
  if (create === null) return { reference: null, memo: null };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const marks = create();
    const mark = marks.reference ?? marks.memo ?? '';
    const taken = await tx
      .insert(paymentMarks)
      .values({ network, mark, paymentId })
      .onConflictDoNothing()
      .returning({ mark: paymentMarks.mark });
    if (taken.length > 0) return marks;
  }
  throw addressBusy();
}

function markOf(network: AcceptedAsset['asset']['network'], random: Random): (() => Marks) | null {
  switch (network) {
    case 'SOL':
      return () => ({ reference: base58.encode(random.bytes(32)), memo: null });
    case 'TON':
      return () => ({ reference: null, memo: writeBase32(random.bytes(5)) });
    default:
      return null;
  }
}
