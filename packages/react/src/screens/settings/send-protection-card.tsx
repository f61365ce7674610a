'use client';
import type { SendProtection } from '@billfold/core/contract';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { SecretDialog } from '../form/secret-dialog.tsx';
import { LoadedCard } from '../parts/loaded-card.tsx';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { SendProtectionForm } from './send-protection-form.tsx';
import * as css from './settings.css.ts';

/** Card of the setting that asks for a two-factor code on every payment. */
export function SendProtectionCard(): ReactElement {
  const t = useTranslate();
  return (
    <LoadedCard
      title={t('walletSettings.sendCode')}
      text={t('walletSettings.sendCode.text')}
      resource={useScreenData().keeping.sendProtection(useWalletId())}
      failed={t('walletSettings.sendCode.loadFailed')}
      rows={1}
    >
      {(protection) => <Protection protection={protection} />}
    </LoadedCard>
  );
}

function Protection({ protection }: { readonly protection: SendProtection }): ReactElement {
  const t = useTranslate();
  const { twoFactorForSending: isOn, asksCode } = protection;
  const [isAsking, setIsAsking] = useState(false);
  // What the dialog asks for stays while it closes over what it changed.
  const [wanted, setWanted] = useState(!isOn);
  const ask = (): void => {
    setWanted(!isOn);
    setIsAsking(true);
  };
  const wordsOf = (isWanted: boolean): string =>
    t(isWanted ? 'walletSettings.sendCode.turnOn' : 'walletSettings.sendCode.turnOff');
  const title = wordsOf(wanted);
  return (
    <>
      <div className={css.row}>
        <Badge tone={asksCode ? 'success' : 'neutral'}>
          {t(asksCode ? 'walletSettings.sendCode.isOn' : 'walletSettings.sendCode.isOff')}
        </Badge>
        <Button aria-haspopup="dialog" onClick={ask}>
          {wordsOf(!isOn)}
        </Button>
      </div>
      {isOn && !asksCode && <p className={css.text}>{t('walletSettings.sendCode.noApp')}</p>}
      <SecretDialog title={title} open={isAsking} onClose={() => setIsAsking(false)}>
        <SendProtectionForm title={title} wanted={wanted} onClose={() => setIsAsking(false)} />
      </SecretDialog>
    </>
  );
}
