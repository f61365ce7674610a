'use client';
import { createContext, type ReactElement, useContext, useState } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { SettingRow } from '../../ui/setting-row/setting-row.tsx';
import { SettingSwitch } from '../../ui/setting-row/setting-switch.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { SecretDialog } from '../form/secret-dialog.tsx';
import { useNotifyFailure } from '../parts/use-notify-failure.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import type { TwoFactorSetUp } from '../portfolio/checklist.tsx';
import { SendProtectionForm } from './send-protection-form.tsx';

/** Two-factor sign-in of the user; undefined where the host does not tell of it. */
export const TwoFactorContext = createContext<TwoFactorSetUp | undefined>(undefined);

/** Switch that asks for a two-factor code on every transaction; a code changes it either way. */
export function SendProtectionRow(): ReactElement {
  const t = useTranslate();
  const state = useResource(useScreenData().keeping.sendProtection(useWalletId()));
  useNotifyFailure(state);
  const isOn = state.data?.twoFactorForSending ?? false;
  const isIdle = isOn && state.data?.asksCode === false;
  const [isAsking, setIsAsking] = useState(false);
  // The dialog keeps its task while it closes over the changed setting.
  const [wanted, setWanted] = useState(false);
  const title = t(wanted ? 'walletSettings.sendCode.turnOn' : 'walletSettings.sendCode.turnOff');
  const ask = async (next: boolean): Promise<void> => {
    setWanted(next);
    setIsAsking(true);
  };
  const twoFactor = useContext(TwoFactorContext);
  // There is no code to ask for yet. A setting that is on can still be turned off.
  if (twoFactor?.isOn === false && state.data !== undefined && !isOn && !isAsking)
    return (
      <SettingRow title={t('walletSettings.sendCode')} hint={t('walletSettings.sendCode.needs')}>
        {twoFactor.action}
      </SettingRow>
    );
  return (
    <>
      <SettingSwitch
        asks
        title={t('walletSettings.sendCode')}
        hint={t(isIdle ? 'walletSettings.sendCode.noApp' : 'walletSettings.sendCode.text')}
        checked={isOn}
        disabled={state.data === undefined}
        error={state.error && state.data === undefined && problemText(state.error, t)}
        onSave={ask}
      />
      <SecretDialog title={title} open={isAsking} onClose={() => setIsAsking(false)}>
        <SendProtectionForm title={title} wanted={wanted} onClose={() => setIsAsking(false)} />
      </SecretDialog>
    </>
  );
}
