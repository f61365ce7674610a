import { faucetAmount, formatCoin, getNetwork, networkCodes } from '@billfold/core';
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
  const { client } = useServices();
  const walletId = useWalletId();
  const action = useAction();
  const network = getNetwork(account?.blockchainNetwork ?? networkCodes[0]);
  const amount = faucetAmount(network);
  const text = { amount: formatCoin(amount, { ...network, trim: true }), symbol: network.symbol };
  const pay = async (to: Account): Promise<string> => {
    await payFromFaucet(client, { walletId, account: to, amount });
    return t('sandbox.paid', { ...text, name: to.name });
  };
  return (
    <SandboxSection
      title={t('sandbox.coins.title')}
      text={account ? t('sandbox.coins.text', text) : t('sandbox.noAccount')}
      outcome={action.outcome}
    >
      {account && (
        <Button
          variant="primary"
          busy={action.busyWith !== null}
          onClick={() => action.run('pay', () => pay(account))}
        >
          {t('sandbox.pay', text)}
        </Button>
      )}
    </SandboxSection>
  );
}
