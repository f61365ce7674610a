import { isNewWalletPath } from '@billfold/core/internal';
import { useCallback } from 'react';
import { useLocation } from 'wouter';

/** Returns a function that leaves a page about one thing of a wallet, for the root (R-NAV-08). */
export function useLeaveWallet(): () => void {
  const [path, navigate] = useLocation();
  return useCallback(() => {
    if (isOfOneWallet(path)) navigate('/wallet/');
    else if (window.location.search !== '') navigate(path, { replace: true });
  }, [path, navigate]);
}

function isOfOneWallet(path: string): boolean {
  return isNewWalletPath(path) || /^\/wallet\/(embed\/)?(accounts|transactions)\/./.test(path);
}
