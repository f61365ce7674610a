import { getNetwork } from '@billfold/core';
import { type AddressType, addressTypes } from '@billfold/core/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { AccountSearch } from '../accounts/account-searches.ts';
import type { AccountKey } from '../accounts/load-public-key.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses, walletPublicKeys } from '../db/schema.ts';
import { storedIndexOf } from '../db/stored-account-index.ts';

/** Account that another wallet with the same phrase may have used, under the id that it gets if it is opened. */
export interface Candidate extends AccountKey {
  readonly userId: string;
  readonly addressType: AddressType;
  readonly addressIndex: number;
}

/**
 * How far a search looks at accounts of one kind: at all whose keys are stored, at the first that is not open, or at that
 * one where the account before it was used.
 */
export type SearchDepth = 'all' | 'next' | 'after-used';

/** Number of the first addresses that are looked at where wallets count accounts by their address. */
const firstAddresses = 5;
/** Number of addresses that are looked at after the last one with an account. */
const addressGap = 2;
/** Number of the addresses after which none is looked at. */
const mostAddresses = 20;

/** Lists the accounts that a search looks at now: their public keys are stored, and they are not open and never were. */
export async function findCandidates(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { walletId, userId, network }: AccountSearch,
  depth: SearchDepth,
): Promise<readonly Candidate[]> {
  const wallet = { walletId, network };
  const known = { keys: await loadKeyIndexes(db, wallet), opened: await loadOpened(db, wallet) };
  const { family } = getNetwork(network).model;
  const types = family === 'utxo' ? addressTypes : (['wpkh'] as const);
  const places = types.flatMap((addressType) => listNext(known, { addressType, depth }));
  if (family === 'evm') places.push(...listByAddress(known));
  return places.map((place) => ({ id: platform.newId(), ...wallet, userId, ...place }));
}

type Place = Pick<Candidate, 'accountIndex' | 'addressIndex' | 'addressType'>;

interface KnownAccounts {
  /** Account indexes whose public keys are stored. */
  readonly keys: ReadonlySet<number>;
  readonly opened: readonly OpenedAccount[];
}

interface OpenedAccount {
  readonly accountIndex: number;
  readonly addressIndex: number;
  readonly isUsed: boolean;
}

function listNext(
  { keys, opened }: KnownAccounts,
  { addressType, depth }: { readonly addressType: AddressType; readonly depth: SearchDepth },
): Place[] {
  const places: Place[] = [];
  let isReached = true;
  for (let account = 0; ; account += 1) {
    const accountIndex = storedIndexOf({ addressType, account });
    if (!keys.has(accountIndex)) return places;
    const own = opened.find((row) => row.accountIndex === accountIndex && row.addressIndex === 0);
    if (own === undefined && isReached) places.push({ accountIndex, addressIndex: 0, addressType });
    if (own === undefined && depth !== 'all') return places;
    isReached = depth !== 'after-used' || own?.isUsed === true;
  }
}

function listByAddress({ keys, opened }: KnownAccounts): readonly Place[] {
  if (!keys.has(0)) return [];
  const taken = opened.filter((row) => row.accountIndex === 0).map((row) => row.addressIndex);
  const end = Math.max(firstAddresses, Math.max(0, ...taken) + 1 + addressGap);
  return Array.from({ length: Math.min(end, mostAddresses) }, (_, addressIndex) => addressIndex)
    .filter((index) => index > 0 && !taken.includes(index))
    .map((addressIndex) => ({ accountIndex: 0, addressIndex, addressType: 'wpkh' }));
}

type WalletNetwork = Pick<AccountSearch, 'walletId' | 'network'>;

async function loadKeyIndexes(
  db: Db,
  { walletId, network }: WalletNetwork,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ index: walletPublicKeys.accountIndex })
    .from(walletPublicKeys)
    .where(and(eq(walletPublicKeys.walletId, walletId), eq(walletPublicKeys.network, network)));
  return new Set(rows.map(({ index }) => index));
}

async function loadOpened(
  db: Db,
  { walletId, network }: WalletNetwork,
): Promise<readonly OpenedAccount[]> {
  const { accountIndex, addressIndex } = accounts;
  const used = db
    .select({ found: sql`true` })
    .from(addresses)
    .where(and(eq(addresses.accountId, accounts.id), isNotNull(addresses.firstUsedAt)));
  return db
    .select({ accountIndex, addressIndex, isUsed: sql<boolean>`exists ${used}` })
    .from(accounts)
    .where(and(eq(accounts.walletId, walletId), eq(accounts.network, network)));
}
