import type { Account } from '@billfold/core/contract';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Button } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../services/services-context.ts';
import { useWalletId } from '../session/use-wallet-id.ts';
import { useFaucet } from './use-faucet.ts';

/** Coins for the first account of each network, by one press; nothing outside the sandbox. */
export function GetCoins(): ReactElement | null {
  const t = useTranslate();
  const { client } = useServices();
  const config = useResource(client.resources.config);
  const accounts = useResource(client.resources.accounts(useWalletId()));
  const { pay, isBusy } = useFaucet(() => client.invalidate('accounts', 'transactions'));
  if (config.data?.mode !== 'sandbox') return null;
  const own = accounts.data?.items.filter(({ isArchived }) => !isArchived) ?? [];
  return (
    <Button busy={isBusy} onClick={() => void pay(firstOfEachNetwork(own))}>
      {t('sandbox.getCoins')}
    </Button>
  );
}

function firstOfEachNetwork(accounts: readonly Account[]): readonly Account[] {
  return accounts.filter(
    ({ blockchainNetwork: network }, at) =>
      accounts.findIndex(({ blockchainNetwork }) => blockchainNetwork === network) === at,
  );
}
