import {
  decideRoute,
  isEmbeddedPath,
  isSamePath,
  type RouteDecision,
} from '@billfold/core/internal';
import { useStore } from '@billfold/react/hooks';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useHasPayments } from '../routing/use-has-payments.ts';
import { usePlatformType } from '../routing/use-platform-type.ts';
import { twoFactorPath } from '../screens/auth/use-sign-in-path.ts';
import { useServices } from '../services/services-context.ts';
import { known, useHasBusiness } from './use-has-business.ts';

/** Returns the guard's decision on the requested page, and loads the data that it needs. */
export function useRouteDecision(): RouteDecision {
  const { session, user, client, handoff, business } = useServices();
  const { config, wallets } = client.resources;
  const [path] = useLocation();
  const isArriving = useStore(handoff).token !== null;
  const { isSignedIn, walletId } = useStore(session);
  const isEmailVerified = known(useStore(user), (data) => data.isEmailVerified);
  const hasWallet = known(useStore(wallets), () => walletId !== null);
  const hasBusiness = useHasBusiness();
  const platformType = usePlatformType();
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
        platformType,
        isEmailVerified,
        hasWallet,
        hasBusiness,
      });
  const isUserKnown = isEmailVerified.status === 'known';
  // A stored wallet means that a verified user was here, so both load in parallel.
  const wantsWallets = isUserKnown || walletId !== null;
  const wantsBusinesses = useHasPayments() && isUserKnown;
  useEffect(() => {
    if (decision.action !== 'wait') return;
    // The frame shows the sandbox banner; one that loads later would move the page.
    void config.load();
    void user.load();
    if (wantsWallets) void wallets.load();
    if (wantsBusinesses) void business.list.load();
  }, [decision.action, config, user, wallets, business, wantsWallets, wantsBusinesses]);
  return decision;
}

const arrivalPaths = ['/auth/sign-in', twoFactorPath];
