import { groupAddress } from '@billfold/core';
import type { TwoFactorSecret } from '@billfold/core/contract';
import { fieldMessage } from '@billfold/core/flows';
import { isCompleteCode } from '@billfold/core/internal';
import { CopyButton, QrCode, useTranslate } from '@billfold/react';
import {
  FormDialogContent,
  FormFailure,
  TextField,
  TextLink,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useRef } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { codeMessage, isWrongCode } from './code-message.ts';
import { SetUpSteps } from './set-up-steps.tsx';
import * as css from './settings.css.ts';
import { useFocusOnEntry } from './use-focus-on-entry.ts';

export interface ScanSecretStepProps {
  readonly secret: TwoFactorSecret;
  readonly onCancel: () => void;
  readonly onEnabled: (recoveryCodes: readonly string[]) => void;
}

/** The secret goes into the app, and a code of the app proves that it is there. */
export function ScanSecretStep({ secret, onCancel, onEnabled }: ScanSecretStepProps): ReactElement {
  const t = useTranslate();
  const { client } = useServices();
  const { state, clearErrors, submit } = useForm<'code'>();
  const field = useRef<HTMLInputElement>(null);
  useFocusOnEntry(field);
  const enable = async (): Promise<void> => {
    const code = (field.current?.value ?? '').replaceAll(/\s/g, '');
    const isWhole = isCompleteCode('code', code);
    const done = await submit(isWhole ? {} : { code: 'accountSecurity.setUp.app.codeLength' }, () =>
      client.user.enableTwoFactor({ code }),
    );
    if (done === null) field.current?.select();
    else onEnabled(done.answer.recoveryCodes);
  };
  return (
    <FormDialogContent
      title={t('accountSecurity.setUp.title')}
      under={<SetUpSteps current={1} />}
      submit={t('accountSecurity.setUp.app.submit')}
      isBusy={state.isBusy}
      onSubmit={enable}
      onCancel={onCancel}
    >
      <div className={css.stack}>
        <p className={css.text}>{t('accountSecurity.setUp.app.lead')}</p>
        <div className={css.center}>
          <QrCode text={secret.uri} label={t('accountSecurity.setUp.app.qr')} size={176} />
          <TextLink href={secret.uri}>{t('accountSecurity.setUp.app.open')}</TextLink>
        </div>
        <div className={css.words}>
          <span className={css.detail}>{t('accountSecurity.setUp.app.secret')}</span>
          <code className={css.secret} translate="no">
            {groupAddress(secret.secret).join(' ')}
          </code>
        </div>
        <div>
          <CopyButton size="sm" text={secret.secret} label={t('accountSecurity.setUp.app.copy')} />
        </div>
        {!isWrongCode(state.failure) && <FormFailure failure={state.failure} fields={[]} />}
        <TextField
          ref={field}
          label={t('accountSecurity.setUp.app.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          mono
          readOnly={state.isBusy}
          onValueChange={() => clearErrors('code')}
          error={codeMessage(state.failure, t) ?? fieldMessage(state, 'code', t)}
          hint={t('accountSecurity.setUp.app.others')}
        />
      </div>
    </FormDialogContent>
  );
}
