import { useStore } from '@billfold/react/hooks';
import { NewWalletScreen } from '@billfold/react/screens';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { hrefOfStep } from '../business/onboarding/onboarding-steps.ts';

/** Pages that ask for a wallet of a business, by the name under which they lead here in `?for=`. */
const asking: Readonly<Record<string, string>> = {
  onboarding: hrefOfStep('wallet'),
  settlement: '/payments/settings/cryptocurrency',
};

/** Creates a wallet, and leads to the page that asked for it, or that was requested before. */
export function NewWalletRoute(): ReactElement {
  const [, navigate] = useLocation();
  const { session, wantedPath } = useServices();
  const { walletId } = useStore(session);
  const back = asking[new URLSearchParams(useSearch()).get('for') ?? ''];
  // A page that was requested waits for the first wallet alone.
  const [isFirst] = useState(walletId === null);
  useEffect(() => {
    if (!isFirst) wantedPath.take();
  }, [isFirst, wantedPath]);
  const leave = (): void => {
    const path = back ?? wantedPath.take();
    if (path !== null) navigate(path, { replace: true });
  };
  return (
    <NewWalletScreen
      onCreated={leave}
      onCancel={
        back === undefined && walletId === null ? undefined : () => navigate(back ?? '/wallet/')
      }
    />
  );
}
