'use client';
import { type AssetPosition, findDefaultAccount } from '@billfold/core/flows';
import { useClient } from '../../context/use-provided.ts';
import { useResource } from '../../state/use-store.ts';
import { useKeptSettings } from '../parts/use-kept-settings.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { dialogStartOf } from './position-facts.ts';

/**
 * Returns a function that finds the account and the token with which Send or Receive of an asset
 * starts: its default account, else that of the position. Send needs a balance.
 */
export function useDialogStart() {
  const { data } = useResource(useClient().resources.accounts(useWalletId()));
  const defaults = useKeptSettings()?.defaultAccounts ?? {};
  return (name: 'send' | 'receive', position: AssetPosition) => {
    const open = data?.items.filter(({ isArchived }) => !isArchived) ?? [];
    const { id: assetId } = position.holding;
    const needsBalance = name === 'send';
    const account = findDefaultAccount(open, { defaults, assetId, needsBalance });
    return { name, ...dialogStartOf({ ...position, account: account ?? position.account }) };
  };
}
