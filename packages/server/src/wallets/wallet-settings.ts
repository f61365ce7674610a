import {
  signingPlace,
  type UpdateWalletSettings,
  type WalletSettings,
} from '@billfold/core/contract';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, users, walletSettings, wallets } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { staleVersion } from '../platform/stale-version.ts';
import { refuseUnusableDefaults, usableDefaults } from './default-accounts.ts';
import { isOwned, lockWallet, type WalletOwner } from './wallet-store.ts';

/** The settings of an owned wallet; what was never changed is as its user has it. @throws {ApiError} 404 */
export async function loadWalletSettings(db: Db, owner: WalletOwner): Promise<WalletSettings> {
  const [found] = await db
    .select({
      version: walletSettings.version,
      data: walletSettings.data,
      currency: users.currency,
      locale: users.locale,
    })
    .from(wallets)
    .innerJoin(users, eq(users.id, wallets.userId))
    .leftJoin(walletSettings, eq(walletSettings.walletId, wallets.id))
    .where(isOwned(owner));
  if (found === undefined) throw notFound('wallet');
  const { version, data, currency, locale } = found;
  const { defaultAccounts = {}, ...stored } = z.parse(storedSettings, data ?? {});
  return {
    ...atFirst,
    currency,
    locale,
    ...stored,
    defaultAccounts: await usableDefaults(db, owner.walletId, defaultAccounts),
    version: version ?? 0,
  };
}

/** @throws {ApiError} 404; 409 STALE_VERSION; 400 VALIDATION_FAILED for an account that cannot be named */
export async function updateOwnedSettings(
  { db }: Pick<ServiceContext, 'db'>,
  owner: WalletOwner,
  { version, ...changes }: UpdateWalletSettings,
): Promise<WalletSettings> {
  return db.transaction(async (tx) => {
    await lockWallet(tx, owner);
    const before = await loadWalletSettings(tx, owner);
    const stored = await loadStored(tx, owner);
    if (version !== undefined && version !== before.version) throw staleVersion(before);
    await refuseForeignAccounts(tx, owner, changes.accountOrder ?? []);
    await refuseUnusableDefaults(tx, owner.walletId, changes.defaultAccounts ?? {});
    const after = { ...before, ...changes, version: before.version + 1 };
    const row = {
      version: after.version,
      data: z.parse(storedSettings, { ...stored, ...changes }),
    };
    await tx
      .insert(walletSettings)
      .values({ walletId: owner.walletId, ...row })
      .onConflictDoUpdate({ target: walletSettings.walletId, set: row });
    return after;
  });
}

/** Returns the settings that the wallet itself has; the currency and locale of its user are not among them. */
async function loadStored(tx: Db, { walletId }: WalletOwner) {
  const [row] = await tx
    .select({ data: walletSettings.data })
    .from(walletSettings)
    .where(eq(walletSettings.walletId, walletId));
  return z.parse(storedSettings, row?.data ?? {});
}

const atFirst = {
  supportAccess: false,
  hideBalances: false,
  hideSmallBalances: false,
  requireUnlockOnNewDevice: true,
  accountOrder: [],
  spamFilter: true,
  loadPrices: true,
  usageStatistics: false,
  signing: 'local' as const,
  hiddenTokens: [],
};

const flag = () => z.exactOptional(z.boolean());
const texts = () => z.exactOptional(z.array(z.string()));
const storedSettings = z.object({
  supportAccess: flag(),
  currency: z.exactOptional(z.string()),
  locale: z.exactOptional(z.string()),
  hideBalances: flag(),
  hideSmallBalances: flag(),
  requireUnlockOnNewDevice: flag(),
  accountOrder: texts(),
  defaultAccounts: z.exactOptional(z.record(z.string(), z.string())),
  spamFilter: flag(),
  loadPrices: flag(),
  usageStatistics: flag(),
  signing: z.exactOptional(signingPlace()),
  hiddenTokens: texts(),
});

async function refuseForeignAccounts(
  tx: Db,
  { walletId }: WalletOwner,
  ids: readonly string[],
): Promise<void> {
  const wanted = new Set(ids);
  const own = await tx.$count(
    accounts,
    and(eq(accounts.walletId, walletId), isOfWallet, inArray(accounts.id, [...wanted])),
  );
  if (own === wanted.size && wanted.size === ids.length) return;
  throw fieldRefused('accountOrder', { message: 'List each account only once' });
}
