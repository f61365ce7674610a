import {
  addressTypes,
  type SetWatchKey,
  type WatchedKey,
  type WatchKeyPreview,
} from '@billfold/core/contract';
import { formatAccountKey } from '@billfold/keyring';
import { and, eq, gte, inArray, max, ne, sql } from 'drizzle-orm';
import type { BusinessActor } from '../businesses/business-actor.ts';
import type { BusinessRow } from '../businesses/business-store.ts';
import { lockTeam } from '../businesses/lock-team.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import {
  accounts,
  addresses,
  businesses,
  walletPublicKeys,
  wallets,
  watchKeys,
} from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { provideKeylessWallet } from '../wallets/keyless-wallet.ts';
import { firstWatchIndex } from './account-index.ts';
import { loadWatchedKeys } from './list-watch-keys.ts';
import { mailWatchKey } from './mail-watch-key.ts';
import { payInto } from './pay-into.ts';
import { type GivenKey, type ReadWatchKey, readWatchKey } from './read-watch-key.ts';
import { settleKeyless } from './settle-keyless.ts';
import { findWatchKey, removeWatchKeys, type WatchKeyRow } from './watch-key-store.ts';

export interface ChosenKey extends BusinessActor {
  readonly given: GivenKey & Pick<SetWatchKey, 'firstAddress'>;
}

/**
 * Reads the public key of another wallet for a business, which could choose it.
 * @throws {ApiError} what `readWatchKey` throws; 404; 409 WATCH_KEY_IN_USE, WATCH_KEY_EARLIER
 */
export async function readChoosableKey(
  context: Pick<ServiceContext, 'db' | 'chains'>,
  { businessId, ...given }: GivenKey & { readonly businessId: number },
): Promise<WatchKeyPreview> {
  const read = readWatchKey(context, given);
  const [business] = await context.db
    .select({ id: businesses.id, settlementUserId: businesses.settlementUserId })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  if (business === undefined) throw notFound('business');
  await findKnown(context.db, business, read);
  return read.preview;
}

/**
 * Has new payments to a business arrive at addresses of the public key of another wallet. Payments that have an address
 * keep it. A key that was removed goes on after the last address that it gave. A business that is paid nowhere yet is
 * paid into keys of this owner alone from now on.
 * @throws {ApiError} what `readWatchKey` throws; 409 WATCH_KEY_UNCONFIRMED, WATCH_KEY_IN_USE, WATCH_KEY_EARLIER;
 * 403 PERMISSION_DENIED
 */
export async function chooseWatchKey(
  context: ServiceContext,
  { member, caller, given }: ChosenKey,
): Promise<WatchedKey> {
  const { businessId, userId } = member;
  const read = readWatchKey(context, given);
  const { network } = read;
  const [firstAddress = ''] = read.preview.addresses;
  if (given.firstAddress !== firstAddress) throw unconfirmed();
  const chosen = await context.db.transaction(async (tx) => {
    // Like the keys of settlement wallets: one at a time, so that no two businesses get one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settlement-keys'))`);
    const { business } = await lockTeam(tx, member, 'sign-funds');
    const known = await findKnown(tx, business, read);
    const before = await findWatchKey(tx, businessId, network);
    if (before === undefined || before.accountId !== known?.accountId) {
      const now = nowOf(context.platform);
      await removeWatchKeys(tx, { businessId, network, now });
      if (business.settlementWalletId === null)
        await settleKeyless(tx, context, { businessId, userId });
      const ownerId = business.settlementUserId ?? userId;
      const accountId = await activate(tx, context, { businessId, ownerId, read, known });
      await payInto(tx, { businessId, assetId: network, accountId });
      await recordAudit(tx, context.platform, {
        ...{ businessId, userId, caller, action: 'watch-key.chosen', target: network },
        after: { firstAddress },
      });
      await mailWatchKey(tx, context, { business, network, by: userId, firstAddress });
    }
    return loadWatchedKeys({ ...context, db: tx }, { businessId, network });
  });
  context.wake();
  const [watched] = chosen;
  if (watched === undefined) throw new Error(`the key of business ${businessId} is gone`);
  return watched;
}

/**
 * Finds the earlier use of a key by the business, which goes on then. Another business, or a wallet of this server, would
 * give the same addresses to other people.
 */
async function findKnown(
  db: Db,
  { id, settlementUserId }: Pick<BusinessRow, 'id' | 'settlementUserId'>,
  { network, key: { kind, publicKey, identity }, preview }: ReadWatchKey,
): Promise<WatchKeyRow | undefined> {
  // A wallet may derive other addresses of the key, and show them to nobody yet.
  const texts = addressTypes.map((each) => formatAccountKey({ kind: each, publicKey }));
  if ((await db.$count(walletPublicKeys, inArray(walletPublicKeys.publicKey, texts))) > 0)
    throw inUse();
  const [found] = await db
    .select({ row: watchKeys, ownerId: wallets.userId })
    .from(watchKeys)
    .innerJoin(accounts, eq(accounts.id, watchKeys.accountId))
    .innerJoin(wallets, eq(wallets.id, accounts.walletId))
    .where(
      and(
        ...[eq(watchKeys.network, network), eq(watchKeys.kind, kind)],
        eq(watchKeys.publicKey, identity),
      ),
    );
  // A key of a wallet may be written with another place, its addresses may not.
  const isTaken = and(
    ...[eq(addresses.network, network), inArray(addresses.address, [...preview.addresses])],
    found && ne(addresses.accountId, found.row.accountId),
  );
  if ((await db.$count(addresses, isTaken)) > 0) throw inUse();
  if (found === undefined) return undefined;
  if (found.row.businessId !== id) throw inUse();
  if (found.ownerId !== settlementUserId) throw ofEarlierOwner();
  return found.row;
}

interface Activation {
  readonly businessId: number;
  /** Owner whose refunds are of this money. */
  readonly ownerId: string;
  readonly read: ReadWatchKey;
  readonly known: WatchKeyRow | undefined;
}

/** Takes the key into use; returns the account of its payments. */
async function activate(
  tx: Db,
  context: Pick<ServiceContext, 'platform'>,
  { businessId, ownerId, read: { network, key }, known }: Activation,
): Promise<string> {
  const { kind, identity: publicKey, descriptor } = key;
  if (known !== undefined) {
    await tx
      .update(watchKeys)
      .set({ removedAt: null, descriptor })
      .where(eq(watchKeys.accountId, known.accountId));
    return known.accountId;
  }
  const createdAt = nowOf(context.platform);
  const accountId = await openWatchAccount(tx, context, { businessId, ownerId, network });
  await tx.insert(watchKeys).values({
    ...{ accountId, businessId, network, kind, publicKey, descriptor, createdAt },
  });
  return accountId;
}

async function openWatchAccount(
  tx: Db,
  context: Pick<ServiceContext, 'platform'>,
  {
    businessId,
    ownerId,
    network,
  }: Pick<Activation, 'businessId' | 'ownerId'> & Pick<ReadWatchKey, 'network'>,
): Promise<string> {
  const { platform } = context;
  const walletId = await provideKeylessWallet(tx, context, ownerId);
  const { accountIndex } = accounts;
  const [last] = await tx
    .select({ index: max(accountIndex) })
    .from(accounts)
    .where(
      and(
        ...[eq(accounts.walletId, walletId), eq(accounts.network, network)],
        gte(accountIndex, firstWatchIndex),
      ),
    );
  const id = platform.newId();
  await tx.insert(accounts).values({
    ...{ id, walletId, network, businessId, purpose: 'WATCH', name: 'Public key' },
    ...{ accountIndex: (last?.index ?? firstWatchIndex - 1) + 1, createdAt: nowOf(platform) },
  });
  return id;
}

function unconfirmed() {
  return fieldRefused('firstAddress', {
    ...{ status: 409, code: 'WATCH_KEY_UNCONFIRMED' },
    message: 'The first address is another one. Compare the addresses with your wallet again.',
  });
}

function ofEarlierOwner() {
  return fieldRefused('key', {
    ...{ status: 409, code: 'WATCH_KEY_EARLIER' },
    message:
      'This business used the key with an earlier settlement wallet, and its refunds belong to that one. Export another account.',
  });
}

function inUse() {
  return fieldRefused('key', {
    ...{ status: 409, code: 'WATCH_KEY_IN_USE' },
    message: 'This key already receives elsewhere. Export an account that is for this shop alone.',
  });
}
