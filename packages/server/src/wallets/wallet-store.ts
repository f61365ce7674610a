import type { Wallet } from '@billfold/core/contract';
import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { hasSeed } from '../db/has-seed.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, wallets, walletVaults } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { SealedSeed, SeedBinding } from '../vault/sealed-seed.ts';

/** A wallet in the name of the user who asks for it. */
export interface WalletOwner {
  readonly userId: string;
  readonly walletId: string;
}

export interface StoredVault {
  readonly record: SealedSeed;
  readonly binding: SeedBinding;
}

/** Oldest first. */
export async function listOwnedWallets(
  db: Db,
  userId: string,
  { isDeleted }: { readonly isDeleted: boolean },
): Promise<readonly Wallet[]> {
  return selectWallets(
    db,
    and(
      eq(wallets.userId, userId),
      hasSeed,
      // What was erased is nobody's any more.
      isDeleted
        ? and(isNotNull(wallets.deletedAt), isNull(wallets.purgedAt))
        : isNull(wallets.deletedAt),
    ),
  );
}

/** @throws {ApiError} 404 */
export async function loadOwnedWallet(db: Db, owner: WalletOwner): Promise<Wallet> {
  const [found] = await selectWallets(db, isOwned(owner));
  if (found === undefined) throw notFound('wallet');
  return found;
}

async function selectWallets(db: Db, where: SQL | undefined): Promise<readonly Wallet[]> {
  const rows = await db
    .select({
      id: wallets.id,
      name: wallets.name,
      activatedAt: wallets.activatedAt,
      walletType: wallets.walletType,
      createdAt: wallets.createdAt,
      lastUsedAt: wallets.lastUsedAt,
      accountsCount: db.$count(
        accounts,
        and(eq(accounts.walletId, wallets.id), isNull(accounts.deletedAt), isOfWallet),
      ),
    })
    .from(wallets)
    .where(where)
    .orderBy(asc(wallets.createdAt), asc(wallets.id));
  return rows.map(({ activatedAt, ...row }) => ({ ...row, isActivated: activatedAt !== null }));
}

/** The sealed seed of an owned wallet. @throws {ApiError} 404 */
export async function loadVault(db: Db, { userId, walletId }: WalletOwner): Promise<StoredVault> {
  const [found] = await db
    .select({ vault: walletVaults })
    .from(wallets)
    .innerJoin(walletVaults, eq(walletVaults.walletId, wallets.id))
    .where(isOwned({ userId, walletId }));
  if (found === undefined) throw notFound('wallet');
  const { kdf, createdAt, walletId: _, ...record } = found.vault;
  if (kdf !== 'argon2id') throw new Error(`wallet ${walletId} is sealed with an unknown kdf`);
  return { record: { ...record, kdf }, binding: { walletId, userId, createdAt } };
}

/** Refuses missing, deleted and foreign wallets, all alike. @throws {ApiError} 404 */
export async function refuseForeignWallet(db: Db, owner: WalletOwner): Promise<void> {
  const [found] = await db.select({ id: wallets.id }).from(wallets).where(isOwned(owner));
  if (found === undefined) throw notFound('wallet');
}

/** How exact `lastUsedAt` is: most calls then write nothing. */
const usedStepMs = 5 * 60_000;

/** Refuses a foreign wallet, and updates the time of its last use. @throws {ApiError} 404 */
export async function enterWallet(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  owner: WalletOwner,
): Promise<void> {
  const [found] = await db
    .select({ lastUsedAt: wallets.lastUsedAt })
    .from(wallets)
    .where(isOwned(owner));
  if (found === undefined) throw notFound('wallet');
  const now = nowOf(platform);
  if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) < usedStepMs) return;
  await db.update(wallets).set({ lastUsedAt: now }).where(isOwned(owner));
}

/**
 * Refuses a foreign wallet, and locks it until the end of the transaction. @throws {ApiError} 404
 */
export async function lockWallet(
  tx: Db,
  owner: WalletOwner,
): Promise<{ readonly isImported: boolean }> {
  return lockOwned(tx, owner, 'no key update');
}

/**
 * Refuses a foreign wallet, and locks it against deletion until the end of the transaction. Other
 * transactions may hold it too, and change the rest of it.
 * @throws {ApiError} 404
 */
export async function holdWallet(tx: Db, owner: WalletOwner): Promise<void> {
  await lockOwned(tx, owner, 'key share');
}

/** Waits for everybody who holds the wallet, for who is about to delete it. @throws {ApiError} 404 */
export async function lockHeldWallet(tx: Db, owner: WalletOwner): Promise<void> {
  await lockOwned(tx, owner, 'update');
}

async function lockOwned(
  tx: Db,
  owner: WalletOwner,
  strength: 'key share' | 'no key update' | 'update',
): Promise<{ readonly isImported: boolean }> {
  const [found] = await tx
    .select({ isImported: wallets.isImported })
    .from(wallets)
    .where(isOwned(owner))
    .for(strength);
  if (found === undefined) throw notFound('wallet');
  return found;
}

/** Condition on `wallets`: this wallet, if it is this user's, has a seed and is not deleted. */
export function isOwned({ userId, walletId }: WalletOwner) {
  const isUsers = and(eq(wallets.id, walletId), eq(wallets.userId, userId));
  return and(isUsers, hasSeed, isNull(wallets.deletedAt));
}
