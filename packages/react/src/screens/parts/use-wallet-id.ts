'use client';
import { useSelectedWallet } from '../../provider/use-provided.ts';

/** The selected wallet; a host draws no screen without one. */
export function useWalletId(): string {
  return useSelectedWallet().walletId ?? '';
}
