import type { TwoFactorSecret } from '@billfold/core/contract';
import { fieldMessage } from '@billfold/core/flows';
import { useTranslate } from '@billfold/react';
import { FormDialogContent, FormFailure, useForm } from '@billfold/react/internal';
import { type ReactElement, useRef } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { CurrentPasswordField, readCurrentPassword } from './current-password-field.tsx';
import { SetUpSteps } from './set-up-steps.tsx';
import * as css from './settings.css.ts';

export interface SetUpPasswordStepProps {
  readonly onCancel: () => void;
  readonly onSecret: (secret: TwoFactorSecret) => void;
}

export function SetUpPasswordStep({ onCancel, onSecret }: SetUpPasswordStepProps): ReactElement {
  const t = useTranslate();
  const { client } = useServices();
  const { state, clearErrors, submit } = useForm<'password'>();
  const field = useRef<HTMLInputElement>(null);
  const begin = async (): Promise<void> => {
    const { password, isMissing } = readCurrentPassword(field.current);
    const done = await submit(isMissing ? { password: 'common.required' } : {}, () =>
      client.user.setUpTwoFactor({ password }),
    );
    if (done !== null) onSecret(done.answer);
  };
  return (
    <FormDialogContent
      title={t('accountSecurity.setUp.title')}
      under={<SetUpSteps current={0} />}
      submit={t('common.continue')}
      isBusy={state.isBusy}
      onSubmit={begin}
      onCancel={onCancel}
    >
      <p className={css.text}>{t('accountSecurity.setUp.password.lead')}</p>
      <FormFailure failure={state.failure} fields={['password']} />
      <CurrentPasswordField
        ref={field}
        isBusy={state.isBusy}
        error={fieldMessage(state, 'password', t)}
        onEdit={() => clearErrors('password')}
      />
    </FormDialogContent>
  );
}
