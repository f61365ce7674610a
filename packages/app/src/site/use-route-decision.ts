import type { ResourceState } from '@billfold/core/flows';
import {
  decideRoute,
  isEmbeddedPath,
  isSamePath,
  type Known,
  type RouteDecision,
} from '@billfold/core/internal';
import { useStore } from '@billfold/react/hooks';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { twoFactorPath } from '../screens/auth/use-sign-in-path.ts';
import { useServices } from '../services/services-context.ts';

/** Returns the guard's decision on the requested page, and loads the data that it needs. */
export function useRouteDecision(): RouteDecision {
  const { session, user, client, handoff } = useServices();
  const { config, wallets } = client.resources;
  const [path] = useLocation();
  const isArriving = useStore(handoff).token !== null;
  const { isSignedIn, walletId } = useStore(session);
  const isEmailVerified = known(useStore(user), (data) => data.isEmailVerified);
  const hasWallet = known(useStore(wallets), () => walletId !== null);
  // Sign-in makes the exchange, whoever is signed in until then.
  const isExchange = isArriving && arrivalPaths.some((page) => isSamePath(path, page));
  const decision: RouteDecision = isExchange
    ? { action: 'render' }
    : decideRoute({
        path,
        embedded: isEmbeddedPath(path),
        // Taken at the start of the page (takeUrlToken); nothing on the site puts one there.
        hasUrlToken: false,
        hasToken: isSignedIn,
        platformType: 'wallet',
        isEmailVerified,
        hasWallet,
        hasBusiness: noBusinessArea,
      });
  const isUserKnown = isEmailVerified.status === 'known';
  // A stored wallet means a verified user was here: both are asked for at once.
  const wantsWallets = isUserKnown || walletId !== null;
  useEffect(() => {
    if (decision.action !== 'wait') return;
    // The frame of the page tells of the sandbox: what comes later would move the page.
    void config.load();
    void user.load();
    if (wantsWallets) void wallets.load();
  }, [decision.action, config, user, wallets, wantsWallets]);
  return decision;
}

const arrivalPaths = ['/auth/sign-in', twoFactorPath];

/** This version has no business area: its paths are not found, and nobody is sent to onboarding. */
const noBusinessArea: Known<boolean> = { status: 'known', value: true };

/** Data from before a failed refresh still counts. */
function known<T>(state: ResourceState<T>, judge: (data: T) => boolean): Known<boolean> {
  if (state.data !== undefined) return { status: 'known', value: judge(state.data) };
  return { status: state.status === 'failed' ? 'failed' : 'loading' };
}
