'use client';
import type { AnyBillfoldError } from '@billfold/core';
import { isSecretKey } from '@billfold/core/flows';
import { useEffect } from 'react';
import type { WalletProviderProps } from '../context/wallet-provider-props.ts';

/** Returns the props without a secret key in place of the publishable one: no request may carry it. */
export function withoutSecretKey(props: WalletProviderProps): WalletProviderProps {
  return isSecretKey(props.publishableKey) ? { ...props, publishableKey: undefined } : props;
}

/** Reports a publishable key that is a secret key, or that the server does not know. */
export function useKeyReport(
  publishableKey: string | undefined,
  { isUnknown, reportError }: KeyReport,
): void {
  const isSecret = isSecretKey(publishableKey);
  useEffect(() => {
    if (isSecret || isUnknown)
      import('./report-mistake.ts').then(
        ({ createKeyError }) => reportError(createKeyError(isSecret)),
        () => undefined,
      );
  }, [isSecret, isUnknown, reportError]);
}

interface KeyReport {
  readonly isUnknown: boolean;
  readonly reportError: (error: AnyBillfoldError) => void;
}
