import type { AccountAsset } from '../assets/account-asset.ts';
import type { Account } from '../contract/accounts/accounts.ts';
import { type Decimal, toDecimal } from '../money/decimal.ts';

/** Asset in one of the accounts: a choice of the pickers of Send and Receive. */
export interface AssetOption {
  /** Unique among the accounts of a wallet. */
  readonly id: string;
  readonly account: Account;
  readonly asset: AccountAsset;
  /** Spendable balance of the asset in the account. */
  readonly balance: Decimal;
}

/** Returns the choice of `asset` in `account`; the balance of a token that the account lacks is zero. */
export function createAssetOption(account: Account, asset: AccountAsset): AssetOption {
  const isNative = asset.id === account.blockchainNetwork;
  const token = account.tokens.find(({ tokenId }) => tokenId === asset.id);
  const balance = isNative ? account.nativeBalance : (token?.balance ?? toDecimal('0'));
  return { id: assetOptionId(account, asset), account, asset, balance };
}

/** Returns the id of the choice of `asset` in `account`. */
export function assetOptionId(
  account: Pick<Account, 'id'>,
  asset: Pick<AccountAsset, 'id'>,
): string {
  return `${account.id} ${asset.id}`;
}
