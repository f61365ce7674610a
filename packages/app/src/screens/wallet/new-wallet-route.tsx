import { useStore } from '@billfold/react/hooks';
import { NewWalletScreen } from '@billfold/react/screens';
import type { ReactElement } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { hrefOfStep } from '../business/onboarding/onboarding-steps.ts';

/** Pages that ask for a wallet of a business, by the name under which they lead here in `?for=`. */
const asking: Readonly<Record<string, string>> = {
  onboarding: hrefOfStep('wallet'),
  settlement: '/payments/settings/cryptocurrency',
};

/** Creates a wallet, and leads back to the page that asked for it. */
export function NewWalletRoute(): ReactElement {
  const [, navigate] = useLocation();
  const { walletId } = useStore(useServices().session);
  const back = asking[new URLSearchParams(useSearch()).get('for') ?? ''];
  return (
    <NewWalletScreen
      onCreated={back === undefined ? undefined : () => navigate(back, { replace: true })}
      onCancel={
        back === undefined && walletId === null ? undefined : () => navigate(back ?? '/wallet/')
      }
    />
  );
}
