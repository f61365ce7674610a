import type { BillfoldClient } from '@billfold/core';
import type {
  Account,
  Contact,
  SendProtection,
  TrustedDevice,
  Wallet,
} from '@billfold/core/contract';
import { loadContacts, loadPages, type QueryStore, type Resource } from '@billfold/core/flows';

/** Data of the wallet settings, loaded on first use. */
export interface WalletKeeping {
  sendProtection(walletId: string): Resource<SendProtection>;
  devices(walletId: string): Resource<readonly TrustedDevice[]>;
  contacts(walletId: string): Resource<readonly Contact[]>;
  deletedAccounts(walletId: string): Resource<readonly Account[]>;
  readonly deletedWallets: Resource<readonly Wallet[]>;
}

export function createWalletKeeping(
  client: Pick<BillfoldClient, 'wallets' | 'accounts' | 'contacts'>,
  { add, addKeyed }: QueryStore<never>,
): WalletKeeping {
  const { wallets, accounts } = client;
  return {
    sendProtection: addKeyed((walletId, signal) => wallets.getSendProtection(walletId, { signal })),
    devices: addKeyed(async (walletId, signal) => {
      const { items } = await wallets.listDevices(walletId, { signal });
      return items;
    }),
    contacts: addKeyed((walletId, signal) => loadContacts(client, walletId, signal)),
    deletedAccounts: addKeyed((walletId, signal) =>
      loadPages((page) => accounts.list(walletId, { isDeleted: true, ...page }, { signal })),
    ),
    deletedWallets: add(async (signal) => {
      const { items } = await wallets.list({ isDeleted: true }, { signal });
      return items;
    }),
  };
}
