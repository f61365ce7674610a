'use client';
import { useIsOwner, useScope } from '../../context/use-provided.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { type WalletSettingsTab, walletSettingsTabs } from './wallet-settings-tabs.ts';

/** Returns the tabs that contain something for the token; none for one that only reads. */
export function useSettingsTabs(): readonly WalletSettingsTab[] {
  const { signLocally } = useWallet();
  const isOwner = useIsOwner();
  const wallet = useScope('wallets:write');
  const accounts = useScope('accounts:write');
  const reset = useScope('reset-password');
  const shown: Readonly<Record<WalletSettingsTab, boolean>> = {
    general: wallet,
    accounts: wallet || accounts,
    security: isOwner || reset || (wallet && signLocally !== undefined),
    privacy: wallet || accounts,
  };
  return walletSettingsTabs.filter((tab) => shown[tab]);
}
