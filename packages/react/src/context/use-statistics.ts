'use client';
import type { WalletStatistics } from '@billfold/core/contract';
import type { Resource } from '@billfold/core/flows';
import { nothing } from '../query/query.ts';
import { useClient, useScope } from './use-provided.ts';

/** Returns true unless the token of the page reads no values: their calls would be refused. */
export const useReadsValues = (): boolean => useScope('portfolio:read', 'send');

/**
 * Returns the statistics of a wallet; a resource that loads nothing and stays pending without a wallet, and where the
 * page's token reads no values.
 */
export function useStatistics(walletId: string | null): Resource<WalletStatistics> {
  const { resources } = useClient();
  const readsValues = useReadsValues();
  return walletId !== null && readsValues ? resources.statistics(walletId) : nothing;
}
