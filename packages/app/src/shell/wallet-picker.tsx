import { isNewWalletPath } from '@billfold/core/internal';
import { WalletPicker as Picker } from '@billfold/react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';

/** The wallets, from wherever one is (R-NAV-07). */
export function WalletPicker(): ReactElement {
  const [path, navigate] = useLocation();
  const leave = (): void => {
    if (isOfOneWallet(path)) navigate('/wallet/');
    else if (window.location.search !== '') navigate(path, { replace: true });
  };
  return <Picker onSelect={leave} onCreate={() => navigate('/wallet/new-wallet')} />;
}

/** A page about a thing that another wallet does not have leads to the root (R-NAV-08). */
function isOfOneWallet(path: string): boolean {
  return isNewWalletPath(path) || /^\/wallet\/(embed\/)?(accounts|transactions)\/./.test(path);
}
