import { useSelectedWallet } from '@billfold/react';

/** The selected wallet; the guard lets no screen be drawn without one. */
export function useWalletId(): string {
  return useSelectedWallet().walletId ?? '';
}
