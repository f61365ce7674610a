import { useSelectedWallet } from '@billfold/react';

/** Returns the id of the selected wallet. The guard renders no screen without one. */
export function useWalletId(): string {
  return useSelectedWallet().walletId ?? '';
}
