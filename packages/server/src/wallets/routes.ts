import {
  activateWallet,
  createWallet,
  getWallet,
  getWalletSettings,
  listWallets,
  renameWallet,
  updateWalletSettings,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { activateOwnedWallet } from './activate-owned-wallet.ts';
import { createOwnedWallet } from './create-owned-wallet.ts';
import { bindWalletKeyRoutes } from './key-routes.ts';
import { renameOwnedWallet } from './rename-owned-wallet.ts';
import { loadWalletSettings, updateOwnedSettings } from './wallet-settings.ts';
import { listOwnedWallets, loadOwnedWallet } from './wallet-store.ts';

export function bindWalletRoutes(bind: Bind, context: ServiceContext): void {
  bind.signedIn(listWallets)(async ({ principal, query }) => {
    const items = await listOwnedWallets(context.db, principal.userId, {
      isDeleted: query.IsDeletedFilter ?? false,
    });
    // Nobody has so many wallets that they need pages.
    return { items, total: items.length, page: 1, pageSize: Math.max(items.length, 100) };
  });
  bind.signedIn(getWallet)(({ principal: { userId }, params: { walletId } }) =>
    loadOwnedWallet(context.db, { userId, walletId }),
  );
  bind.signedIn(createWallet)(({ principal, body }) => createOwnedWallet(context, principal, body));
  bind.signedIn(activateWallet)(({ principal, params, body }) =>
    activateOwnedWallet(context, { userId: principal.userId, walletId: params.id }, body),
  );
  bind.signedIn(renameWallet)(({ principal: { userId }, params: { id: walletId }, body }) =>
    renameOwnedWallet(context, { userId, walletId }, body),
  );
  bind.signedIn(getWalletSettings)(({ principal: { userId }, params: { id: walletId } }) =>
    loadWalletSettings(context.db, { userId, walletId }),
  );
  bind.signedIn(updateWalletSettings)(({ principal: { userId }, params: { id: walletId }, body }) =>
    updateOwnedSettings(context, { userId, walletId }, body),
  );
  bindWalletKeyRoutes(bind, context);
}
