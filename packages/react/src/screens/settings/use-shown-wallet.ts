import type { Wallet } from '@billfold/core/contract';
import { useClient } from '../../context/use-provided.ts';
import { useResource } from '../../state/use-store.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';

/** Undefined only while the list of wallets is on its way. */
export function useShownWallet(): Wallet | undefined {
  const walletId = useWalletId();
  const { data } = useResource(useClient().resources.wallets);
  return data?.items.find(({ id }) => id === walletId);
}
