'use client';
import type { DepositAddress } from '@billfold/core/contract';
import { createResource } from '@billfold/core/flows';
import { useEffect, useMemo, useState } from 'react';
import { useClient } from '../context/use-provided.ts';
import { useResource } from '../state/use-store.ts';
import { mapQuery, nothing, type Query } from './query.ts';
import { useNeededWallet, useQueryOf } from './use-needed-wallet.ts';

/** Current deposit address of an account. */
export type DepositAddressQuery = Query<DepositAddress> & {
  /** Makes the next address, which is the one from then on. @throws {BillfoldError} */
  readonly generate: () => Promise<DepositAddress>;
};

/**
 * The deposit address of an account of the selected wallet; `pending` without a wallet or an account.
 * A load that failed is the state `failed`; only `generate` throws.
 * @example
 * const { data } = useDepositAddress(accountId);
 * data?.addressValue;
 */
export function useDepositAddress(accountId: string | null): DepositAddressQuery {
  const client = useClient();
  const wallet = useNeededWallet();
  const { walletId } = wallet;
  const [made, setMade] = useState<{ readonly of: object; readonly address: DepositAddress }>();
  const resource = useMemo(() => {
    if (walletId === null || accountId === null) return nothing;
    return createResource((signal) =>
      client.accounts.getDepositAddress(walletId, accountId, { createNew: false }, { signal }),
    );
  }, [client, walletId, accountId]);
  useEffect(() => resource.reset, [resource]);
  const state = useQueryOf(wallet, useResource<DepositAddress>(resource));
  return useMemo(() => {
    const newest = made?.of === resource ? made.address : null;
    const generate = async (): Promise<DepositAddress> => {
      if (walletId === null || accountId === null)
        throw new Error('useDepositAddress has no account yet: there is no address to make.');
      const address = await client.accounts.getDepositAddress(walletId, accountId, {
        createNew: true,
      });
      setMade({ of: resource, address });
      return address;
    };
    return { ...mapQuery(state, (address) => newest ?? address), generate };
  }, [state, made, resource, client, walletId, accountId]);
}
