import { useTranslate } from '@billfold/react';
import { Button, FormDialog } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useSigner } from '../signing/use-signer.ts';
import * as css from './collect.css.ts';
import type { SweepProps } from './collect-props.ts';
import { ResumeContent } from './resume-content.tsx';

/** Opens the signature of what is left of a sweep for the owner of the settlement wallet, and names them to the others. */
export function ResumeButton({ business, sweep }: SweepProps): ReactElement | null {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const signer = useSigner(business);
  if (signer == null) return null;
  const { settlement, isMine } = signer;
  if (!isMine)
    return <p className={css.muted}>{t('sweeps.signer', { name: settlement.memberName })}</p>;
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        aria-haspopup="dialog"
        aria-label={t('sweeps.resume.named', { unit: sweep.asset })}
        onClick={() => setIsOpen(true)}
      >
        {t('sweeps.resume')}
      </Button>
      <FormDialog open={isOpen} onClose={close}>
        <ResumeContent
          businessId={business.id}
          sweep={sweep}
          walletId={settlement.walletId}
          onClose={close}
        />
      </FormDialog>
    </>
  );
}
