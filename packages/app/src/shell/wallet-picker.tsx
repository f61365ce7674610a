import { WalletPicker as Picker } from '@billfold/react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useLeaveWallet } from './use-leave-wallet.ts';

/** The wallets, from wherever one is (R-NAV-07). */
export function WalletPicker(): ReactElement {
  const [, navigate] = useLocation();
  const leave = useLeaveWallet();
  return <Picker onSelect={leave} onCreate={() => navigate('/wallet/new-wallet')} />;
}
