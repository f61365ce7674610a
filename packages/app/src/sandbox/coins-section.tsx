import { formatAmount, nativeAsset, tokensOf } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { faucetAmount } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Button, ListPicker } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../services/services-context.ts';
import { useWalletId } from '../session/use-wallet-id.ts';
import { payFromFaucet } from './pay-from-faucet.ts';
import * as css from './sandbox.css.ts';
import { SandboxSection } from './sandbox-section.tsx';
import { type ActionOutcome, useAction } from './use-action.ts';

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
  const { blockchainNetwork: network } = account;
  const assets = [nativeAsset(network), ...tokensOf(network)];
  const [assetId, setAssetId] = useState<string>(network);
  const asset = assets.find(({ id }) => id === assetId) ?? nativeAsset(network);
  const amount = formatAmount(faucetAmount(asset), { ...asset, trim: true });
  const text = { amount, symbol: asset.symbol };
  const pay = async (): Promise<string | ActionOutcome> => {
    const outcome = await payFromFaucet(client, { walletId, account, asset });
    if (outcome === 'slow') return { tone: 'info', text: t('sandbox.paid.slow') };
    return t('sandbox.paid', { ...text, name: account.name });
  };
  return (
    <SandboxSection
      title={t('sandbox.coins.title')}
      text={t('sandbox.coins.text', text)}
      outcome={action.outcome}
    >
      {assets.length > 1 && (
        <ListPicker
          className={css.field}
          label={t('sandbox.coins.asset')}
          options={assets.map(({ id, name, symbol }) => ({ id, text: `${name} (${symbol})` }))}
          value={asset.id}
          onValueChange={setAssetId}
        />
      )}
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
