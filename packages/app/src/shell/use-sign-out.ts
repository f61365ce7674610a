import { useNotify, useTranslate } from '@billfold/react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../services/services-context.ts';

/** Ends the session and goes to the root. */
export function useSignOut(): { readonly isBusy: boolean; readonly signOut: () => Promise<void> } {
  const t = useTranslate();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const services = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const signOut = async (): Promise<void> => {
    setIsBusy(true);
    await services.signOut();
    navigate('/', { replace: true });
    notify.success(t('shell.signedOut'));
  };
  return { isBusy, signOut };
}
