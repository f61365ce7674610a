'use client';
import type { AccountPublicKey } from '@billfold/core/contract';
import { createResource } from '@billfold/core/flows';
import { useEffect, useMemo } from 'react';
import { useClient } from '../context/use-provided.ts';
import { useResource } from '../state/use-store.ts';
import { nothing, type Query } from './query.ts';
import { useNeededWallet, useQueryOf } from './use-needed-wallet.ts';

/** Public key of an account. */
export type AccountPublicKeyQuery = Query<AccountPublicKey> & {
  /** Loads it again after a failure. */
  readonly refresh: () => Promise<void>;
};

/**
 * Returns the public key of an account of the selected wallet, extended where addresses derive from
 * it; `pending` without a wallet or an account. It tells all addresses of the account, so pass the
 * account only when someone asks for the key.
 * @example
 * const { data } = useAccountPublicKey(accountId);
 * data?.publicKey;
 */
export function useAccountPublicKey(accountId: string | null): AccountPublicKeyQuery {
  const client = useClient();
  const wallet = useNeededWallet();
  const { walletId } = wallet;
  const resource = useMemo(() => {
    if (walletId === null || accountId === null) return nothing;
    return createResource((signal) =>
      client.accounts.getPublicKey(walletId, accountId, { signal }),
    );
  }, [client, walletId, accountId]);
  useEffect(() => resource.reset, [resource]);
  const state = useQueryOf(wallet, useResource<AccountPublicKey>(resource));
  return useMemo(() => ({ ...state, refresh: resource.refresh }), [state, resource]);
}
