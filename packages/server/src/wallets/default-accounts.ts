import { findAccountAsset } from '@billfold/core';
import type { WalletSettings } from '@billfold/core/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts } from '../db/schema.ts';
import { fieldRefused } from '../platform/field-refused.ts';

type DefaultAccounts = WalletSettings['defaultAccounts'];

/** Returns the defaults whose account can still be used: an account may be archived or deleted later. */
export async function usableDefaults(
  db: Db,
  walletId: string,
  defaults: DefaultAccounts,
): Promise<DefaultAccounts> {
  const entries = Object.entries(defaults);
  if (entries.length === 0) return {};
  const ids = [...new Set(entries.map(([, id]) => id))];
  const open = await db
    .select({ id: accounts.id, network: accounts.network })
    .from(accounts)
    .where(
      and(
        eq(accounts.walletId, walletId),
        isOfWallet,
        inArray(accounts.id, ids),
        isNull(accounts.deletedAt),
        eq(accounts.isArchived, false),
      ),
    );
  const networks = new Map(open.map(({ id, network }) => [id, network]));
  return Object.fromEntries(
    entries.filter(([assetId, id]) => {
      const network = findAccountAsset(assetId)?.network;
      return network !== undefined && networks.get(id) === network;
    }),
  );
}

/** @throws {ApiError} 400 VALIDATION_FAILED for an account that cannot hold its asset or is not in use */
export async function refuseUnusableDefaults(
  tx: Db,
  walletId: string,
  defaults: DefaultAccounts,
): Promise<void> {
  const usable = await usableDefaults(tx, walletId, defaults);
  if (Object.keys(usable).length === Object.keys(defaults).length) return;
  throw fieldRefused('defaultAccounts', {
    message: 'Choose an account that is in use and can hold the asset',
  });
}
