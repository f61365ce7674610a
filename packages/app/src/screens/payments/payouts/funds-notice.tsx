import type { Network } from '@billfold/core';
import { isAboveZero, trimDecimal } from '@billfold/core/internal';
import { RecipientCard, useTranslate } from '@billfold/react';
import { Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './payouts.css.ts';
import type { MissingFunds } from './read-refusal.ts';

export interface FundsNoticeProps {
  readonly funds: MissingFunds;
  readonly network: Network;
}

/** Tells what is missing to pay a payout, and where to send it. */
export function FundsNotice({ funds, network }: FundsNoticeProps): ReactElement {
  const t = useTranslate();
  const { asset: unit, native, address, missing, nativeMissing } = funds;
  const [amount, fee] = [trimDecimal(missing), trimDecimal(nativeMissing)];
  return (
    <Notice tone="warning" live title={t('payouts.funds')}>
      <div className={css.form}>
        <p>{sentence()}</p>
        <p>{address === null ? t('payouts.funds.arrives', { unit }) : t('payouts.funds.send')}</p>
        {address !== null && (
          <RecipientCard
            address={address}
            network={network}
            untitled={t('payouts.funds.account')}
            copyLabel={t('payouts.funds.copy')}
          />
        )}
      </div>
    </Notice>
  );

  function sentence(): string {
    if (!isAboveZero(nativeMissing)) return t('payouts.funds.one', { amount, unit });
    if (!isAboveZero(missing)) return t('payouts.funds.one', { amount: fee, unit: native });
    return t('payouts.funds.both', { amount, unit, fee, native });
  }
}
