import type { TwoFactorSecret } from '@billfold/core/contract';
import { useNotify, useTranslate } from '@billfold/react';
import { type ReactElement, useState } from 'react';
import { RecoveryCodesStep } from './recovery-codes-step.tsx';
import { ScanSecretStep } from './scan-secret-step.tsx';
import { SetUpPasswordStep } from './set-up-password-step.tsx';
import { useAccountChanged } from './use-account-changed.ts';

type Place =
  | { readonly step: 'password' }
  | { readonly step: 'app'; readonly secret: TwoFactorSecret }
  | { readonly step: 'codes'; readonly codes: readonly string[] };

/** Three steps: who it is, the app, and the codes for the day on which the app is lost. */
export function SetUpTwoFactor({ onClose }: { readonly onClose: () => void }): ReactElement | null {
  const t = useTranslate();
  const notify = useNotify();
  const onChanged = useAccountChanged();
  const [place, setPlace] = useState<Place>({ step: 'password' });
  switch (place.step) {
    case 'password':
      return (
        <SetUpPasswordStep
          onCancel={onClose}
          onSecret={(secret) => setPlace({ step: 'app', secret })}
        />
      );
    case 'app':
      return (
        <ScanSecretStep
          secret={place.secret}
          onCancel={onClose}
          onEnabled={(codes) => {
            setPlace({ step: 'codes', codes });
            void onChanged();
          }}
        />
      );
    case 'codes':
      return (
        <RecoveryCodesStep
          codes={place.codes}
          steps
          onDone={() => {
            onClose();
            // Not while the codes show: on a phone it would cover the box below them.
            notify.success(t('accountSecurity.twoFactor.enabled'));
          }}
        />
      );
    default:
      place satisfies never;
      return null;
  }
}
