'use client';
import type { ReceiveActions, ReceiveState } from '@billfold/core/flows';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { AssetPicker } from '../../ui/asset-picker/asset-picker.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { prefetchQrCode } from '../../ui/qr-code/use-qr-path.ts';
import { useAssetOptions } from '../flow/use-asset-options.ts';
import { OutageNotice } from '../frame/outage-notice.tsx';
import { step } from '../frame/step.css.ts';
import { AccountShortcuts } from './account-shortcuts.tsx';
import { ActivationLine } from './activation-line.tsx';
import { fact } from './address-step.css.ts';
import { DepositWarning } from './deposit-warning.tsx';

export interface AccountStepProps {
  readonly state: ReceiveState;
  readonly actions: ReceiveActions;
}

export function AccountStep({ state, actions }: AccountStepProps): ReactElement {
  // The next step draws a code.
  useEffect(prefetchQrCode, []);
  const t = useTranslate();
  const [isSelected, setSelected] = useState(false);
  const options = useAssetOptions(state.options);
  return (
    <div className={step}>
      <AssetPicker
        label={t('receive.account')}
        placeholder={t('receive.account.placeholder')}
        options={options}
        value={state.option?.id ?? null}
        onSelect={({ account, asset }) => {
          setSelected(true);
          actions.selectAccount(account.id, asset.id);
        }}
        hint={<AccountHint state={state} isSelected={isSelected} />}
      />
      <OutageNotice account={state.account}>{t('receive.outage')}</OutageNotice>
      <AccountNotice state={state} isSelected={isSelected} />
      {state.account === null && (
        <AccountShortcuts
          options={options}
          onPick={({ account, asset }) => {
            actions.selectAccount(account.id, asset.id);
            actions.next();
          }}
        />
      )}
    </div>
  );
}

interface AccountNoticeProps extends Pick<AccountStepProps, 'state'> {
  /** The account was selected here, and did not just begin the step. */
  readonly isSelected: boolean;
}

/** Asks to select an account until one was, and names the tokens that are left out. */
function AccountHint({ state, isSelected }: AccountNoticeProps): ReactElement {
  const t = useTranslate();
  return (
    <>
      {!isSelected && <p className={fact}>{t('receive.selectAccount')}</p>}
      {state.assets.length > 1 && <p className={fact}>{t('receive.asset.hint')}</p>}
    </>
  );
}

/** Warns of assets that the selected account does not take, and of one that is not activated. */
function AccountNotice({ state, isSelected }: AccountNoticeProps): ReactElement | null {
  const { account, asset, network } = state;
  const activation = <ActivationLine state={state} />;
  if (isSelected && account && network)
    return <DepositWarning {...{ account, asset, network }}>{activation}</DepositWarning>;
  return state.needsActivation ? <Notice tone="warning">{activation}</Notice> : null;
}
