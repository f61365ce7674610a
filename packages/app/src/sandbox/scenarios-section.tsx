import { formatAmount, getNetwork, nativeAsset } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { faucetAmount, getSandboxScenarios } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../services/services-context.ts';
import { useWalletId } from '../session/use-wallet-id.ts';
import { FeeSpikeButton } from './fee-spike-button.tsx';
import { SandboxSection } from './sandbox-section.tsx';
import { dropDeposit, holdDeposit, poisonHistory } from './scenarios.ts';
import { useAction } from './use-action.ts';

/** Events that a wallet has to show well, each by one press. */
export function ScenariosSection({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const { client } = useServices();
  const walletId = useWalletId();
  const action = useAction();
  const { blockchainNetwork: network } = account;
  const asset = nativeAsset(network);
  const amount = formatAmount(faucetAmount(asset), { ...asset, trim: true });
  const order = { walletId, account, asset };
  const { feeSpike, poisonedAddress } = getSandboxScenarios(network);
  const stick = async (): Promise<string> => {
    await holdDeposit(client, order);
    return t('sandbox.scenarios.stuck.done', { amount, symbol: asset.symbol });
  };
  const undo = async (): Promise<string> => {
    await dropDeposit(client, order);
    return t('sandbox.scenarios.undone.done', { amount, symbol: asset.symbol });
  };
  const poison = async (): Promise<string> => {
    const contactName = t('sandbox.scenarios.poisoned.contact');
    const name = await poisonHistory(client, { walletId, account, contactName });
    const { minimumAmount, symbol } = getNetwork(network);
    return t('sandbox.scenarios.poisoned.done', { name, amount: minimumAmount, symbol });
  };
  return (
    <SandboxSection
      title={t('sandbox.scenarios.title')}
      text={t('sandbox.scenarios.text')}
      outcome={action.outcome}
    >
      <Button busy={action.busyWith === 'stuck'} onClick={() => action.run('stuck', stick)}>
        {t('sandbox.scenarios.stuck')}
      </Button>
      <Button busy={action.busyWith === 'undone'} onClick={() => action.run('undone', undo)}>
        {t('sandbox.scenarios.undone')}
      </Button>
      {feeSpike && <FeeSpikeButton network={network} action={action} />}
      {poisonedAddress && (
        <Button busy={action.busyWith === 'poison'} onClick={() => action.run('poison', poison)}>
          {t('sandbox.scenarios.poisoned')}
        </Button>
      )}
    </SandboxSection>
  );
}
