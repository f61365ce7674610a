import { newWalletTexts } from '@billfold/core/i18n';
import { authTexts } from '@billfold/core/internal';
import { useResource, useStore } from '@billfold/react/hooks';
import { useTexts } from '@billfold/react/internal';
import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { PageSpinner } from '../../shell/page-spinner.tsx';
import { UnlockForm } from './unlock-form.tsx';
import { useSignedInOnly } from './use-signed-in-only.ts';

/** Asks once, on a new device, for the encryption password or the seed phrase of the wallet. */
export function UnlockScreen(): ReactElement | null {
  useTexts(authTexts, newWalletTexts);
  return useSignedInOnly() ? <UnlockSelected /> : null;
}

function UnlockSelected(): ReactElement {
  const { session, client } = useServices();
  const [, navigate] = useLocation();
  const wallets = useResource(client.resources.wallets);
  const { walletId } = useStore(session);
  const wallet = wallets.data?.items.find(({ id }) => id === walletId);
  const isNothingToUnlock = wallets.status !== 'pending' && wallet === undefined;
  // The guard of the root knows what comes of it: a new wallet, or what could not be loaded.
  useEffect(() => {
    if (isNothingToUnlock) navigate('/', { replace: true });
  }, [isNothingToUnlock, navigate]);
  return wallet === undefined ? <PageSpinner /> : <UnlockForm key={wallet.id} wallet={wallet} />;
}
