import { exportWallet } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { exportOwnedWallet } from './export-wallet.ts';

export function bindWalletExportRoute(bind: Bind, context: ServiceContext): void {
  bind.file(exportWallet)(({ principal: { userId }, params: { id: walletId } }) =>
    exportOwnedWallet(context, { userId, walletId }),
  );
}
