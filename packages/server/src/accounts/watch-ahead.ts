import { getNetwork } from '@billfold/core';
import { getKeyring } from '@billfold/keyring';
import { and, eq, isNotNull, max } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { addresses } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { gapLimit } from './address-gap.ts';
import { type AccountKey, loadPublicKey } from './load-public-key.ts';
import type { AddressTools } from './reserve-address.ts';

/**
 * Derives the addresses that another wallet with the same phrase may have used: of each branch
 * `gapLimit` beyond the last one that was. For a transaction that has locked the account's row.
 * Answers whether any is new.
 */
export async function watchAhead(
  tx: Db,
  account: AccountKey,
  tools: AddressTools,
): Promise<boolean> {
  return watchUpTo(tx, account, {
    ...tools,
    upTo: async (branch) => (await loadLast(tx, account.id, { branch, isUsed: true })) + gapLimit,
  });
}

/** The address indexes up to which each branch is to be watched, -1 for none. */
export interface BranchEnds extends AddressTools {
  readonly upTo: (branch: Branch) => Promise<number>;
}
export type Branch = (typeof branches)[number];
export const branches = ['receive', 'change'] as const;

/** Derives what is not watched yet, as far as it is wanted. Answers whether anything is new. */
export async function watchUpTo(
  tx: Db,
  account: AccountKey,
  { platform, chains, upTo }: BranchEnds,
): Promise<boolean> {
  const { network } = account;
  if (getNetwork(network).addressLimit !== null) return false;
  const derive = await openDeriver(tx, account, { chains });
  const createdAt = nowOf(platform);
  const wanted = [];
  for (const branch of branches) {
    const last = await loadLast(tx, account.id, { branch, isUsed: false });
    const end = await upTo(branch);
    for (let addressIndex = last + 1; addressIndex <= end; addressIndex += 1)
      wanted.push({
        ...{ id: platform.newId(), accountId: account.id, network, branch, addressIndex },
        ...derive(branch, addressIndex),
        ...{ isAhead: true, createdAt },
      });
  }
  if (wanted.length > 0) await tx.insert(addresses).values(wanted);
  return wanted.length > 0;
}

/** Addresses of an account with their paths. */
export async function openDeriver(
  db: Db,
  account: AccountKey,
  { chains }: Pick<AddressTools, 'chains'>,
) {
  const { network } = account;
  const { path, publicKey } = await loadPublicKey(db, account);
  const addressAt = getKeyring(network, chains.get(network).chain).createAddressDeriver(publicKey);
  return (branch: Branch, addressIndex: number) => {
    const side = branch === 'receive' ? 0 : 1;
    return {
      address: addressAt({ branch: side, addressIndex }),
      path: `${path}/${side}/${addressIndex}`,
    };
  };
}

interface Ends {
  readonly branch: Branch;
  readonly isUsed: boolean;
}

/** Index of the last address of a branch, or of the last one that was used; -1 for none. */
async function loadLast(tx: Db, accountId: string, { branch, isUsed }: Ends): Promise<number> {
  const { addressIndex, firstUsedAt } = addresses;
  const isOfBranch = and(eq(addresses.accountId, accountId), eq(addresses.branch, branch));
  const [row] = await tx
    .select({ last: max(addressIndex) })
    .from(addresses)
    .where(and(isOfBranch, isUsed ? isNotNull(firstUsedAt) : undefined));
  return row?.last ?? -1;
}
