import type { Account } from '@billfold/core/contract';
import { Button, Card, EmptyState, useResource, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useServices } from '../../boot/services-context.ts';
import { useFaucet } from '../../sandbox/use-faucet.ts';
import { useShellDialogs } from '../../shell/shell-dialogs-context.ts';

export interface ReadyWalletProps {
  readonly accounts: readonly Account[];
  readonly onPaid: () => void;
}

/** A wallet that has never held anything: what it is for, and the one thing to do. */
export function ReadyWallet({ accounts, onPaid }: ReadyWalletProps): ReactElement {
  const t = useTranslate();
  const { open, intent } = useShellDialogs();
  const config = useResource(useServices().client.resources.config);
  return (
    <Card>
      <EmptyState
        icon="receive"
        title={t('portfolio.empty.title')}
        text={t('portfolio.empty.text')}
        action={
          <>
            <Button
              variant="primary"
              icon="receive"
              onClick={() => open({ name: 'receive', accountId: null })}
              {...intent('receive')}
            >
              {t('portfolio.receive')}
            </Button>
            {config.data?.mode === 'sandbox' && (
              <GetCoins accounts={firstOfEachNetwork(accounts)} onPaid={onPaid} />
            )}
          </>
        }
      />
    </Card>
  );
}

function GetCoins({ accounts, onPaid }: ReadyWalletProps): ReactElement {
  const t = useTranslate();
  const { pay, isBusy } = useFaucet(onPaid);
  return (
    <Button busy={isBusy} onClick={() => void pay(accounts)}>
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
