import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { SignerButton } from '../signing/signer-button.tsx';
import type { SweepProps } from './collect-props.ts';
import { ResumeContent } from './resume-content.tsx';

/** Opens the signature of what is left of a sweep for the owner of the settlement wallet. */
export function ResumeButton({ business, sweep }: SweepProps): ReactElement {
  const t = useTranslate();
  return (
    <SignerButton
      business={business}
      text={t('sweeps.resume')}
      label={t('sweeps.resume.named', { unit: sweep.asset })}
      variant="primary"
      nameSigner={(name) => t('sweeps.signer', { name })}
    >
      {({ walletId, onClose }) =>
        walletId !== null && (
          <ResumeContent businessId={business.id} {...{ sweep, walletId, onClose }} />
        )
      }
    </SignerButton>
  );
}
