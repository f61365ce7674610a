import { faucetAmount, formatCoin, getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { Button, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useServices } from '../boot/services-context.ts';
import { useWalletId } from '../wallet/use-wallet-data.ts';
import { payFromFaucet } from './pay-from-faucet.ts';
import { SandboxSection } from './sandbox-section.tsx';
import { useAction } from './use-action.ts';

export function CoinsSection({ account }: { readonly account: Account | undefined }): ReactElement {
  const t = useTranslate();
  if (account) return <PaySection account={account} />;
  return <SandboxSection title={t('sandbox.coins.title')} text={t('sandbox.noAccount')} />;
}

function PaySection({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const { client } = useServices();
  const walletId = useWalletId();
  const action = useAction();
  const network = getNetwork(account.blockchainNetwork);
  const amount = faucetAmount(network);
  const text = { amount: formatCoin(amount, { ...network, trim: true }), symbol: network.symbol };
  const pay = async (): Promise<string> => {
    await payFromFaucet(client, { walletId, account, amount });
    return t('sandbox.paid', { ...text, name: account.name });
  };
  return (
    <SandboxSection
      title={t('sandbox.coins.title')}
      text={t('sandbox.coins.text', text)}
      outcome={action.outcome}
    >
      <Button
        variant="primary"
        busy={action.busyWith !== null}
        onClick={() => action.run('pay', pay)}
      >
        {t('sandbox.pay', text)}
      </Button>
    </SandboxSection>
  );
}
