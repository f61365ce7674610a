import type { SignInActions, SignInState } from '@billfold/core/internal';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

const signInPath = '/auth/sign-in';
export const twoFactorPath = '/auth/sign-in/two-factor';

/**
 * Keeps the address in step with sign-in: the code has its own, and going back from there is going
 * back in sign-in. Opened at that address without a password in memory, sign-in starts over.
 */
export function useSignInPath({ step, status }: SignInState, { back }: SignInActions): void {
  const [path, navigate] = useLocation();
  const isAtCode = path === twoFactorPath;
  const wantsCode = step === 'two-factor' && status !== 'signed-in';
  const last = useRef(wantsCode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a browser's Back left undone is done when the call is over.
  useEffect(() => {
    const isLeading = last.current !== wantsCode;
    last.current = wantsCode;
    if (wantsCode === isAtCode) return;
    if (wantsCode && !isLeading) back();
    else navigate(wantsCode ? twoFactorPath : signInPath, { replace: !wantsCode });
  }, [wantsCode, isAtCode, status, back, navigate]);
}
