import { getKeyring } from '@billfold/keyring';
import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { type AccountKey, loadPublicKey } from './load-public-key.ts';

export type StoredAddress = typeof addresses.$inferSelect;
export type AddressTools = Pick<ServiceContext, 'platform' | 'chains'>;

export interface AddressPlace {
  readonly account: AccountKey;
  readonly branch: 'receive' | 'change';
}

/**
 * The next address of a branch, derived from the stored public key and stored itself. For a
 * transaction that has locked the account's row: rolled back with it, so that no index is lost.
 */
export async function reserveAddress(
  tx: Db,
  { account, branch }: AddressPlace,
  { platform, chains }: AddressTools,
): Promise<StoredAddress> {
  const addressIndex = await takeIndex(tx, account, branch);
  const { path, publicKey } = await loadPublicKey(tx, account);
  const { network } = account;
  // BIP-44: branch 0 receives, branch 1 holds change.
  const position = { branch: branch === 'receive' ? 0 : 1, addressIndex } as const;
  const keyring = getKeyring(network, chains.get(network).chain);
  const createdAt = nowOf(platform);
  const [row] = await tx
    .insert(addresses)
    .values({
      id: platform.newId(),
      accountId: account.id,
      network,
      address: keyring.addressAt(publicKey, position),
      branch,
      addressIndex,
      path: `${path}/${position.branch}/${addressIndex}`,
      createdAt,
    })
    // It may have been watched already.
    .onConflictDoUpdate({
      target: [addresses.accountId, addresses.branch, addresses.addressIndex],
      set: { isAhead: false, createdAt },
    })
    .returning();
  if (row === undefined) throw new Error('an insert without its row');
  return row;
}

async function takeIndex(
  tx: Db,
  { id }: AccountKey,
  branch: AddressPlace['branch'],
): Promise<number> {
  const { nextReceiveIndex, nextChangeIndex } = accounts;
  const next = branch === 'receive' ? nextReceiveIndex : nextChangeIndex;
  const [taken] = await tx
    .update(accounts)
    .set(
      branch === 'receive'
        ? { nextReceiveIndex: sql`${next} + 1` }
        : { nextChangeIndex: sql`${next} + 1` },
    )
    .where(eq(accounts.id, id))
    .returning({ after: next });
  if (taken === undefined) throw new Error(`account ${id} does not exist`);
  return taken.after - 1;
}
