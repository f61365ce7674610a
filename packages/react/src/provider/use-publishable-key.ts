'use client';
import { type AnyBillfoldError, ValidationError } from '@billfold/core';
import { isSecretKey } from '@billfold/core/internal';
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
  const problem = isSecretKey(publishableKey)
    ? 'is a secret key: remove it from the page, and roll it.'
    : isUnknown && 'is no key of this server.';
  useEffect(() => {
    if (problem === false) return;
    const messages = [`\`publishableKey\` ${problem}`];
    reportError(new ValidationError('invalid_config', { messages }));
  }, [problem, reportError]);
}

interface KeyReport {
  readonly isUnknown: boolean;
  readonly reportError: (error: AnyBillfoldError) => void;
}
