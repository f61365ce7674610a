import { authTexts } from '@billfold/core/internal';
import { useStore } from '@billfold/react/hooks';
import { useTexts } from '@billfold/react/internal';
import { NewWalletScreen } from '@billfold/react/screens';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { CheckEmail } from '../auth/check-email.tsx';

/** The new wallet on an embedded page. The service creates none for an unverified email, so that comes first. */
export function EmbeddedNewWalletRoute(): ReactElement {
  useTexts(authTexts);
  const user = useStore(useServices().user).data;
  if (user && !user.isEmailVerified) return <CheckEmail user={user} embedded />;
  return <NewWalletScreen />;
}
