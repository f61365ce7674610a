import type { TokenDefinition } from '@billfold/core';
import type { HeldToken } from '@billfold/keyring';
import { loadAssetBalance } from '../../../accounts/account-balances.ts';
import type { Db } from '../../../db/open-database.ts';
import type { SpendingAccount } from '../../spending.ts';

/** Loads the balance of a token, with the contract that issues it. */
export async function loadHeldToken(
  tx: Db,
  account: SpendingAccount,
  { id, contract }: TokenDefinition,
): Promise<HeldToken> {
  const { spendable: balance } = await loadAssetBalance(tx, account, id);
  return { contract, balance };
}
