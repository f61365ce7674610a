'use client';
import { getNetwork, type Network } from '@billfold/core';
import type { NewWalletPlace } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useIsOwner, useNavigation } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import * as css from './new-wallet.css.ts';
import { StepFrame } from './step-frame.tsx';

export interface DoneStepProps {
  readonly place: Extract<NewWalletPlace, { step: 'done' }>;
}

/** Shows the wallet that is ready, with the networks it can receive on. */
export function DoneStep({ place }: DoneStepProps): ReactElement {
  const t = useTranslate();
  const navigation = useNavigation();
  const { wallet, networks } = place;
  const count = networks.length;
  const accounts = useIsOwner() ? 'newWallet.done.accounts' : 'newWallet.done.accounts.fixed';
  return (
    <StepFrame
      title={t('newWallet.done.title', { name: wallet.name })}
      lead={count === 0 ? t('newWallet.done.noAccounts') : t(accounts, { count })}
    >
      <div className={css.card}>
        <div className={css.cardName}>
          <Avatar text={wallet.id} name={wallet.name} shape="wallet" size={48} />
          <span className={css.walletName}>{wallet.name}</span>
        </div>
        {count > 0 && <NetworkMarks networks={networks} />}
      </div>
      {navigation && (
        <Button variant="primary" size="lg" wide onClick={() => navigation.go({ to: 'portfolio' })}>
          {t('newWallet.done.submit')}
        </Button>
      )}
    </StepFrame>
  );
}

function NetworkMarks({ networks }: { readonly networks: readonly Network[] }): ReactElement {
  const t = useTranslate();
  return (
    <ul className={css.marks} aria-label={t('newWallet.done.networks')}>
      {networks.map((code) => {
        const { name, symbol } = getNetwork(code);
        return (
          <li key={code} className={css.mark}>
            <CoinMark symbol={symbol} />
            {name}
          </li>
        );
      })}
    </ul>
  );
}
