import { type AccountAsset, findAccountAsset } from '@billfold/core';
import type { Account } from '@billfold/core/contract';

/** Asset with the accounts in use that can hold it. */
export interface SharedAsset {
  readonly asset: AccountAsset;
  readonly accounts: readonly Account[];
}

/**
 * Lists the assets that more than one account in use can hold: the native ones of networks with
 * several accounts, each followed by the tokens that one of these accounts has and does not hide.
 */
export function listSharedAssets(accounts: readonly Account[]): readonly SharedAsset[] {
  const open = accounts.filter(({ isArchived }) => !isArchived);
  const networks = [...new Set(open.map(({ blockchainNetwork }) => blockchainNetwork))];
  return networks.flatMap((network) => {
    const own = open.filter(({ blockchainNetwork }) => blockchainNetwork === network);
    if (own.length < 2) return [];
    const held = own.flatMap(({ tokens }) => tokens.filter(({ isHidden }) => !isHidden));
    const ids = new Set([network, ...held.map(({ tokenId }) => tokenId)]);
    return [...ids].flatMap((id) => {
      const asset = findAccountAsset(id);
      return asset?.network === network ? [{ asset, accounts: own }] : [];
    });
  });
}
