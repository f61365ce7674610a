import { useStore } from '@billfold/react/hooks';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../services/services-context.ts';

/** True for who is signed in; the others are sent to sign in first. */
export function useSignedInOnly(): boolean {
  const { isSignedIn } = useStore(useServices().session);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!isSignedIn) navigate('/auth/sign-in', { replace: true });
  }, [isSignedIn, navigate]);
  return isSignedIn;
}
