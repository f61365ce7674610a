'use client';
import type { WalletStatistics } from '@billfold/core/contract';
import type { Resource } from '@billfold/core/flows';
import { useClient } from '../context/use-provided.ts';
import { useReadsValues } from '../context/use-reads-values.ts';
import { nothing } from './query.ts';

/**
 * Returns the statistics of a wallet; a resource that loads nothing and stays pending without a wallet, and where the
 * page's token reads no values.
 */
export function useStatistics(walletId: string | null): Resource<WalletStatistics> {
  const { resources } = useClient();
  const readsValues = useReadsValues();
  return walletId !== null && readsValues ? resources.statistics(walletId) : nothing;
}
