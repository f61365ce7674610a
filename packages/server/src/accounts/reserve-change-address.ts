import type { Db } from '../db/open-database.ts';
import type { AccountKey } from './load-public-key.ts';
import { type AddressTools, reserveAddress, type StoredAddress } from './reserve-address.ts';

/** The next change address of `account`, for the transaction that has locked its row. */
export function reserveChangeAddress(
  tx: Db,
  account: AccountKey,
  tools: AddressTools,
): Promise<StoredAddress> {
  return reserveAddress(tx, { account, branch: 'change' }, tools);
}
