'use client';
import { useSelectedWallet } from '../../context/use-provided.ts';

/** The selected wallet; no screen that asks for it is drawn without one. */
export function useWalletId(): string {
  return useSelectedWallet().walletId ?? '';
}
