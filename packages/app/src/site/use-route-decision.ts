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
  // Sign-in exchanges the token, even if another user is signed in.
  const isExchange = isArriving && arrivalPaths.some((page) => isSamePath(path, page));
  const decision: RouteDecision = isExchange
    ? { action: 'render' }
    : decideRoute({
        path,
        embedded: isEmbeddedPath(path),
        // takeUrlToken removes it at the start of the page.
        hasUrlToken: false,
        hasToken: isSignedIn,
        platformType: 'wallet',
        isEmailVerified,
        hasWallet,
        hasBusiness: noBusinessArea,
      });
  const isUserKnown = isEmailVerified.status === 'known';
  // A stored wallet means that a verified user was here, so both load in parallel.
  const wantsWallets = isUserKnown || walletId !== null;
  useEffect(() => {
    if (decision.action !== 'wait') return;
    // The frame shows the sandbox banner; one that loads later would move the page.
    void config.load();
    void user.load();
    if (wantsWallets) void wallets.load();
  }, [decision.action, config, user, wallets, wantsWallets]);
  return decision;
}

const arrivalPaths = ['/auth/sign-in', twoFactorPath];

/** This version has no business area: its paths are not found and onboarding is never required. */
const noBusinessArea: Known<boolean> = { status: 'known', value: true };

/** Data from before a failed refresh still counts. */
function known<T>(state: ResourceState<T>, isTrue: (data: T) => boolean): Known<boolean> {
  if (state.data !== undefined) return { status: 'known', value: isTrue(state.data) };
  return { status: state.status === 'failed' ? 'failed' : 'loading' };
}
