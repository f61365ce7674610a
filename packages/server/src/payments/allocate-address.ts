import type { Random } from '@billfold/core';
import type { AddressMode } from '@billfold/core/contract';
import { base58 } from '@scure/base';
import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { openDeriver } from '../accounts/watch-ahead.ts';
import { isServed } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { createQuery } from '../db/build-once.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses, businessAssets, paymentMarks, paymentQuotes } from '../db/schema.ts';
import { findTestAccount } from '../payments-accounts/open-payments-accounts.ts';
import { isSettledKeyless } from '../payments-accounts/settle-keyless.ts';
import { holdKept, takeAddress, takeTestAddress } from '../payments-accounts/take-address.ts';
import { ApiError } from '../platform/api-error.ts';
import { writeBase32 } from '../platform/write-base32.ts';
import { addressBusy } from './address-busy.ts';
import { isSimulated } from './is-simulated.ts';
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
  readonly livemode: boolean;
  readonly accepted: AcceptedAsset;
}

type AddressContext = Pick<ServiceContext, 'platform' | 'chains' | 'chainMode'>;

/**
 * Gives a payment its address for an asset, in the account that the business is paid into now: another owner may
 * have taken the payments over since the rules were loaded.
 * @throws {ApiError} 409 TEST_MODE_UNAVAILABLE; 503 ADDRESS_BUSY
 */
export async function allocateAddress(
  tx: Db,
  context: AddressContext,
  allocation: Allocation,
): Promise<PaymentPlace> {
  const { paymentId, accepted } = allocation;
  const { addressMode: mode } = accepted.row;
  const held = await holdAccount(tx, accepted);
  const isTest = isSimulated(context, allocation);
  const account = isTest ? await loadTestAccount(tx, accepted) : held;
  if (mode === 'SHARED') {
    const address = await (isTest
      ? deriveTestAddress(tx, context, account)
      : loadSharedAddress(tx, account.id));
    const marks = await takeMarks(tx, context.platform.random, allocation);
    return { mode, address, accountId: account.id, ...marks };
  }
  const take = isTest ? takeTestAddress : takeAddress;
  const { address, accountId } = await take(tx, context, { account, paymentId });
  return { mode, address, accountId, reference: null, memo: null };
}

/** @throws {ApiError} 409 TEST_MODE_UNAVAILABLE */
async function loadTestAccount(
  tx: Db,
  { row: { businessId }, asset: { network } }: AcceptedAsset,
): Promise<AcceptedAsset['account']> {
  const account = await findTestAccount(tx, businessId, network);
  if (account !== undefined) return account;
  throw new ApiError(409, 'TEST_MODE_UNAVAILABLE', {
    errors: [
      (await isSettledKeyless(tx, businessId))
        ? 'This business is paid into public keys alone. Its owner chooses a settlement wallet to take test payments.'
        : 'This business was settled before this server had test payments. Its owner confirms the settlement wallet once more in the settings.',
    ],
  });
}

/** Derives the shared address of an account of test payments, which is stored nowhere: nothing watches it. */
async function deriveTestAddress(
  tx: Db,
  context: AddressContext,
  { id, walletId, network, accountIndex }: AcceptedAsset['account'],
): Promise<string> {
  if (!isServed(network)) throw new Error(`account ${id} is on an unknown network`);
  const derive = await openDeriver(tx, { id, walletId, network, accountIndex }, context);
  return derive('receive', 0).address;
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
 * Finds the address, the reference and the comment that a payment has on a network already, which it keeps there. An
 * address that runs code by now is not kept.
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
    .orderBy(desc(paymentQuotes.lockedAt))
    .limit(1);
  return kept !== undefined && (await holdKept(tx, kept.accountId)) ? kept : undefined;
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
