import { getNetwork } from '@billfold/core';
import type { DepositAddress, GetDepositAddress } from '@billfold/core/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { addresses } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import {
  type AccountOwner,
  loadOwnedAccount,
  lockAccount,
  type OwnedAccount,
} from './account-store.ts';
import { gapLimit } from './address-gap.ts';
import { isShown } from './is-shown.ts';
import { reserveAddress, type StoredAddress } from './reserve-address.ts';

/**
 * Time within which a repeated request is the same click: see "A new deposit address by GET" in
 * docs/decisions/receive.md.
 */
const repeatMs = 2_000;

/**
 * The newest unused address of an account; with `createNew`, or when all are used, a new one.
 * @throws {ApiError} 404, 409 ADDRESS_GAP_LIMIT
 */
export async function findDepositAddress(
  context: ServiceContext,
  owner: AccountOwner,
  { createNew = false }: GetDepositAddress,
): Promise<DepositAddress> {
  const { db } = context;
  const account = await loadOwnedAccount(db, owner);
  if (!createNew) {
    const current = (await loadReceiving(db, account)).find(isUnused);
    if (current !== undefined) return toDepositAddress(current);
  }
  const address = await db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    const standing = await loadReceiving(tx, account);
    const kept = keptInstead(standing, { account, createNew, now: context.platform.clock.now() });
    return kept ?? reserveAddress(tx, { account, branch: 'receive' }, context);
  });
  return toDepositAddress(address);
}

interface Wish {
  readonly account: OwnedAccount;
  readonly createNew: boolean;
  readonly now: number;
}

/** The address to give instead of a new one, if there is a reason not to make one. */
function keptInstead(
  standing: readonly StoredAddress[],
  { account, createNew, now }: Wish,
): StoredAddress | undefined {
  const [newest] = standing;
  if (newest === undefined) return undefined;
  const { addressLimit } = getNetwork(account.network);
  if (addressLimit !== null && standing.length >= addressLimit) return newest;
  const unused = standing.filter(isUnused);
  if (!createNew) return unused[0];
  // The first one came with the account: asking for another right away is no repeat.
  const isRepeat = newest.addressIndex > 0 && now - newest.createdAt.getTime() < repeatMs;
  if (isRepeat) return newest;
  if (unused.length >= gapLimit) throw gapReached();
  return undefined;
}

/** Newest first. */
function loadReceiving(db: Db, { id }: OwnedAccount): Promise<readonly StoredAddress[]> {
  return db
    .select()
    .from(addresses)
    .where(and(eq(addresses.accountId, id), isShown()))
    .orderBy(desc(addresses.addressIndex));
}

const isUnused = (address: StoredAddress): boolean => address.firstUsedAt === null;

function toDepositAddress({ id, address }: StoredAddress): DepositAddress {
  return { id, addressValue: address };
}

function gapReached(): ApiError {
  return new ApiError(409, 'ADDRESS_GAP_LIMIT', {
    errors: [
      fill(
        'This account has {count} unused addresses. Other wallets would not find funds on further ones. Use one of them first.',
        { count: gapLimit },
      ),
    ],
  });
}
