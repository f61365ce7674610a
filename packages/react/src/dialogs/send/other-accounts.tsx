'use client';
import { getNetwork } from '@billfold/core';
import type { SendActions, SendState } from '@billfold/core/flows';
import type { ReactElement, RefObject } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { groupedAmount } from '../../ui/amount-text/grouped-amount.ts';
import { Button } from '../../ui/button/button.tsx';
import { muted, step } from '../frame/step.css.ts';

export interface OtherAccountsProps {
  readonly state: Pick<SendState, 'account' | 'otherAccounts' | 'isRecipientPayable'>;
  readonly actions: Pick<SendActions, 'selectAccount'>;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Offers the accounts of other networks that can pay the recipient. */
export function OtherAccounts({ state, actions, field }: OtherAccountsProps): ReactElement | null {
  const t = useTranslate();
  const { account: chosen, otherAccounts, isRecipientPayable } = state;
  if (otherAccounts.length === 0) return null;
  // The pressed button goes; the text may still have to be corrected.
  const select = (id: string): void => {
    actions.selectAccount(id);
    const { current: input } = field;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  };
  const isShared = isRecipientPayable || otherAccounts.length > 1;
  return (
    <div className={step}>
      {isShared && (
        <p role="status" className={muted}>
          {t('send.recipient.severalNetworks')}
        </p>
      )}
      {otherAccounts.map(({ id, blockchainNetwork, nativeBalance }) => {
        const network = getNetwork(blockchainNetwork);
        const amount = groupedAmount(nativeBalance, network);
        const values = { network: network.name, balance: `${amount} ${network.symbol}` };
        return (
          <Button key={id} wide onClick={() => select(id)}>
            {t(chosen ? 'send.recipient.otherAccount' : 'send.recipient.fromAccount', values)}
          </Button>
        );
      })}
    </div>
  );
}
