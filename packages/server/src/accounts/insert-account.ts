import type { AddressType } from '@billfold/core/contract';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { accounts } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { WalletOwner } from '../wallets/wallet-store.ts';
import { type AddressTools, reserveAddress } from './reserve-address.ts';
import { watchAhead } from './watch-ahead.ts';

export interface NewAccount {
  readonly id: string;
  readonly owner: WalletOwner;
  readonly network: ServedNetwork;
  readonly accountIndex: number;
  readonly addressIndex: number;
  readonly addressType: AddressType;
  readonly name: string;
  /** Another wallet may have used its addresses. */
  readonly isImported: boolean;
}

/**
 * Inserts an account with its first address, for a transaction that has locked its wallet. Returns false where its name
 * or its place is taken.
 */
export async function insertAccount(
  tx: Db,
  { owner, isImported, ...row }: NewAccount,
  tools: AddressTools,
): Promise<boolean> {
  const { walletId } = owner;
  const { id, network, accountIndex, addressIndex } = row;
  const inserted = await tx
    .insert(accounts)
    // Its one address is at its own index.
    .values({
      ...{ ...row, walletId, nextReceiveIndex: addressIndex },
      createdAt: nowOf(tools.platform),
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  if (inserted.length === 0) return false;
  const account = { id, walletId, network, accountIndex };
  await reserveAddress(tx, { account, branch: 'receive' }, tools);
  if (isImported) await watchAhead(tx, account, tools);
  await announce(tx, { topic: 'accounts', payload: { network }, ...owner });
  return true;
}
