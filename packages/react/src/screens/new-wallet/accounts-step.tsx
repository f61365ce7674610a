'use client';
import { getNetwork, type Network } from '@billfold/core';
import type { NewWalletFlow } from '@billfold/core/flows';
import type { FormEvent, ReactElement } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useFlow } from '../../state/use-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import * as css from './new-wallet.css.ts';
import { StepFrame } from './step-frame.tsx';

const nothing: { readonly offered: readonly Network[]; readonly networks: readonly Network[] } = {
  offered: [],
  networks: [],
};

export function AccountsStep({ flow }: { readonly flow: NewWalletFlow }): ReactElement {
  const t = useTranslate();
  const { place, isBusy, failure } = useFlow(flow);
  const { actions } = flow;
  const { offered, networks: chosen } =
    place.step === 'accounts' || place.step === 'done' ? place : nothing;
  const isLeaving = isBusy || place.step === 'done';
  const open = (networks: readonly Network[]): void => {
    actions.chooseNetworks(networks);
    void actions.openAccounts();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    open(chosen);
  };
  return (
    <StepFrame title={t('newWallet.accounts.title')} lead={t('newWallet.accounts.lead')}>
      <form className={css.form} noValidate onSubmit={submit}>
        {failure && (
          <Notice tone="danger" live>
            {problemText(failure, t)}
          </Notice>
        )}
        <div className={css.fields}>
          {offered.map((code) => (
            <Checkbox
              key={code}
              label={<NetworkLabel network={code} />}
              checked={chosen.includes(code)}
              disabled={isLeaving}
              onCheckedChange={(isChosen) =>
                actions.chooseNetworks(
                  offered.filter((other) => (other === code ? isChosen : chosen.includes(other))),
                )
              }
            />
          ))}
        </div>
        <div className={css.actions}>
          <Button size="lg" disabled={isLeaving} onClick={() => open([])}>
            {t('newWallet.accounts.skip')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={isLeaving}
            disabled={chosen.length === 0 && !isLeaving}
          >
            {t('newWallet.accounts.submit')}
          </Button>
        </div>
      </form>
    </StepFrame>
  );
}

function NetworkLabel({ network }: { readonly network: Network }): ReactElement {
  const t = useTranslate();
  const { name, symbol } = getNetwork(network);
  return (
    <span className={css.network}>
      <CoinMark symbol={symbol} />
      <span className={css.networkText}>
        <span>{name}</span>
        <span className={css.muted}>{t('newWallet.accounts.symbol', { symbol })}</span>
      </span>
    </span>
  );
}
