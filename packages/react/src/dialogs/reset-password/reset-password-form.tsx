'use client';
import { resetPasswordTexts } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { LoadingFields } from '../../ui/skeleton/loading-fields.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { PhraseStep } from './phrase-step.tsx';
import * as css from './reset-password.css.ts';
import { useResetPasswordFlow } from './use-reset-password-flow.ts';
import { useResetPasswordForm } from './use-reset-password-form.ts';

export interface ResetPasswordFormProps {
  readonly onDone: () => void;
}

const always = { open: true, close: () => undefined };

/** Both steps of Reset password without a dialog, for the frame in which secrets are typed. */
export function ResetPasswordForm({ onDone }: ResetPasswordFormProps): ReactElement {
  useTexts(resetPasswordTexts);
  const t = useTranslate();
  const flow = useResetPasswordFlow(always, onDone);
  const form = useResetPasswordForm(flow);
  if (flow === null) return <LoadingFields count={1} noticeHeight="66px" />;
  const isPhrase = flow.state.step === 'phrase';
  return (
    <form
      className={css.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <PhraseStep flow={flow} form={form} />
      <NewPasswordStep flow={flow} form={form} />
      <Button type="submit" variant="primary" size="lg" wide busy={flow.state.isBusy}>
        {t(isPhrase ? 'common.continue' : 'resetPassword.submit')}
      </Button>
    </form>
  );
}
