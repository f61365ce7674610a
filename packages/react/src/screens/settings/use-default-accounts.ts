'use client';
import type { AnyBillfoldError } from '@billfold/core';
import type { WalletSettings } from '@billfold/core/contract';
import { findDefaultAccount } from '@billfold/core/flows';
import { useRef, useState } from 'react';
import type { SharedAsset } from './shared-assets.ts';
import { useWalletSettings } from './use-wallet-settings.ts';

export interface DefaultAccountChoices {
  /** Saves the default account of an asset, after the changes before it; null for none. */
  readonly choose: (assetId: string, accountId: string | null) => void;
  /** Returns the reason why the last change was not saved, if it was one of this asset. */
  readonly failureOf: (assetId: string) => AnyBillfoldError | null;
}

/** Returns the choices of the default accounts; only those of `shared` are kept. */
export function useDefaultAccounts(shared: readonly SharedAsset[]): DefaultAccountChoices {
  const { resource, save, failure } = useWalletSettings();
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const [changed, setChanged] = useState<string | null>(null);
  const saveAfter = async (
    before: Promise<unknown>,
    assetId: string,
    accountId: string | null,
  ): Promise<void> => {
    await before;
    setChanged(assetId);
    const { defaultAccounts: defaults = {} } = resource.get().data ?? {};
    const others = usableDefaults(shared, defaults).filter(([id]) => id !== assetId);
    const own = accountId === null ? [] : [[assetId, accountId] as const];
    await save({ defaultAccounts: Object.fromEntries([...others, ...own]) });
  };
  return {
    choose: (assetId, accountId) => {
      saving.current = saveAfter(saving.current, assetId, accountId);
    },
    failureOf: (assetId) => (changed === assetId ? failure : null),
  };
}

/** Lists the defaults that still hold: an account may have been archived since they were loaded. */
function usableDefaults(
  shared: readonly SharedAsset[],
  defaults: WalletSettings['defaultAccounts'],
): readonly (readonly [string, string])[] {
  return shared.flatMap(({ asset: { id: assetId }, accounts }) => {
    const account = findDefaultAccount(accounts, { defaults, assetId });
    return account === undefined ? [] : [[assetId, account.id] as const];
  });
}
