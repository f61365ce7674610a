import { findAccountAsset } from '../assets/find-account-asset.ts';
import type { Account } from '../contract/accounts/accounts.ts';
import type { WalletSettings } from '../contract/wallets/settings.ts';
import type { Resource } from '../query/resource.ts';
import { createAssetOption } from './asset-option.ts';

/** Account ids by the id of the asset that they are the default of. */
export type DefaultAccounts = WalletSettings['defaultAccounts'];

/** Loads the default accounts of a wallet; none where its settings cannot be loaded. */
export async function loadDefaultAccounts(
  settings: Resource<WalletSettings>,
): Promise<DefaultAccounts> {
  await settings.load();
  return settings.get().data?.defaultAccounts ?? {};
}

/**
 * Finds the default account of an asset among open accounts; undefined without one.
 * @example
 * const { defaultAccounts } = await client.wallets.getSettings(walletId);
 * const { items } = await client.accounts.list(walletId, { isArchived: false });
 * const account = findDefaultAccount(items, { defaults: defaultAccounts, assetId: 'USDT@ETH' });
 */
export function findDefaultAccount(
  accounts: readonly Account[],
  {
    defaults,
    assetId,
    needsBalance = false,
  }: {
    readonly defaults: DefaultAccounts;
    readonly assetId: string;
    /** Finds only an account that has some of the asset, as to send from. */
    readonly needsBalance?: boolean;
  },
): Account | undefined {
  const asset = findAccountAsset(assetId);
  if (asset === undefined || !Object.hasOwn(defaults, assetId)) return undefined;
  const account = accounts.find(
    ({ id, blockchainNetwork }) => id === defaults[assetId] && blockchainNetwork === asset.network,
  );
  if (account === undefined || !needsBalance) return account;
  return /[1-9]/.test(createAssetOption(account, asset).balance) ? account : undefined;
}
