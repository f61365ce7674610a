'use client';
import { resetPasswordTexts } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import {
  DialogBody,
  DialogFooter,
  DialogForm,
  DialogHeader,
} from '../../ui/dialog/dialog-parts.tsx';
import { LoadingFields } from '../../ui/skeleton/loading-fields.tsx';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { PhraseStep } from './phrase-step.tsx';
import type { ResetPasswordFlowOfDialog } from './use-reset-password-flow.ts';
import { useResetPasswordForm } from './use-reset-password-form.ts';

/** Body of the Reset password dialog: one frame for both steps. */
export function ResetPasswordContent(props: {
  readonly flow: ResetPasswordFlowOfDialog | null;
}): ReactElement {
  useTexts(resetPasswordTexts);
  const { flow } = props;
  const t = useTranslate();
  const form = useResetPasswordForm(flow);
  const isPhrase = flow === null || flow.state.step === 'phrase';
  const entered = isPhrase ? 'phrase' : 'password';
  return (
    <>
      <DialogHeader
        title={t('resetPassword.title')}
        onBack={isPhrase ? undefined : flow?.actions.back}
      >
        <Stepper
          label={t('resetPassword.steps')}
          steps={[t('resetPassword.step.phrase'), t('resetPassword.step.password')]}
          current={isPhrase ? 0 : 1}
        />
      </DialogHeader>
      <DialogForm onSubmit={form.submit}>
        <DialogBody step={flow ? entered : 'loading'}>
          {flow === null ? (
            <LoadingFields count={1} noticeHeight="66px" />
          ) : (
            <>
              <PhraseStep flow={flow} form={form} />
              <NewPasswordStep flow={flow} form={form} />
            </>
          )}
        </DialogBody>
        <DialogFooter>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            wide
            busy={flow?.state.isBusy === true}
            disabled={flow === null}
          >
            {t(isPhrase ? 'common.continue' : 'resetPassword.submit')}
          </Button>
        </DialogFooter>
      </DialogForm>
    </>
  );
}
