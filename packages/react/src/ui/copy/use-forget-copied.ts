'use client';
import { useCallback } from 'react';
import { useWallet } from '../../context/wallet-context.ts';
import { forgetCopied } from './forget-copied.ts';

/** For after a secret was copied: takes it out of the clipboard a minute later. */
export function useForgetCopied(): () => void {
  const { page, client } = useWallet();
  const { schedule } = client.platform;
  return useCallback(() => {
    if (page) forgetCopied(page, schedule);
  }, [page, schedule]);
}
