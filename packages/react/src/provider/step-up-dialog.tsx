'use client';
import { commonTexts, primitivesTexts, stepUpTexts } from '@billfold/core/i18n';
import { type ReactElement, useState } from 'react';
import type { ProofParts } from '../context/step-up.ts';
import { useTexts } from '../context/use-texts.ts';
import { useTranslate } from '../context/use-translate.ts';
import { useWallet } from '../context/wallet-context.ts';
import { useStore } from '../state/use-store.ts';
import { plain } from '../theme/base.css.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '../ui/dialog/dialog-parts.tsx';
import { SecretPlace } from '../ui/secret-field/secret-place.tsx';
import { StepUpForm } from './step-up-form.tsx';

/** Asks for proof of identity above the form that needs it, which keeps what is typed in it. */
export function StepUpDialog(): ReactElement {
  useTexts(stepUpTexts, commonTexts, primitivesTexts);
  const { stepUp } = useWallet();
  const { missing } = useStore(stepUp);
  const [shown, setShown] = useState<ProofParts | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // The dialog keeps its content while it leaves.
  if (missing !== null && missing !== shown) setShown(missing);
  return (
    <Dialog
      open={missing !== null}
      locked={isBusy}
      onOpenChange={(isOpen) => !isOpen && stepUp.settle(false)}
    >
      {shown && <Content missing={shown} onBusy={setIsBusy} />}
    </Dialog>
  );
}

interface ContentProps {
  readonly missing: ProofParts;
  readonly onBusy: (isBusy: boolean) => void;
}

function Content({ missing, onBusy }: ContentProps): ReactElement {
  const t = useTranslate();
  const { secretEntry } = useWallet();
  const canProve = missing.password || missing.code;
  if (canProve && secretEntry === 'inline') return <StepUpForm missing={missing} onBusy={onBusy} />;
  return (
    <>
      <DialogHeader title={t('stepUp.title')} />
      <DialogBody>{canProve ? <SecretPlace>{null}</SecretPlace> : <SignInAgainText />}</DialogBody>
      <Answers canProve={canProve} />
    </>
  );
}

function SignInAgainText(): ReactElement {
  const t = useTranslate();
  const { signInAgain } = useWallet();
  return (
    <p className={plain}>
      {t(signInAgain === null ? 'stepUp.signInAgain.elsewhere' : 'stepUp.signInAgain')}
    </p>
  );
}

function Answers({ canProve }: { readonly canProve: boolean }): ReactElement {
  const t = useTranslate();
  const { stepUp, signInAgain } = useWallet();
  return (
    <DialogFooter>
      <Button wide onClick={() => stepUp.settle(false)}>
        {t('common.cancel')}
      </Button>
      {!canProve && signInAgain && (
        <Button
          variant="primary"
          wide
          onClick={() => {
            stepUp.settle(false);
            signInAgain();
          }}
        >
          {t('stepUp.signInAgain.submit')}
        </Button>
      )}
    </DialogFooter>
  );
}
