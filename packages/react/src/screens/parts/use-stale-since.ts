'use client';
import type { Network } from '@billfold/core';
import { staleSince } from '@billfold/core/flows';
import { useClient } from '../../context/use-provided.ts';
import { useStore } from '../../state/use-store.ts';
import { useWalletId } from './use-wallet-id.ts';

/** Returns the time of the oldest balance on `networks` that do not answer; null while they do. */
export function useStaleSince(networks: readonly Network[]): Date | null {
  const { data } = useStore(useClient().resources.accounts(useWalletId()));
  const concerned = data?.items.filter(({ blockchainNetwork }) =>
    networks.includes(blockchainNetwork),
  );
  return staleSince(concerned ?? []);
}
