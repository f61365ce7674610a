import type { BillfoldClient } from '@billfold/core';
import type {
  Account,
  Contact,
  SendProtection,
  TrustedDevice,
  Wallet,
  WalletSettings,
} from '@billfold/core/contract';
import { loadContacts, loadPages, type Resource } from '@billfold/core/flows';
import type { MakeResource } from './kept-resources.ts';

/** Data of the wallet settings, loaded on first use. */
export interface WalletKeeping {
  settings(walletId: string): Resource<WalletSettings>;
  sendProtection(walletId: string): Resource<SendProtection>;
  devices(walletId: string): Resource<readonly TrustedDevice[]>;
  contacts(walletId: string): Resource<readonly Contact[]>;
  deletedAccounts(walletId: string): Resource<readonly Account[]>;
  readonly deletedWallets: Resource<readonly Wallet[]>;
}

export function createWalletKeeping(
  client: Pick<BillfoldClient, 'wallets' | 'accounts' | 'contacts'>,
  make: MakeResource,
): WalletKeeping {
  const { wallets, accounts } = client;
  const perWallet = <T>(load: LoadOfWallet<T>) => keptPerWallet(load, make);
  const settings = perWallet((id, signal) => wallets.getSettings(id, { signal }));
  const sendProtection = perWallet((id, signal) => wallets.getSendProtection(id, { signal }));
  const devices = perWallet((id, signal) => wallets.listDevices(id, { signal }));
  const contacts = perWallet((id, signal) => loadContacts(client, id, signal));
  const deletedAccounts = perWallet((walletId, signal) =>
    loadPages((page) => accounts.list(walletId, { isDeleted: true, ...page }, { signal })),
  );
  const deletedWallets = make(async (signal) => {
    const { items } = await wallets.list({ isDeleted: true }, { signal });
    return items;
  });
  return {
    settings,
    sendProtection,
    devices,
    contacts,
    deletedAccounts,
    deletedWallets,
  };
}

type LoadOfWallet<T> = (walletId: string, signal: AbortSignal) => Promise<T>;

/** One resource for each wallet that was asked for. */
function keptPerWallet<T>(
  load: LoadOfWallet<T>,
  make: MakeResource,
): (walletId: string) => Resource<T> {
  const known = new Map<string, Resource<T>>();
  return (walletId) => {
    const resource = known.get(walletId) ?? make((signal) => load(walletId, signal));
    known.set(walletId, resource);
    return resource;
  };
}
